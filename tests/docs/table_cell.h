#pragma once
// Text in a cell of a Markdown table, where a bar would end the cell.

#include <string>
#include <string_view>

inline std::string cell(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '|') result += '\\';
    result += c;
  }
  return result;
}
