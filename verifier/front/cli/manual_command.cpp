// `completion` and `man`: the parser describes itself.

#include <CLI/CLI.hpp>
#include <memory>

#include "verifier/front/cli/answer.h"
#include "verifier/front/cli/commands.h"
#include "verifier/front/cli/completion.h"
#include "verifier/front/cli/manual.h"
#include "warpproof/information.h"

namespace warpproof::cli {
namespace {

std::string completion(const ProgramWords& words, const std::string& shell) {
  if (shell == "bash") return bash_completion(words);
  return shell == "zsh" ? zsh_completion(words) : fish_completion(words);
}

}  // namespace

void add_manual(CLI::App& app, int& result) {
  auto shell = std::make_shared<std::string>();
  CLI::App* completion_command =
      app.add_subcommand("completion", "print the completion of the command line for a shell");
  completion_command->add_option("shell", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  completion_command->callback(
      [&app, shell, &result] { result = write_out("", completion(program_words(app), *shell)) ? 0 : 2; });

  auto format = std::make_shared<std::string>("roff");
  CLI::App* manual_command =
      app.add_subcommand("man", "print the manual page (read it with: warpproof man | man -l -)");
  manual_command->add_option("--format", *format, "roff or markdown")
      ->check(CLI::IsMember({"roff", "markdown"}));
  manual_command->callback([&app, format, &result] {
    const ProgramWords words = program_words(app);
    result =
        write_out("", *format == "roff" ? manual_roff(words, version()) : manual_markdown(words)) ? 0 : 2;
  });
}

}  // namespace warpproof::cli
