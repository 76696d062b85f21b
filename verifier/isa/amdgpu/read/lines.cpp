#include <string_view>

#include "verifier/isa/amdgpu/read/reader.h"

namespace warpproof::amdgpu::reading {
namespace {

std::string_view trimmed(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

/// A label: one word and a colon, maybe a comment after it.
bool is_label(std::string_view line) {
  const std::size_t colon = line.find(':');
  return colon != std::string_view::npos && line.find_first_of(" \t=(") > colon;
}

}  // namespace

std::vector<std::uint32_t> lines_of(const std::string& text, const std::string& function, std::size_t count) {
  std::vector<std::uint32_t> lines;
  bool inside = false;
  bool in_list = false;  // the cases of a switch
  std::uint32_t number = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = trimmed(std::string_view(text).substr(at, end - at));
    at = end + 1;
    ++number;
    if (!inside) {
      inside = line.starts_with("define ") && (line.find("@" + function + "(") != std::string_view::npos ||
                                               line.find("@\"" + function + "\"(") != std::string_view::npos);
      continue;
    }
    if (line == "}") break;
    if (in_list) {
      in_list = !line.starts_with("]");
      continue;
    }
    if (line.empty() || line[0] == ';' || line[0] == '#' || is_label(line)) continue;
    lines.push_back(number);
    in_list = line.starts_with("switch ") && line.find(']') == std::string_view::npos;
  }
  if (lines.size() != count) lines.clear();
  return lines;
}

}  // namespace warpproof::amdgpu::reading
