#include "verifier/base/source.h"

#include <algorithm>

namespace warpproof::base {

Position position_of(const SourceFile& source, std::uint32_t offset) {
  const std::string_view text = source.text;
  const std::size_t stop = std::min<std::size_t>(offset, text.size());
  const std::string_view before = text.substr(0, stop);
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t line_start = before.rfind('\n');
  const std::size_t column = line_start == std::string_view::npos ? stop : stop - line_start - 1;
  return {static_cast<std::uint32_t>(lines + 1), static_cast<std::uint32_t>(column + 1)};
}

std::string_view line_at(const SourceFile& source, std::uint32_t offset) {
  const std::string_view text = source.text;
  const std::size_t at = std::min<std::size_t>(offset, text.size());
  std::size_t begin = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  begin = begin == std::string_view::npos ? 0 : begin + 1;
  std::size_t end = text.find('\n', at);
  if (end == std::string_view::npos) end = text.size();
  std::string_view line = text.substr(begin, end - begin);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

}  // namespace warpproof::base
