#include "verifier/gate/source_scan.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "verifier/gate/kernel_scan.h"
#include "verifier/gate/source_text.h"

namespace warpproof::gating {
namespace {

constexpr auto npos = std::string_view::npos;

std::string_view word_at(std::string_view text, std::size_t i) {
  std::size_t end = i;
  while (end < text.size() && is_word(text[end])) ++end;
  return text.substr(i, end - i);
}

bool is_include_word(std::string_view word) {
  return word == "include" || word == "include_next" || word == "import" || word == "embed";
}

/// "x.h" or <x.h> at `i`; "" when it is anything else.
std::string_view plain_name(std::string_view text, std::size_t i) {
  const char close = i >= text.size() ? '\0' : text[i] == '"' ? '"' : text[i] == '<' ? '>' : '\0';
  if (close == '\0') return {};
  for (std::size_t end = i + 1; end < text.size() && text[end] != '\n'; ++end)
    if (text[end] == close) return text.substr(i + 1, end - i - 1);
  return {};
}

void add_name(std::string_view name, SourceScan& scan) {
  if (name.empty())
    scan.computed_include = true;
  else
    scan.includes.emplace_back(name);
}

/// What stands behind a `#`, wherever that is: in a comment or a literal it counts too.
void read_directive(std::string_view text, std::size_t i, SourceScan& scan) {
  i = past_blanks(text, i, false);
  const std::string_view word = word_at(text, i);
  i += word.size();
  if (is_include_word(word)) add_name(plain_name(text, past_blanks(text, i, false)), scan);
  if (word == "define" && has_mark(text.substr(i, std::min(text.find('\n', i), text.size()) - i)))
    scan.macro_kernel = true;
}

void find_directives(std::string_view text, SourceScan& scan) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '#')
      read_directive(text, i + 1, scan);
    else if (text.substr(i, 2) == "%:")
      read_directive(text, i + 2, scan);
    else if (text.substr(i, 3) == "\?\?=")
      read_directive(text, i + 3, scan);
  }
}

/// `#ifdef __has_include`, `defined(__has_include)`: whether the word is known, and no more.
bool asks_for_the_word(std::string_view text, std::size_t at) {
  std::string_view before = text.substr(0, at);
  while (!before.empty() && (before.back() == ' ' || before.back() == '\t' || before.back() == '('))
    before.remove_suffix(1);
  return before.ends_with("defined") || before.ends_with("ifdef") || before.ends_with("ifndef");
}

/// A file that comes or goes is a change for who asks whether it is there.
void find_questions(std::string_view text, SourceScan& scan) {
  for (const std::string_view mark : {std::string_view("__has_include"), std::string_view("__has_embed")})
    for (std::size_t at = text.find(mark); at != npos; at = text.find(mark, at + 1)) {
      const std::size_t open = past_blanks(text, at + word_at(text, at).size(), false);
      if (open < text.size() && text[open] == '(')
        add_name(plain_name(text, past_blanks(text, open + 1, false)), scan);
      else if (!asks_for_the_word(text, at))
        scan.computed_include = true;
    }
}

/// Includes outside of every condition but the guard of the whole file.
void find_sure_includes(std::string_view plain, SourceScan& scan) {
  int depth = 0, guard = 0, directives = 0;
  std::string_view guarded;
  for (std::size_t begin = 0; begin < plain.size();) {
    const std::size_t end = std::min(plain.find('\n', begin), plain.size());
    std::string_view line = trimmed(plain.substr(begin, end - begin));
    begin = end + 1;
    if (!line.starts_with('#') && !line.starts_with("%:")) continue;
    line = trimmed(line.substr(line[0] == '#' ? 1 : 2));
    const std::string_view word = word_at(line, 0);
    line = trimmed(line.substr(word.size()));
    if (word == "pragma") continue;
    if (word.starts_with("if")) ++depth;
    if (++directives == 1 && word == "ifndef") guarded = line;
    if (directives == 2 && word == "define" && !guarded.empty() && line == guarded) guard = 1;
    if (word.starts_with("el") && depth == 1) guard = 0;
    if (word == "endif" && --depth < 1) guard = 0;
    if (word == "include" && depth == guard)
      if (const std::string_view name = plain_name(line, 0); !name.empty())
        scan.sure_includes.emplace_back(name);
  }
}

template <std::size_t count>
bool ends_with_any(std::string_view path, const std::array<std::string_view, count>& suffixes) {
  return std::any_of(suffixes.begin(), suffixes.end(),
                     [&](std::string_view suffix) { return path.ends_with(suffix); });
}

std::string lower(std::string_view path) {
  std::string out(path);
  for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

}  // namespace

SourceScan scan_source(std::string_view text) {
  SourceScan scan;
  const std::string joined = without_splices(text, false), plain = without_comments(joined);
  // A quote that was misread must not swallow an include: what looks like one in the full text counts.
  find_directives(joined, scan);
  find_questions(joined, scan);
  if (text.find("\?\?/") != npos) find_directives(without_splices(text, true), scan);
  find_sure_includes(plain, scan);
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
  for (std::size_t at = view.find(mark); at != npos; at = view.find(mark, at + 1)) {
    const std::string_view name = word_at(view, past_blanks(view, at + mark.size(), true));
    if (!name.empty()) names.emplace_back(name);
  }
  return names;
}

bool is_kernel_name(std::string_view path) { return path.ends_with(".cu") || path.ends_with(".hip"); }

bool is_source_name(std::string_view path) {
  // As the compiler's snapshot has it, verifier/toolchain/snapshot.cpp.
  constexpr std::array<std::string_view, 11> suffixes = {".cu", ".cuh", ".hip", ".h",   ".hh", ".hpp",
                                                         ".c",  ".cc",  ".cpp", ".inl", ".inc"};
  return ends_with_any(path, suffixes);
}

bool is_code_name(std::string_view path) {
  constexpr std::array<std::string_view, 13> suffixes = {".cuda", ".cuinc", ".cxx", ".hxx", ".c++",
                                                         ".h++",  ".ipp",   ".tpp", ".txx", ".tcc",
                                                         ".ixx",  ".cppm",  ".def"};
  const std::string name = lower(path);
  return is_source_name(name) || ends_with_any(name, suffixes);
}

bool may_be_source(std::string_view path) {
  constexpr std::array<std::string_view, 4> suffixes = {".md", ".rst", ".rw", ".ptx"};
  return !ends_with_any(path, suffixes);
}

}  // namespace warpproof::gating
