#pragma once
// How reports, statements and requests are written as JSON: bytes that are not UTF-8 (a hostile path or file)
// become U+FFFD rather than an exception, and names with values keep their order.
//
//   out << json_text(json_object(verdict.provenance), 2) << "\n";

#include <nlohmann/json.hpp>
#include <string>

namespace warpproof::verdict {

inline constexpr int one_line = -1;  ///< as an indentation

template <class Json>
std::string json_text(const Json& json, int indentation) {
  return json.dump(indentation, ' ', false, Json::error_handler_t::replace);
}

/// Pairs of a name and a value as an object; {} for none.
template <class Pairs>
nlohmann::ordered_json json_object(const Pairs& pairs) {
  auto out = nlohmann::ordered_json::object();
  for (const auto& [name, value] : pairs) out[name] = value;
  return out;
}

}  // namespace warpproof::verdict
