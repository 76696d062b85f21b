#pragma once
// Words whose meaning is another one where the source is compiled elsewhere or later: `__FILE__` is a path,
// `__TIME__` the clock, `__has_include` asks for files that the sandbox has not. Only the user's own text
// counts, so that `assert` keeps working.
//
// A word is harmless where it stands in a comment, or in a macro that no device code uses. That is not
// guessed here: `marred` puts a byte that no compiler takes in its place, and the code must stay the same.

#include <optional>
#include <string>
#include <vector>

#include "verifier/base/diagnostic.h"
#include "verifier/toolchain/snapshot.h"

namespace warpproof::toolchain {

struct PlaceWord {
  std::string word;
  std::string path;  ///< of the file; "" for a flag
  std::uint32_t begin = 0, end = 0;
  bool in_pieces = false;  ///< `##` could make it of names that stand in the files: `marred` can not mar it
};

/// The first one in the files and flags. Identifiers count wherever they stand, also over continued lines.
std::optional<PlaceWord> find_place_word(const std::vector<SnapshotFile>& files,
                                         const std::vector<std::string>& flags);

/// Each word a '@' and blanks: lines and columns stay.
SnapshotFile marred(const SnapshotFile& file);

/// E0545, at the word.
base::Diagnostic place_diagnostic(const PlaceWord& found, const Snapshot& snapshot, const base::Span& flags);

}  // namespace warpproof::toolchain
