#pragma once
// What is wrong with the user's input. All of them are reported, not the first; each has a stable code,
// a place, and says what was expected. A diagnostic is never an outcome: verdict/ turns it into one.
//
//   diagnostics.push_back({.code = "E0203", .where = span, .message = "unknown size 'K'",
//                          .expected = "a size declared with 'size'", .suggestion = "M"});

#include <string>
#include <string_view>
#include <vector>

#include "verifier/base/source.h"

namespace warpproof::base {

enum class Severity { error, warning };

struct Diagnostic {
  std::string code;  ///< stable: E01xx language, E02xx names and types, E03xx claims, E04xx PTX, E05xx files
                     ///< and limits
  Severity severity = Severity::error;
  Span where;
  std::string message;
  std::string expected;    ///< optional
  std::string found;       ///< optional
  std::string suggestion;  ///< optional: the name that was probably meant
  std::vector<std::string> notes;
};
using Diagnostics = std::vector<Diagnostic>;

/// The message as a person sees it: "path:line:column: error[E0203]: ..." with the source line and a caret.
std::string render(const Diagnostic& diagnostic);

/// Text of a hostile file as it may be printed: control bytes (C1 in UTF-8 included, line ends too unless
/// `keep_lines`) as \xHH, at most `bytes_max` bytes of the original, then "...".
std::string escaped(std::string_view text, std::size_t bytes_max = 400, bool keep_lines = false);

/// The nearest of `names` to `word` (edit distance at most a third of its length), or "".
std::string nearest_name(const std::string& word, const std::vector<std::string>& names);

}  // namespace warpproof::base
