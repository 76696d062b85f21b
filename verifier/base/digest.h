#pragma once
// SHA-256 (FIPS 180-4): what a verdict says about the bytes it was made from; and HMAC over it (RFC 2104,
// tested with the vectors of RFC 4231): who made it.
//
//   sha256_hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
//   if (same_tag(hmac_sha256_hex(secret, message), tag)) trust(message);

#include <string>
#include <string_view>

namespace warpproof::base {

std::string sha256_hex(std::string_view bytes);

std::string hmac_sha256_hex(std::string_view key, std::string_view message);

/// Compares in a time that does not depend on where the two differ.
bool same_tag(std::string_view a, std::string_view b);

}  // namespace warpproof::base
