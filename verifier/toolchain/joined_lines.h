#pragma once
// The text of a source as the preprocessor first reads it.

#include <cstdint>
#include <string>
#include <vector>

namespace warpproof::toolchain {

struct JoinedText {
  std::string text;
  std::vector<std::uint32_t> at;  ///< of each byte of `text`: its place in the source
};

/// Without continued lines, also where blanks stand after the backslash, as compilers read them, and where
/// the backslash is a trigraph.
JoinedText joined_lines(const std::string& text);

}  // namespace warpproof::toolchain
