#include "verifier/configuration/glob.h"

#include <vector>

namespace warpproof::configuration {
namespace {

constexpr std::size_t pattern_bytes_max = 512;

std::vector<std::string_view> names_of(std::string_view path) {
  std::vector<std::string_view> names;
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    names.push_back(path.substr(begin, end - begin));
    begin = end + 1;
  }
  return names;
}

/// One name; the last `*` is the only one to go back to.
bool name_matches(std::string_view pattern, std::string_view name) {
  std::size_t p = 0, n = 0, star = std::string_view::npos, from = 0;
  while (n < name.size()) {
    if (p < pattern.size() && (pattern[p] == '?' || (pattern[p] == name[n] && pattern[p] != '*'))) {
      ++p;
      ++n;
    } else if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      from = n;
    } else if (star != std::string_view::npos) {
      p = star + 1;
      n = ++from;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

}  // namespace

bool matches(std::string_view pattern, std::string_view path) {
  const std::vector<std::string_view> wanted = names_of(pattern), names = names_of(path);
  // reached[i]: the pattern's names so far match the first i names of the path.
  std::vector<bool> reached(names.size() + 1, false);
  reached[0] = true;
  for (const std::string_view part : wanted) {
    std::vector<bool> next(names.size() + 1, false);
    if (part == "**") {
      bool any = false;
      for (std::size_t i = 0; i <= names.size(); ++i) next[i] = any = any || reached[i];
    } else {
      for (std::size_t i = 0; i < names.size(); ++i) next[i + 1] = reached[i] && name_matches(part, names[i]);
    }
    reached = std::move(next);
  }
  return reached[names.size()];
}

std::string pattern_fault(std::string_view pattern) {
  if (pattern.empty()) return "it is empty";
  if (pattern.size() > pattern_bytes_max) return "it is longer than 512 bytes";
  if (pattern.front() == '/') return "it starts with '/': paths are relative to the repository's root";
  for (const std::string_view name : names_of(pattern)) {
    if (name == ".." || name == ".") return "it goes through '" + std::string(name) + "'";
    if (name.empty()) return "it has an empty name between two '/' or at its end";
  }
  for (const char c : pattern)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return "it has a control byte";
  return "";
}

bool surely_covers(std::string_view outer, std::string_view inner) {
  if (outer == inner || outer == "**") return true;
  if (!outer.ends_with("/**")) return false;
  const std::string_view folder = outer.substr(0, outer.size() - 2);
  return folder.find_first_of("*?") == std::string_view::npos && inner.starts_with(folder);
}

}  // namespace warpproof::configuration
