#include "verifier/toolchain/place_words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <set>
#include <string_view>

#include "verifier/toolchain/joined_lines.h"

namespace warpproof::toolchain {
namespace {

/// The last ones stand for the others in headers of the system and the toolkit.
constexpr std::array<std::string_view, 20> words = {
    "__FILE__",        "__BASE_FILE__",      "__FILE_NAME__",       "__INCLUDE_LEVEL__",
    "__DATE__",        "__TIME__",           "__TIMESTAMP__",       "__PRETTY_FUNCTION__",
    "__has_include",   "__has_include_next", "__has_include__",     "__has_include_next__",
    "__has_embed",     "__builtin_FILE",     "__builtin_FILE_NAME", "__builtin_source_location",
    "source_location", "__ASSERT_FILE",      "_CCCL_HAS_INCLUDE",   "_LIBCUDACXX_HAS_INCLUDE"};

bool is_word_byte(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$'; }

bool is_place_word(std::string_view name) {
  return std::find(words.begin(), words.end(), name) != words.end();
}

struct Name {
  std::size_t begin = 0, end = 0;
};

std::vector<Name> names_of(std::string_view text) {
  std::vector<Name> out;
  for (std::size_t at = 0; at < text.size();) {
    if (!is_word_byte(text[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    while (at < text.size() && is_word_byte(text[at])) ++at;
    out.push_back({begin, at});
  }
  return out;
}

/// True when `word` is two or more of the names behind one another.
bool made_of(std::string_view word, const std::set<std::string, std::less<>>& names) {
  std::vector<bool> reached(word.size() + 1);
  reached[0] = true;
  for (std::size_t begin = 0; begin < word.size(); ++begin)
    for (std::size_t size = 1; reached[begin] && begin + size <= word.size(); ++size)
      if (size < word.size() && names.contains(word.substr(begin, size))) reached[begin + size] = true;
  return reached[word.size()];
}

}  // namespace

std::optional<PlaceWord> find_place_word(const std::vector<SnapshotFile>& files,
                                         const std::vector<std::string>& flags) {
  std::set<std::string, std::less<>> known;
  std::optional<PlaceWord> whole;
  for (const std::string& flag : flags)
    for (const Name& name : names_of(flag)) {
      // "-DNAME": the letter of the flag stands before the name.
      for (const std::size_t skip : {0, 1}) {
        const std::string_view text = std::string_view(flag).substr(name.begin, name.end - name.begin);
        if (skip >= text.size()) continue;
        if (is_place_word(text.substr(skip)))
          return PlaceWord{.word = std::string(text.substr(skip)), .in_pieces = true};
        known.emplace(text.substr(skip));
      }
    }
  for (const SnapshotFile& file : files) {
    const JoinedText joined = joined_lines(file.text);
    for (const Name& name : names_of(joined.text)) {
      std::string text = joined.text.substr(name.begin, name.end - name.begin);
      if (!is_place_word(text))
        known.insert(std::move(text));
      else if (!whole)
        whole = PlaceWord{text, file.path, joined.at[name.begin], joined.at[name.end - 1] + 1};
    }
  }
  for (const std::string_view word : words)
    if (made_of(word, known)) return PlaceWord{.word = std::string(word), .in_pieces = true};
  return whole;
}

SnapshotFile marred(const SnapshotFile& file) {
  SnapshotFile out = file;
  const JoinedText joined = joined_lines(file.text);
  for (const Name& name : names_of(joined.text)) {
    if (!is_place_word(std::string_view(joined.text).substr(name.begin, name.end - name.begin))) continue;
    for (std::size_t i = name.begin; i < name.end; ++i) out.text[joined.at[i]] = i == name.begin ? '@' : ' ';
  }
  return out;
}

base::Diagnostic place_diagnostic(const PlaceWord& found, const Snapshot& snapshot, const base::Span& flags) {
  base::Diagnostic out{.code = "E0545", .where = flags};
  out.message = "the code depends on where or when it is compiled: '" + found.word + "'";
  if (found.in_pieces) out.message += ", in a flag or put together from pieces";
  out.expected = "device code without it; what only host code needs can stand in a file of its own";
  if (const SnapshotFile* file = found.path.empty() ? nullptr : snapshot.find(found.path))
    out.where = {std::make_shared<const base::SourceFile>(
                     base::SourceFile{snapshot.folder + "/" + file->path, file->text}),
                 found.begin, found.end};
  return out;
}

}  // namespace warpproof::toolchain
