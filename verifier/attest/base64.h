#pragma once
// Base64 (RFC 4648, section 4) for DSSE. Reading takes exactly one spelling of each byte string: padded,
// without line ends, with the unused bits zero; the URL-safe alphabet (section 5) too, as DSSE allows it, but
// never mixed with the other.
//
//   attest::to_base64("hi") == "aGk="

#include <optional>
#include <string>
#include <string_view>

namespace warpproof::attest {

std::string to_base64(std::string_view bytes);

/// Nothing when the text is not the base64 of anything.
std::optional<std::string> from_base64(std::string_view text);

}  // namespace warpproof::attest
