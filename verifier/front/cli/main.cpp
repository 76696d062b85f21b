// The command line: words to a request, verdicts to a report. Includes the installed headers only.
// Exit codes: exit_codes in program_words.h.

#include <CLI/CLI.hpp>
#include <iostream>

#include "verifier/front/cli/commands.h"
#include "verifier/front/cli/program_words.h"
#include "verifier/front/cli/usage.h"
#include "warpproof/information.h"

namespace {

std::string exit_code_words() {
  std::string out;
  for (const warpproof::cli::ExitCode& row : warpproof::cli::exit_codes)
    out += (out.empty() ? "Exit codes: " : "; ") + std::to_string(row.code) + " " + row.meaning;
  return out + ".";
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{
      "warpproof: is the rewritten kernel the same function, as accurate, safe, and really what runs?"};
  app.name("warpproof");
  app.set_version_flag("--version", "warpproof " + warpproof::version() + " (semantics " +
                                        warpproof::semantics_revision() + ")");
  app.require_subcommand(1);
  app.footer(exit_code_words());
  int result = 0;
  warpproof::cli::add_commands(app, result);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return warpproof::cli::explain_usage(app, error);
  } catch (const std::exception& fault) {
    std::cerr << "warpproof: " << fault.what()
              << "\nThis is a fault of warpproof, not of your input. Nothing was proved.\n";
    return 4;
  }
  return result;
}
