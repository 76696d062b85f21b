#include "verifier/front/serve/mcp.h"
#include "verifier/front/serve/memory.h"
#include "verifier/front/serve/serve.h"
#include "verifier/front/serve/stream.h"

namespace warpproof::serve {

int serve_stdio(const Options& options) {
  keep_memory_small();
  MessageStream stream;
  Mcp mcp(options);
  const auto peer = std::make_shared<Peer>();
  peer->send = [&](const Json& message) { stream.send(dump(message)); };
  stream.read(options, {.line =
                            [&](const std::string& line) {
                              if (!line.empty()) mcp.handle(peer, line);
                            },
                        .too_long = [&] { mcp.too_long(*peer); },
                        .input_ended = {}});
  // The peer has left: nobody waits for what still runs.
  mcp.calls().cancel_all();
  return 0;
}

}  // namespace warpproof::serve
