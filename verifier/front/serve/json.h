#pragma once
// JSON as hostile peers send it, and as we write it: one line, always UTF-8.

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "verifier/front/serve/serve.h"

namespace warpproof::serve {

using Json = nlohmann::ordered_json;

/// Nothing, and a sentence in `why`, for text that is no JSON or beyond the limits. In time linear in its
/// length.
std::optional<Json> parse(std::string_view text, const JsonLimits& limits, std::string& why);

/// One line without its end; bytes that are not UTF-8 become U+FFFD.
std::string dump(const Json& json);

/// The member, or null.
const Json& member(const Json& object, const char* name);
std::string text_member(const Json& object, const char* name);

/// At most this many bytes, cut between characters, then "...".
std::string shortened(const std::string& text, std::size_t bytes_max);

/// "check_kernal" is near "check_kernel"; "" when nothing is.
std::string nearest(const std::string& word, const std::vector<std::string>& known);

}  // namespace warpproof::serve
