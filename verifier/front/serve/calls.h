#pragma once
// Tool calls in flight: started, told how far they are, ended once, or cancelled and never heard of again.
// Knows no protocol: each protocol says what to send at the end.

#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>

#include "verifier/front/serve/jobs.h"
#include "verifier/front/serve/tool.h"

namespace warpproof::serve {

/// What a protocol does with a call. Called from another thread, one at a time, and not after a cancellation.
struct CallEvents {
  std::function<void(const ToolResult&)> ended;
  std::function<void(const Progress&, double seconds)> progress;  ///< empty: nobody asked
  std::function<void()> cancelled;                                ///< instead of `ended`; may be empty
};

enum class Started : std::uint8_t { yes, busy, id_in_use };

class Calls {
 public:
  Calls(const Options& options, Engine engine);
  ~Calls();  ///< cancels all

  /// `key` names the call among all of this service: who asked, and its id.
  Started start(const std::string& key, const Tool& tool, Json arguments, CallEvents events);
  /// Ends the call's child; nothing more is reported. False when no such call is in flight.
  bool cancel(const std::string& key);
  void cancel_all();
  void wait() { jobs_.wait(); }
  const Options& options() const { return options_; }

 private:
  struct Call {
    std::mutex mutex;  ///< of everything that is reported
    bool over = false;
    std::stop_source stop;
    CallEvents events;
  };
  void run(const std::string& key, Call& call, const Tool& tool, const Json& arguments);

  Options options_;
  Engine engine_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Call>> calls_;
  Jobs jobs_;
};

}  // namespace warpproof::serve
