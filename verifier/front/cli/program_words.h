#pragma once
// The commands and options of this program as data, read off the parser itself: what completion, manual page
// and suggestions are made of, so that they can not say something else than the parser does.

#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace warpproof::cli {

struct OptionWords {
  std::vector<std::string> names;  ///< "-o", "--output"; of a positional its name
  bool positional = false;
  bool required = false;
  bool many = false;
  bool takes_value = true;
  std::vector<std::string> values;  ///< the only ones that are taken; empty: any
  std::string value;                ///< "FILE", "FOLDER", "TEXT", "1..86400", "text|json"
  std::string text;
};
struct CommandWords {
  std::string name, text, footer;
  std::vector<OptionWords> options;
};
struct ProgramWords {
  std::string text;
  std::vector<OptionWords> options;
  std::vector<CommandWords> commands;
};

ProgramWords program_words(const CLI::App& app);

/// The only values that an option takes; empty: any.
std::vector<std::string> values_of(const CLI::Option& option);

/// The promise of design and documentation, one row a code.
struct ExitCode {
  int code;
  const char* meaning;
};
inline constexpr ExitCode exit_codes[] = {
    {0, "all that was asked is met"},
    {1, "refuted, or proved where a refutation was expected"},
    {2, "bad input or usage"},
    {3, "unknown, unsupported, vacuous or only tested"},
    {4, "a fault of warpproof; nothing was proved"},
};

}  // namespace warpproof::cli
