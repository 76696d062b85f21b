// Which files of a snapshot a source may include. An over-estimate on purpose: comments, conditions and
// search paths are not looked at, names are compared without their folders.

#include <array>
#include <cctype>
#include <set>

#include "verifier/toolchain/joined_lines.h"
#include "verifier/toolchain/snapshot.h"

namespace warpproof::toolchain {
namespace {

/// True when what stands after the word can only be the name itself: "x.h", <x.h>, also in parentheses.
bool names_plainly(const std::string& text, std::size_t after) {
  while (after < text.size() && (std::isalnum(static_cast<unsigned char>(text[after])) || text[after] == '_'))
    ++after;
  while (after < text.size() && (text[after] == ' ' || text[after] == '\t' || text[after] == '(')) ++after;
  return after < text.size() && (text[after] == '"' || text[after] == '<');
}

bool includes_by_name_only(const std::string& text) {
  constexpr std::array<std::string_view, 3> words = {"include", "import", "embed"};
  for (const std::string_view word : words)
    for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; at += word.size())
      if (!names_plainly(text, at + word.size())) return false;
  return text.find("\?\?") == std::string::npos;  // a trigraph may hide a backslash
}

std::string name_of(const std::string& path) { return path.substr(path.rfind('/') + 1); }

}  // namespace

std::vector<std::string> Snapshot::reachable(const std::string& file) const {
  std::set<std::string> known = {file};
  std::vector<std::string> open = {file};
  bool all = false;
  while (!open.empty() && !all) {
    const SnapshotFile* next = find(open.back());
    open.pop_back();
    if (next == nullptr) continue;
    const std::string text = joined_lines(next->text).text;
    all = !includes_by_name_only(text);
    for (const SnapshotFile& other : files)
      if (!known.contains(other.path) && text.find(name_of(other.path)) != std::string::npos) {
        known.insert(other.path);
        open.push_back(other.path);
      }
  }
  std::vector<std::string> out = {file};
  for (const SnapshotFile& other : files)
    if (other.path != file && (all || known.contains(other.path))) out.push_back(other.path);
  return out;
}

}  // namespace warpproof::toolchain
