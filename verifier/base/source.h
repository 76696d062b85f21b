#pragma once
// Source text and places in it. A SourceFile is immutable and shared; a Span is a byte range of one.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace warpproof::base {

struct SourceFile {
  std::string path;  ///< as the user wrote it; only ever printed
  std::string text;
};
using SourcePtr = std::shared_ptr<const SourceFile>;

/// Bytes [begin, end) of `source`; a null source means "no place" (a built-in or generated thing).
struct Span {
  SourcePtr source;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// 1-based line and column (in bytes) of a byte offset; offsets past the end give the last position.
struct Position {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};
Position position_of(const SourceFile& source, std::uint32_t offset);

/// The whole line that contains `offset`, without its line break.
std::string_view line_at(const SourceFile& source, std::uint32_t offset);

}  // namespace warpproof::base
