#include <CLI/CLI.hpp>
#include <memory>

#include "verifier/front/cli/answer.h"
#include "verifier/front/cli/commands.h"

namespace warpproof::cli {

void add_check(CLI::App& app, int& result) {
  auto options = std::make_shared<RequestOptions>();
  CLI::App* command = app.add_subcommand("check", "check rewrites, kernel claims and sequences of .rw files");
  command->add_option("files", options->written.files, ".rw files")->type_name("FILE")->required();
  command->add_option("--only", options->written.only, "ids to answer (default: all that the files state)");
  add_request_options(*command, *options);
  command->callback([options, &result] { result = answer_request(*options, check_all); });
}

}  // namespace warpproof::cli
