#include "verifier/front/serve/json.h"

#include <algorithm>
#include <numeric>

namespace warpproof::serve {
namespace {

struct Shape {
  std::uint32_t depth = 0, values = 0;  ///< values: at least so many, with brackets and commas counted
};

/// Before parsing: the library's own reader takes any depth, but not every later step on the result would;
/// and it looks for each name among all earlier ones of its object, in the square of their number.
Shape shape_of(std::string_view text, const JsonLimits& limits) {
  Shape out;
  std::uint32_t depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
      continue;
    }
    if (c == '"') in_string = true;
    if (c == '[' || c == '{') out.depth = std::max(out.depth, ++depth);
    if ((c == ']' || c == '}') && depth > 0) --depth;
    if (c == '[' || c == '{' || c == ',') ++out.values;
    if (out.depth > limits.depth_max || out.values > limits.values_max) break;
  }
  return out;
}

std::size_t edit_distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
      diagonal = above;
    }
  }
  return row.back();
}

}  // namespace

std::optional<Json> parse(std::string_view text, const JsonLimits& limits, std::string& why) {
  const Shape shape = shape_of(text, limits);
  if (shape.depth > limits.depth_max) {
    why = "the message is nested more than " + std::to_string(limits.depth_max) + " deep";
    return std::nullopt;
  }
  if (shape.values > limits.values_max) {
    why = "the message has more than " + std::to_string(limits.values_max) + " values; send fewer at once";
    return std::nullopt;
  }
  Json json = Json::parse(text, nullptr, false);
  if (!json.is_discarded()) return json;
  why = "the message is no JSON text in UTF-8";
  return std::nullopt;
}

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

const Json& member(const Json& object, const char* name) {
  static const Json none;
  if (!object.is_object()) return none;
  const auto at = object.find(name);
  return at == object.end() ? none : *at;
}

std::string text_member(const Json& object, const char* name) {
  const Json& value = member(object, name);
  return value.is_string() ? value.get<std::string>() : "";
}

std::string shortened(const std::string& text, std::size_t bytes_max) {
  if (text.size() <= bytes_max) return text;
  std::size_t end = bytes_max;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "...";
}

std::string nearest(const std::string& word, const std::vector<std::string>& known) {
  constexpr std::size_t word_bytes_max = 64;
  std::string best;
  std::size_t distance_max = 3;
  if (word.size() > word_bytes_max) return best;
  for (const std::string& candidate : known) {
    const std::size_t distance = edit_distance(word, candidate);
    if (distance > distance_max || distance >= std::max<std::size_t>(candidate.size(), 2) - 1) continue;
    if (!best.empty() && distance == distance_max) continue;  // the first of equals
    best = candidate;
    distance_max = distance;
  }
  return best;
}

}  // namespace warpproof::serve
