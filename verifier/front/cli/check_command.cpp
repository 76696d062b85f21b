#include <CLI/CLI.hpp>
#include <memory>

#include "verifier/front/cli/answer.h"
#include "verifier/front/cli/commands.h"
#include "warpproof/requirements.h"

namespace warpproof::cli {
namespace {

std::vector<Verdict> with_requirements(const Request& request) {
  std::vector<Verdict> verdicts;
  for (TestedVerdict& tested : check_requirements(request)) verdicts.push_back(std::move(tested.verdict));
  return verdicts;
}

}  // namespace

void add_check(CLI::App& app, int& result) {
  auto options = std::make_shared<RequestOptions>();
  CLI::App* command = app.add_subcommand("check", "check rewrites, kernel claims and sequences of .rw files");
  command->add_option("files", options->written.files, ".rw files")->type_name("FILE")->required();
  command->add_option("--only", options->written.only, "ids to answer (default: all that the files state)");
  auto requirements = std::make_shared<bool>(false);
  command->add_flag("--requirements", *requirements,
                    "drop each requirement of a proved rewrite: is it needed, or idle?");
  add_request_options(*command, *options);
  command->callback([options, requirements, &result] {
    result =
        *requirements ? answer_request(*options, with_requirements) : answer_request(*options, check_all);
  });
}

}  // namespace warpproof::cli
