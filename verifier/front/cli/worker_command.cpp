// The child of an isolated request. Not for people: hidden in the help.

#include <CLI/CLI.hpp>
#include <iostream>

#include "verifier/front/cli/commands.h"
#include "warpproof/isolated.h"

namespace warpproof::cli {

void add_worker(CLI::App& app, int& result) {
  CLI::App* command =
      app.add_subcommand("worker", "answer one request from standard input, in JSON lines")->group("");
  command->callback([&result] { result = serve_worker(std::cin, std::cout); });
}

}  // namespace warpproof::cli
