#include "verifier/front/serve/arguments.h"

#include <algorithm>

namespace warpproof::serve {
namespace {
constexpr std::size_t items_max = 64;
constexpr std::size_t shown_bytes_max = 60;
}  // namespace

const Json* Arguments::find(const char* name) {
  known_.emplace_back(name);
  const Json& value = member(json_, name);
  return value.is_null() ? nullptr : &value;
}

std::string Arguments::text(const char* name) {
  const Json* value = find(name);
  if (value == nullptr) return "";
  if (value->is_string()) return value->get<std::string>();
  complain("'" + std::string(name) + "' must be a string, not " + value->type_name());
  return "";
}

bool Arguments::flag(const char* name, bool otherwise) {
  const Json* value = find(name);
  if (value == nullptr) return otherwise;
  if (value->is_boolean()) return value->get<bool>();
  complain("'" + std::string(name) + "' must be true or false, not " + value->type_name());
  return otherwise;
}

std::optional<double> Arguments::number(const char* name, double least, double most) {
  const Json* value = find(name);
  if (value == nullptr) return std::nullopt;
  const double number = value->is_number() ? value->get<double>() : least - 1;
  if (number >= least && number <= most) return number;
  complain("'" + std::string(name) + "' must be a number from " + std::to_string(static_cast<int>(least)) +
           " to " + std::to_string(static_cast<int>(most)));
  return std::nullopt;
}

std::vector<std::string> Arguments::texts(const char* name) {
  const Json* value = find(name);
  std::vector<std::string> out;
  if (value == nullptr) return out;
  const bool good =
      value->is_array() && value->size() <= items_max &&
      std::all_of(value->begin(), value->end(), [](const Json& item) { return item.is_string(); });
  if (!good)
    complain("'" + std::string(name) + "' must be a list of at most " + std::to_string(items_max) +
             " strings");
  else
    for (const Json& item : *value) out.push_back(item.get<std::string>());
  return out;
}

std::vector<std::pair<std::string, std::string>> Arguments::named_texts(const char* name) {
  const Json* value = find(name);
  std::vector<std::pair<std::string, std::string>> out;
  if (value == nullptr) return out;
  bool good = value->is_object() && value->size() <= items_max;
  if (good)
    for (const auto& [key, text] : value->items()) {
      good = good && text.is_string();
      if (text.is_string()) out.emplace_back(key, text.get<std::string>());
    }
  if (!good)
    complain("'" + std::string(name) + "' must be an object of at most " + std::to_string(items_max) +
             " file names with their texts");
  return out;
}

std::optional<ToolResult> Arguments::complaint() const {
  std::vector<std::string> wrong = wrong_;
  if (!json_.is_object()) wrong.emplace_back("'arguments' must be an object");
  if (json_.is_object())
    for (const auto& [name, value] : json_.items()) {
      if (std::find(known_.begin(), known_.end(), name) != known_.end()) continue;
      const std::string near = nearest(name, known_);
      wrong.push_back("there is no argument '" + shortened(name, shown_bytes_max) + "'" +
                      (near.empty() ? "" : "; did you mean '" + near + "'?"));
      if (wrong.size() > 8) break;
    }
  if (wrong.empty()) return std::nullopt;
  std::string message;
  for (const std::string& one : wrong) message += (message.empty() ? "" : "; ") + one;
  std::string known;
  for (const std::string& name : known_) known += (known.empty() ? "" : ", ") + name;
  return tool_error("E0760", message, {"Call again with these arguments only: " + known + "."});
}

}  // namespace warpproof::serve
