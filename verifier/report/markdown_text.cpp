#include "verifier/report/markdown_text.h"

#include <sstream>

#include "verifier/report/alarm.h"

namespace warpproof::report {

std::string plain(std::string_view text) {
  std::string out;
  for (const char c : without_control(text)) {
    if (std::string_view("\\`*_{}[]<>|#!~$&@").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

std::string code_span(std::string_view text) {
  std::string out = "`";
  for (const char c : without_control(text)) out += c == '`' || c == '|' ? '\'' : c;
  return out + "`";
}

std::string code_block(std::string_view text) {
  std::istringstream lines{std::string(text)};
  std::string out;
  for (std::string line; std::getline(lines, line);) out += "    " + without_control(line) + "\n";
  return out;
}

}  // namespace warpproof::report
