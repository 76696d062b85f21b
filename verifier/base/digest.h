#pragma once
// SHA-256 (FIPS 180-4): what a verdict says about the bytes it was made from.
//
//   sha256_hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

#include <string>
#include <string_view>

namespace warpproof::base {

std::string sha256_hex(std::string_view bytes);

}  // namespace warpproof::base
