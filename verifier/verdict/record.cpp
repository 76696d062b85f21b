#include "verifier/verdict/record.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "verifier/verdict/record_fields.h"

namespace warpproof::verdict {

bool is_utf8(const std::string& text) {
  try {
    (void)nlohmann::json(text).dump();
    return true;
  } catch (const nlohmann::json::type_error&) {
    return false;
  }
}

namespace {

using Json = nlohmann::ordered_json;

std::string hex(const std::string& bytes) {
  constexpr char digits[] = "0123456789abcdef";
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out += {digits[byte >> 4], digits[byte & 15]};
  }
  return out;
}

Json written(bool value) { return value; }
Json written(std::uint32_t value) { return value; }
Json written(std::int64_t value) { return value; }
Json written(Outcome value) { return word(value); }
Json written(Reach value) { return word(value); }
Json written(Question value) { return word(value); }
Json written(Reason value) { return code(value); }
Json written(Assumption value) { return code(value); }

Json written(double value) {
  if (std::isfinite(value)) return value;
  return std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

Json written(const std::string& value) {
  if (is_utf8(value)) return value;
  return {{"bytes", hex(value)}};
}

template <HasFields T>
Json written(const T& value);
template <class T>
Json written(const std::vector<T>& value);

template <class T>
Json written(const std::optional<T>& value) {
  return value ? written(*value) : Json(nullptr);
}

template <class A, class B>
Json written(const std::pair<A, B>& value) {
  Json out = Json::array();
  out.push_back(written(value.first));
  out.push_back(written(value.second));
  return out;
}

template <class T>
Json written(const std::vector<T>& value) {
  Json out = Json::array();
  for (const T& element : value) out.push_back(written(element));
  return out;
}

template <HasFields T>
Json written(const T& value) {
  Json out = Json::object();
  fields(value, [&](const char* name, const auto& field) { out[name] = written(field); });
  return out;
}

}  // namespace

std::string record(const Verdict& verdict) {
  Json out = {{"record", record_version}};
  out.update(written(verdict));
  return out.dump();
}

}  // namespace warpproof::verdict
