#pragma once
// Messages, a line each, between standard input and standard output.

#include <functional>
#include <string>

#include "verifier/front/serve/serve.h"

namespace warpproof::serve {

struct StreamEvents {
  std::function<void(const std::string&)> line;
  std::function<void()> too_long;
  std::function<void()> input_ended;  ///< before the stream is left; not after a signal
};

/// Standard output, for messages alone: whatever else is printed in this process goes to standard error.
/// Process-wide; made once.
class MessageStream {
 public:
  MessageStream();
  ~MessageStream();
  MessageStream(const MessageStream&) = delete;
  MessageStream& operator=(const MessageStream&) = delete;

  /// From any thread. A peer that is gone ends the stream.
  void send(const std::string& message);
  /// Until the input ends, or SIGTERM, SIGINT, or the peer is gone.
  void read(const Options& options, const StreamEvents& events);

 private:
  int out_ = -1, signals_ = -1;
};

/// Blocks SIGTERM and SIGINT in this thread and those it makes, and ignores SIGPIPE; a descriptor that
/// becomes readable when one of the two comes.
int signal_descriptor();

}  // namespace warpproof::serve
