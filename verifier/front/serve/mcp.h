#pragma once
// The Model Context Protocol, both eras of it in one server: revision 2026-07-28 (no handshake, each request
// names its version) and the revisions that begin with `initialize` (2024-11-05 to 2025-11-25). Knows no
// transport.
//
// Source: modelcontextprotocol.io/specification/2026-07-28 and /2025-11-25.

#include <functional>
#include <memory>
#include <string>

#include "verifier/front/serve/calls.h"

namespace warpproof::serve {

namespace error_code {
constexpr int parse = -32700;
constexpr int invalid_request = -32600;
constexpr int method_not_found = -32601;
constexpr int invalid_params = -32602;
constexpr int internal = -32603;
constexpr int busy = -32000;  ///< ours: too many requests wait; data.retry_after_ms
constexpr int header_mismatch = -32020;
constexpr int unsupported_version = -32022;
}  // namespace error_code

/// Who asks. `send` gets whole messages, from any thread.
struct Peer {
  std::string scope;  ///< ids of calls are its own
  std::function<void(const Json&)> send;
  std::function<void()> dropped = {};  ///< a call was cancelled: it will not be answered
  bool handshake_needed =
      true;  ///< a stream: the old era begins with `initialize`; over HTTP each stands alone
  bool initialized = false;
};

class Mcp {
 public:
  Mcp(const Options& options, Engine engine = {}) : calls_(options, std::move(engine)) {}

  /// One message. Answers through peer->send, at once or when a tool has ended; a cancelled call never.
  void handle(const std::shared_ptr<Peer>& peer, const std::string& text);
  void handle(const std::shared_ptr<Peer>& peer, const Json& message);
  /// The message was longer than the limit, and is gone.
  void too_long(const Peer& peer) const;

  Calls& calls() { return calls_; }
  /// The name of a call among all peers.
  static std::string key_of(const Peer& peer, const Json& id);

 private:
  enum class Era : std::uint8_t { handshake, modern };
  struct Request {
    std::shared_ptr<Peer> peer;
    Json id;
    std::string method;
    Json params;
    Era era = Era::handshake;
  };
  void dispatch(const Request& request);
  void notify(const Peer& peer, const Json& message);
  void call_tool(const Request& request);
  bool wrong_version(const Request& request) const;
  static Json complete(const Request& request, Json result, bool cacheable);

  Calls calls_;
};

Json error_message(const Json& id, int code, const std::string& what, const Json& data = nullptr);

/// Is this version one of the era without a handshake?
bool is_modern(const std::string& version);
const std::vector<std::string>& protocol_versions();  ///< newest first

}  // namespace warpproof::serve
