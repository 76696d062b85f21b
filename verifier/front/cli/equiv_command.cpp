#include <CLI/CLI.hpp>
#include <memory>

#include "verifier/front/cli/answer.h"
#include "verifier/front/cli/commands.h"

namespace warpproof::cli {

void add_equiv(CLI::App& app, int& result) {
  struct Options : RequestOptions {
    std::string left, right;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("equiv", "prove that two kernels, or sequences, compute the same");
  const char* side =
      "a claim file (a.rw, a.rw#name, a.rw#name[gfx942]) or a .cu, .hip, .ptx, .ll or .bc file";
  command->add_option("left", options->left, side)->type_name("FILE")->required();
  command->add_option("right", options->right, side)->type_name("FILE")->required();
  add_request_options(*command, *options);
  command->footer(
      "A code file is launched as the claim.rw beside it says, or as the other side is when no claim knows "
      "it.");
  command->callback([options, &result] {
    result = answer_request(*options, [&](const Request& request) {
      return std::vector<Verdict>{equivalent(options->left, options->right, request)};
    });
  });
}

}  // namespace warpproof::cli
