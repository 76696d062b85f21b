#include "verifier/front/cli/usage.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "verifier/front/cli/program_words.h"
#include "warpproof/information.h"

namespace warpproof::cli {
namespace {

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CommandWords& command : program_words(app).commands) names.push_back(command.name);
  return names;
}

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const OptionWords& option : program_words(command).options)
    if (!option.positional) names.insert(names.end(), option.names.begin(), option.names.end());
  return names;
}

/// Of a word that nothing takes.
std::string for_word(const CLI::App& app, const CLI::App* command, std::string word) {
  if (!word.starts_with("-")) return command == nullptr ? nearest(word, command_names(app)) : "";
  word = word.substr(0, word.find('='));
  return nearest(word, option_names(command == nullptr ? app : *command));
}

/// Of a value that an option does not take.
std::string for_value(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options()) {
    const std::vector<std::string> values = values_of(*option);
    if (values.empty()) continue;
    for (const std::string& result : option->results())
      if (std::find(values.begin(), values.end(), result) == values.end()) return nearest(result, values);
  }
  return "";
}

}  // namespace

int explain_usage(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);  // help or version
  const std::vector<CLI::App*> chosen = app.get_subcommands();
  const CLI::App* command = chosen.empty() ? nullptr : chosen.front();
  const std::vector<std::string> left = app.remaining(true);
  const bool no_command = command == nullptr && !left.empty() && !left.front().starts_with("-");
  if (no_command)
    std::cerr << "warpproof: there is no command '" << left.front() << "'\n";
  else
    std::cerr << "warpproof: " << error.what() << "\n";
  std::string meant = left.empty() ? "" : for_word(app, command, left.front());
  if (meant.empty() && command != nullptr && left.empty()) meant = for_value(*command);
  if (!meant.empty()) std::cerr << "  did you mean '" << meant << "'?\n";
  std::cerr << "  see: warpproof " << (command == nullptr ? "" : command->get_name() + " ") << "--help\n";
  return 2;
}

}  // namespace warpproof::cli
