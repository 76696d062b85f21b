#include "verifier/report/html_tokens.h"

#include <algorithm>
#include <array>

namespace warpproof::report::html {
namespace {

constexpr std::array<std::string_view, 62> words = {"__device__",   "__forceinline__",
                                                    "__global__",   "__launch_bounds__",
                                                    "__restrict__", "__shared__",
                                                    "accept",       "after",
                                                    "arguments",    "auto",
                                                    "before",       "blockDim",
                                                    "blockIdx",     "bool",
                                                    "box",          "break",
                                                    "char",         "computes",
                                                    "const",        "constexpr",
                                                    "continue",     "data",
                                                    "define",       "do",
                                                    "double",       "else",
                                                    "expect",       "extern",
                                                    "float",        "for",
                                                    "formats",      "gridDim",
                                                    "half",         "if",
                                                    "import",       "input",
                                                    "int",          "kernel",
                                                    "launch",       "let",
                                                    "long",         "output",
                                                    "require",      "return",
                                                    "rewrite",      "sequence",
                                                    "shipped",      "short",
                                                    "size",         "sizes",
                                                    "source",       "static",
                                                    "struct",       "template",
                                                    "threadIdx",    "title",
                                                    "twin",         "typename",
                                                    "unsigned",     "void",
                                                    "while",        "wrong"};

static_assert(std::is_sorted(words.begin(), words.end()), "searched by halves");

bool is_word(char c) {
  return c == '_' || (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The length of the token that begins the line, and how it is shown.
std::pair<std::size_t, const char*> next(std::string_view line, TokenState& state) {
  if (state.in_comment || line.starts_with("/*")) {
    const std::size_t end = line.find("*/", state.in_comment ? 0 : 2);
    state.in_comment = end == std::string_view::npos;
    return {state.in_comment ? line.size() : end + 2, "comment"};
  }
  if (line.starts_with("//")) return {line.size(), "comment"};
  if (line.starts_with("# ") && state.in_comment == false) return {line.size(), "comment"};
  if (line[0] == '"') {
    std::size_t end = 1;
    while (end < line.size() && line[end] != '"') end += line[end] == '\\' ? 2 : 1;
    return {std::min(end + 1, line.size()), "literal"};
  }
  if (!is_word(line[0])) {
    const auto stop = std::find_if(line.begin() + 1, line.end(),
                                   [](char c) { return is_word(c) || c == '"' || c == '/' || c == '#'; });
    return {static_cast<std::size_t>(stop - line.begin()), ""};
  }
  std::size_t end = 1;
  while (end < line.size() && (is_word(line[end]) || (is_digit(line[0]) && line[end] == '.'))) ++end;
  if (is_digit(line[0])) return {end, "literal"};
  return {end, std::binary_search(words.begin(), words.end(), line.substr(0, end)) ? "keyword" : ""};
}

template <class Each>
void walk(std::string_view line, TokenState& state, Each each) {
  while (!line.empty()) {
    const auto [length, kind] = next(line, state);
    each(line.substr(0, length), kind);
    line.remove_prefix(length);
  }
}

}  // namespace

void append_tokens(Node parent, std::string_view line, TokenState& state) {
  walk(line, state, [&parent](std::string_view token, const char* kind) {
    if (*kind == 0)
      text(parent, token);
    else
      element(parent, "span", kind, token);
  });
}

void skip_tokens(std::string_view line, TokenState& state) {
  walk(line, state, [](std::string_view, const char*) {});
}

}  // namespace warpproof::report::html
