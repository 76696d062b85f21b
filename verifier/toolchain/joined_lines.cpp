#include "verifier/toolchain/joined_lines.h"

#include <string_view>

namespace warpproof::toolchain {

JoinedText joined_lines(const std::string& text) {
  constexpr std::string_view trigraph = "\?\?/";
  JoinedText out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_trigraph = std::string_view(text).substr(i, trigraph.size()) == trigraph;
    if (text[i] == '\\' || is_trigraph) {
      std::size_t next = i + (is_trigraph ? trigraph.size() : 1);
      while (next < text.size() && (text[next] == ' ' || text[next] == '\t' || text[next] == '\r' ||
                                    text[next] == '\v' || text[next] == '\f'))
        ++next;
      if (next < text.size() && text[next] == '\n') {
        i = next;
        continue;
      }
    }
    out.text += text[i];
    out.at.push_back(static_cast<std::uint32_t>(i));
  }
  return out;
}

}  // namespace warpproof::toolchain
