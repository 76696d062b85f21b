// The main job on the catalogue's first entry: a rewrite with its kernel, proved; its wrong twins, refuted.

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>

#include "verifier/front/cli/catalogue.h"
#include "verifier/front/cli/commands.h"
#include "verifier/front/cli/progress.h"
#include "verifier/front/cli/terminal.h"
#include "warpproof/check.h"
#include "warpproof/report.h"

namespace warpproof::cli {
namespace {

int run_demo(const std::string& root, bool verbose) {
  Request request;
  request.root = root;
  request.files = {root + "/rewrites/matmul/row_scale_past_projection.rw",
                   root + "/kernels/matmul/gemm_row_scale/claim.rw"};
  // One machine of each kernel is the story; `check` on these files answers all of them.
  request.only = {"row_scale_past_projection", "column_scale_past_projection", "gemm_row_scale[sm_80]",
                  "gemm_row_scale_column_scale[sm_80]"};
  std::vector<Verdict> verdicts;
  {
    ProgressLine progress(true);
    request.progress = progress.callback();
    verdicts = check_all(request);
  }
  ReportOptions options;
  options.color = wants_color("auto", STDOUT_FILENO);
  options.verbose = verbose;
  std::cout << "A rewrite and the CUDA kernel that implements it, then the wrong twin of each.\n\n";
  write_report(verdicts, "text", options, std::cout);
  return exit_code(verdicts);
}

}  // namespace

void add_demo(CLI::App& app, int& result) {
  auto root = std::make_shared<std::string>(catalogue_folder());
  auto verbose = std::make_shared<bool>(false);
  CLI::App* command =
      app.add_subcommand("demo", "a rewrite with its kernel (proved) and its wrong twins (refuted)");
  command->add_option("--root", *root, "a folder with rewrites/ and kernels/")->type_name("FOLDER");
  command->add_flag("-v,--verbose", *verbose, "every detail");
  command->callback([root, verbose, &result] { result = run_demo(*root, *verbose); });
}

}  // namespace warpproof::cli
