#include "verifier/gate/source_scan.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace warpproof::gating {
namespace {

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$'; }

std::string without_splices(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == '\n')
      ++i;
    else if (text[i] == '\\' && text.substr(i, 3) == "\\\r\n")
      i += 2;
    else
      out += text[i];
  }
  return out;
}

/// End of the literal that starts at `i`, one behind its closing quote.
std::size_t after_literal(std::string_view text, std::size_t i) {
  const char quote = text[i];
  if (quote == '"' && i > 0 && text[i - 1] == 'R') {
    const std::size_t open = text.find('(', i);
    if (open == std::string_view::npos) return text.size();
    const std::string close = ")" + std::string(text.substr(i + 1, open - i - 1)) + "\"";
    const std::size_t end = text.find(close, open);
    return end == std::string_view::npos ? text.size() : end + close.size();
  }
  for (++i; i < text.size() && text[i] != quote && text[i] != '\n'; ++i)
    if (text[i] == '\\') ++i;
  return std::min(i + 1, text.size());
}

/// Comments become one blank; literals stay.
std::string without_comments(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    if (text.substr(i, 2) == "//") {
      end = std::min(text.find('\n', i), text.size());
      out += ' ';
    } else if (text.substr(i, 2) == "/*") {
      const std::size_t close = text.find("*/", i + 2);
      end = close == std::string_view::npos ? text.size() : close + 2;
      out += ' ';
    } else if (text[i] == '"' || (text[i] == '\'' && (i == 0 || !is_word(text[i - 1])))) {
      end = after_literal(text, i);
      out += text.substr(i, end - i);
    } else {
      out += text[i];
    }
    i = end;
  }
  return out;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) text.remove_suffix(1);
  return text;
}

bool take(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text = trimmed(text.substr(word.size()));
  return true;
}

void find_includes(std::string_view text, SourceScan& scan) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = trimmed(text.substr(begin, end - begin));
    begin = end + 1;
    if (!take(line, "#") && !take(line, "%:") && !take(line, "\?\?=")) continue;
    if (line.starts_with("define") && line.find("__global__") != std::string_view::npos)
      scan.macro_kernel = true;
    if (!take(line, "include_next") && !take(line, "include") && !take(line, "import") &&
        !take(line, "embed"))
      continue;
    const char close = line.starts_with('"') ? '"' : line.starts_with('<') ? '>' : '\0';
    const std::size_t stop = close == '\0' ? std::string_view::npos : line.find(close, 1);
    if (stop == std::string_view::npos)
      scan.computed_include = true;
    else
      scan.includes.emplace_back(line.substr(1, stop - 1));
  }
}

std::string one_blank(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool blank = std::isspace(static_cast<unsigned char>(c)) != 0;
    if (!blank)
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  return out;
}

/// One behind the bracket that closes the one at `i`; the end when none does.
std::size_t after_closing(std::string_view text, std::size_t i, char open, char close) {
  int depth = 0;
  for (; i < text.size(); ++i) {
    if (text[i] == '"' || (text[i] == '\'' && !is_word(text[i - 1]))) {
      i = after_literal(text, i) - 1;
      continue;
    }
    if (text[i] == open) ++depth;
    if (text[i] == close && --depth == 0) return i + 1;
  }
  return text.size();
}

/// `__launch_bounds__(256)`, `__attribute__((...))`, `__cluster_dims__(2)`: not the kernel's name.
bool is_attribute(std::string_view word) {
  return (word.starts_with("__") && word.ends_with("__")) || word == "alignas" || word == "decltype";
}

/// The kernel whose `__global__` stands at `begin`; its end, or 0 when it has no body.
std::size_t read_kernel(std::string_view text, std::size_t begin, KernelText& kernel) {
  std::string_view word;
  for (std::size_t i = begin; i < text.size(); ++i) {
    if (is_word(text[i])) {
      const std::size_t from = i;
      while (i < text.size() && is_word(text[i])) ++i;
      word = text.substr(from, i - from);
      --i;
    } else if (text[i] == '(') {
      const std::size_t after = after_closing(text, i, '(', ')');
      // The last one before the body: what stands before it may be a macro.
      if (!is_attribute(word)) kernel.name = std::string(word);
      i = after - 1;
    } else if (text[i] == '<') {
      i = after_closing(text, i, '<', '>') - 1;
    } else if (text[i] == ';' || text[i] == '}') {
      return 0;
    } else if (text[i] == '{') {
      return kernel.name.empty() ? 0 : after_closing(text, i, '{', '}');
    }
  }
  return 0;
}

void find_kernels(std::string_view text, SourceScan& scan) {
  constexpr std::string_view mark = "__global__";
  std::size_t done = 0;
  for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark, at)) {
    KernelText kernel;
    const std::size_t end = read_kernel(text, at, kernel);
    if (end == 0) {
      at += mark.size();
      continue;
    }
    kernel.text = one_blank(text.substr(at, end - at));
    scan.kernels.push_back(std::move(kernel));
    scan.rest += one_blank(text.substr(done, at - done));
    done = at = end;
  }
  scan.rest += one_blank(text.substr(done));
}

}  // namespace

SourceScan scan_source(std::string_view text) {
  SourceScan scan;
  const std::string joined = without_splices(text), plain = without_comments(joined);
  find_includes(plain, scan);
  // A quote that was misread may have swallowed an include: what looks like one in the full text counts too.
  find_includes(joined, scan);
  std::sort(scan.includes.begin(), scan.includes.end());
  scan.includes.erase(std::unique(scan.includes.begin(), scan.includes.end()), scan.includes.end());
  // So many say nothing: as if they were computed.
  constexpr std::size_t includes_max = 1000;
  if (scan.includes.size() > includes_max) {
    scan.includes.clear();
    scan.computed_include = true;
  }
  find_kernels(plain, scan);
  return scan;
}

std::vector<std::string> ptx_entries(std::string_view text) {
  constexpr std::string_view mark = ".entry";
  std::vector<std::string> names;
  const std::string plain = without_comments(text);
  const std::string_view view = plain;
  for (std::size_t at = view.find(mark); at != std::string_view::npos; at = view.find(mark, at + 1)) {
    std::string_view after = trimmed(view.substr(at + mark.size()));
    std::size_t length = 0;
    while (length < after.size() && is_word(after[length])) ++length;
    if (length > 0) names.emplace_back(after.substr(0, length));
  }
  return names;
}

bool is_kernel_name(std::string_view path) { return path.ends_with(".cu") || path.ends_with(".hip"); }

bool is_source_name(std::string_view path) {
  // As the compiler's snapshot has it, verifier/toolchain/snapshot.cpp.
  constexpr std::array<std::string_view, 11> suffixes = {".cu", ".cuh", ".hip", ".h",   ".hh", ".hpp",
                                                         ".c",  ".cc",  ".cpp", ".inl", ".inc"};
  return std::any_of(suffixes.begin(), suffixes.end(),
                     [&](std::string_view suffix) { return path.ends_with(suffix); });
}

}  // namespace warpproof::gating
