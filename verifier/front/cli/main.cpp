// The command line: words to a request, verdicts to a report. Includes the installed headers only.
// Exit codes: 0 all met, 1 refuted, 2 bad input or usage, 3 not decided, 4 a fault of ours.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <iostream>

#include "verifier/front/cli/commands.h"
#include "warpproof/information.h"

int main(int argc, char** argv) {
  CLI::App app{
      "warpproof: is the rewritten kernel the same function, as accurate, safe, and really what runs?"};
  app.set_version_flag("--version", "warpproof " + warpproof::version() + " (semantics " +
                                        warpproof::semantics_revision() + ")");
  app.require_subcommand(1);
  app.footer(
      "Exit codes: 0 all met; 1 refuted; 2 bad input or usage; 3 unknown, unsupported, vacuous or only "
      "tested; 4 a fault of ours.");
  int result = 0;
  warpproof::cli::add_commands(app, result);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = app.exit(error);
    return code == 0 ? 0 : 2;
  } catch (const std::exception& fault) {
    std::cerr << "warpproof: " << fault.what()
              << "\nThis is a fault of warpproof, not of your input. Nothing was proved.\n";
    return 4;
  }
  return result;
}
