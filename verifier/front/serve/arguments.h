#pragma once
// The arguments of a tool call, each read once with its type; what is wrong is collected, all of it.
//
//   Arguments arguments(json);
//   const std::string text = arguments.text("text");
//   if (auto wrong = arguments.complaint()) return *wrong;

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "verifier/front/serve/tool.h"

namespace warpproof::serve {

class Arguments {
 public:
  explicit Arguments(const Json& json) : json_(json) {}

  std::string text(const char* name);
  bool flag(const char* name, bool otherwise);
  std::optional<double> number(const char* name, double least, double most);
  std::vector<std::string> texts(const char* name);
  std::vector<std::pair<std::string, std::string>> named_texts(const char* name);
  bool has(const char* name) const { return json_.is_object() && json_.contains(name); }
  void complain(const std::string& what) { wrong_.push_back(what); }

  /// After all have been read: nothing, or the error (E0760) that names every mistake; unknown names too.
  std::optional<ToolResult> complaint() const;

 private:
  const Json* find(const char* name);

  const Json& json_;
  std::vector<std::string> known_;
  std::vector<std::string> wrong_;
};

}  // namespace warpproof::serve
