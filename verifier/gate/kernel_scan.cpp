#include "verifier/gate/kernel_scan.h"

#include <algorithm>

#include "verifier/gate/source_text.h"

namespace warpproof::gating {
namespace {

constexpr auto npos = std::string_view::npos;
constexpr std::string_view word_mark = "__global__", bare_mark = "global";

bool is_whole_word(std::string_view text, std::size_t at, std::size_t size) {
  return (at == 0 || !is_word(text[at - 1])) && (at + size == text.size() || !is_word(text[at + size]));
}

/// `__attribute__((global))`, `__location__(global)`.
bool is_in_brackets(std::string_view text, std::size_t at, std::size_t size) {
  std::size_t before = at, after = at + size;
  while (before > 0 && is_blank(text[before - 1])) --before;
  while (after < text.size() && is_blank(text[after])) ++after;
  return before > 0 && after < text.size() && (text[before - 1] == '(' || text[before - 1] == ',') &&
         (text[after] == ')' || text[after] == ',');
}

struct Mark {
  std::size_t begin = 0, end = 0;
};

std::vector<Mark> marks_of(std::string_view text) {
  std::vector<Mark> marks;
  for (std::size_t at = text.find(bare_mark); at != npos; at = text.find(bare_mark, at + bare_mark.size())) {
    if (at >= 2 && text.substr(at - 2, word_mark.size()) == word_mark)
      marks.push_back({at - 2, at - 2 + word_mark.size()});
    else if (is_whole_word(text, at, bare_mark.size()) && is_in_brackets(text, at, bare_mark.size()))
      marks.push_back({at, at + bare_mark.size()});
  }
  return marks;
}

/// One behind the bracket that closes the one at `i`; npos when none does.
std::size_t after_closing(std::string_view text, std::size_t i, char open, char close) {
  int depth = 0;
  for (; i < text.size(); ++i) {
    if (text[i] == '"' || (text[i] == '\'' && i > 0 && !is_word(text[i - 1]))) {
      i = after_literal(text, i) - 1;
      continue;
    }
    if (text[i] == open) ++depth;
    if (text[i] == close && --depth == 0) return i + 1;
  }
  return npos;
}

/// `__launch_bounds__(256)`, `__attribute__((...))`, `__cluster_dims__(2)`: not the kernel's name.
bool is_attribute(std::string_view word) {
  return (word.starts_with("__") && word.ends_with("__")) || word == "alignas" || word == "decltype";
}

enum class Reading : std::uint8_t { body, none, unclear };

/// `text`: from behind a mark to the next one.
Reading read_kernel(std::string_view text, KernelText& kernel) {
  std::string_view word;
  bool opened = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_word(text[i])) {
      const std::size_t from = i;
      while (i < text.size() && is_word(text[i])) ++i;
      word = text.substr(from, i - from);
      if (word == "auto") kernel.is_template = true;
      --i;
    } else if (text[i] == '(' || text[i] == '<') {
      const bool round = text[i] == '(';
      const std::size_t after = after_closing(text, i, text[i], round ? ')' : '>');
      if (after == npos) return Reading::unclear;
      // The last one before the body: what stands before it may be a macro.
      if (round && !is_attribute(word)) {
        kernel.name = std::string(word);
        const std::string_view parameters = text.substr(i, after - i);
        for (std::size_t at = parameters.find("auto"); at != npos; at = parameters.find("auto", at + 1))
          if (is_whole_word(parameters, at, 4)) kernel.is_template = true;
      }
      opened = true;
      i = after - 1;
    } else if (text[i] == ';' || text[i] == '}') {
      return Reading::none;
    } else if (text[i] == '{') {
      return kernel.name.empty() ? Reading::unclear : Reading::body;
    }
  }
  return opened ? Reading::unclear : Reading::none;
}

/// `before`: from the mark before it to this one.
bool follows_template(std::string_view before) {
  std::size_t begin = before.size();
  for (; begin > 0; --begin) {
    if (before[begin - 1] == ';') break;
    if (before[begin - 1] != '}') continue;
    std::size_t next = begin;
    while (next < before.size() && is_blank(before[next])) ++next;
    if (next == before.size() || std::string_view(">,)").find(before[next]) == npos) break;
  }
  return before.find("template", begin) != npos;
}

}  // namespace

bool has_mark(std::string_view text) {
  // Not the `ld.global` of an instruction.
  const auto stands_alone = [&](std::size_t at) {
    const std::size_t after = at + bare_mark.size();
    return at > 0 && std::string_view(" \t(,").find(text[at - 1]) != npos &&
           (after == text.size() || std::string_view(" \t\r),").find(text[after]) != npos);
  };
  for (std::size_t at = text.find(bare_mark); at != npos; at = text.find(bare_mark, at + 1))
    if (stands_alone(at) || (at >= 2 && text.substr(at - 2, word_mark.size()) == word_mark)) return true;
  return false;
}

void find_kernels(std::string_view plain, SourceScan& scan) {
  const std::vector<Mark> marks = marks_of(plain);
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const std::size_t end = i + 1 < marks.size() ? marks[i + 1].begin : plain.size();
    const std::size_t start = i > 0 ? marks[i - 1].end : 0;
    KernelText kernel;
    kernel.is_template = follows_template(plain.substr(start, marks[i].begin - start));
    const Reading reading = read_kernel(plain.substr(marks[i].end, end - marks[i].end), kernel);
    if (reading == Reading::body) scan.kernels.push_back(std::move(kernel));
    if (reading == Reading::unclear) scan.macro_kernel = true;
  }
}

}  // namespace warpproof::gating
