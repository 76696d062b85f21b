#pragma once
// The plain protocol: a request object a line, a response line each, in the order in which they end.
//
//   {"id": 1, "tool": "check_rewrite", "arguments": {"path": "rewrites/a.rw"}}
//   {"id": 1, "tool": "check_rewrite", "is_error": false, "result": {...}, "text": "PROVED ..."}
//   {"cancel": 1}                                        answered by nothing; request 1 neither
//   {"id": null, "error": {"code": "E0761", "message": "..."}}  what was no request

#include <functional>

#include "verifier/front/serve/calls.h"

namespace warpproof::serve {

class JsonLines {
 public:
  JsonLines(const Options& options, std::function<void(const Json&)> send, Engine engine = {})
      : send_(std::move(send)), calls_(options, std::move(engine)) {}
  void handle(const std::string& line);
  void too_long() const;
  Calls& calls() { return calls_; }

 private:
  void refuse(const Json& id, const std::string& what, const Json& more = nullptr) const;

  std::function<void(const Json&)> send_;
  Calls calls_;
};

}  // namespace warpproof::serve
