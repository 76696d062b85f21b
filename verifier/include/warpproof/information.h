#pragma once
// What this build knows and what this machine has: for `list`, `explain` and `doctor`.
//
//   std::cout << warpproof::explain("race_shared");

#include <cstdint>
#include <string>
#include <vector>

namespace warpproof {

/// One row of a table: name first, then a sentence, then more columns.
struct InformationRow {
  std::string name;
  std::string text;
  std::vector<std::string> more;
};

/// "outcomes", "reasons", "assumptions", "diagnostics", "operations", "instructions", "forms", "lemmas",
/// "sequences", "formats"; empty result: no such table.
std::vector<std::string> table_names();
std::vector<InformationRow> table(const std::string& name);
/// The same as JSON, an object a line: {"name": ..., "text": ..., "more": [...]}; bytes that are not UTF-8
/// become U+FFFD.
std::string table_json(const std::string& name);

/// A page for a reason code, assumption, diagnostic code, operation, lemma or instruction; "" when unknown.
std::string explain(const std::string& name);
/// What may have been meant by a name that has no page: at most three, the nearest first.
std::vector<std::string> names_near(const std::string& name);

/// The one of `names` that was probably meant by a mistyped word; "" for none.
std::string nearest(const std::string& word, const std::vector<std::string>& names);

/// What is installed, what is missing, and which questions can be answered without it.
struct Component {
  std::string name;
  bool found = false;
  std::string version;
  std::string needed_for;
};
std::vector<Component> doctor();

/// What can be answered on this machine, with what is installed.
struct Ability {
  std::string question;  ///< "equal", "implemented (CUDA)", ...
  enum class How : std::uint8_t { whole, partly, no } how = How::no;
  std::string text;  ///< how, or what is missing and what to do
};
std::vector<Ability> abilities(const std::vector<Component>& components);

std::string version();             ///< "0.1.0"
std::string semantics_revision();  ///< bumped when any meaning changes

}  // namespace warpproof
