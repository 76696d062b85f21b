#include <unistd.h>

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

#include "verifier/front/cli/commands.h"
#include "verifier/front/cli/progress.h"
#include "warpproof/run.h"

namespace warpproof::cli {
namespace {

struct RunOptions {
  RunRequest request;
  std::string format = "text";
  std::string record;
  bool no_compile = false;
  bool sanitizer = false;
  std::uint64_t time_seconds = 600;
  std::uint64_t wall_seconds = 20;
};

/// This program with the same words, but for the one that asks for the sanitizer.
std::vector<std::string> same_command() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  std::vector<std::string> words;
  for (std::string word; std::getline(file, word, '\0');)
    if (word != "--sanitizer") words.push_back(word);
  if (!words.empty()) words.front() = "/proc/" + std::to_string(getpid()) + "/exe";
  return words;
}

int run_claims(RunOptions& options) {
  options.request.claims.compile_sources = !options.no_compile;
  options.request.claims.time_ms_max = options.time_seconds * 1000;
  options.request.wall_ms_max = options.wall_seconds * 1000;
  if (options.sanitizer) options.request.sanitized_command = same_command();
  RunReport report;
  {
    ProgressLine progress(options.format == "text");
    options.request.claims.progress = progress.callback();
    report = run(options.request);
  }
  write_run_report(report, options.format, std::cout);
  std::cout << std::flush;
  if (!options.record.empty()) {
    std::ofstream file(options.record, std::ios::binary);
    write_run_report(report, "json", file);
    file.close();
    if (!file) {
      std::cerr << "warpproof: can not write " << options.record << "\n";
      return 2;
    }
  }
  return exit_code(report);
}

}  // namespace

void add_run(CLI::App& app, int& result) {
  auto options = std::make_shared<RunOptions>();
  RunRequest& request = options->request;
  CLI::App* command = app.add_subcommand(
      "run", "run the kernels of claims on a device and compare with our own execution and the bound");
  command->add_option("files", request.claims.files, ".rw files")->type_name("FILE")->required();
  command->add_option("--only", request.claims.only, "ids to run (default: every kernel and sequence)");
  command->add_option("--root", request.claims.root, "imports and sources stay below this folder")
      ->type_name("FOLDER");
  command->add_option("--vendor", request.vendor, "cuda or hip")->check(CLI::IsMember({"cuda", "hip"}));
  command->add_option("--library", request.library, "driver library (default: the system's own)")
      ->type_name("FILE");
  command->add_option("--code-object", request.code_object, "hip: the compiled code of the kernels")
      ->type_name("FILE");
  command->add_option("--repeat", request.repeats, "runs of each case, each on fresh buffers")
      ->check(CLI::Range(2, 1000));
  command->add_option("--wall", options->wall_seconds, "seconds for a case on the device, at most")
      ->check(CLI::Range(1, 3600));
  command->add_flag("--replay", request.replay, "only the counterexample of a refutation");
  command->add_flag("--quick", request.claims.quick, "fewer sizes and kinds of data");
  command->add_flag("--no-compile", options->no_compile, "use the committed PTX, never a compiler");
  command->add_flag("--sanitizer", options->sanitizer, "the same runs under compute-sanitizer as well");
  command->add_option("--record", options->record, "write the evidence as JSON into a file")
      ->type_name("FILE");
  command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
  command->add_option("--seed", request.claims.seed, "of the data");
  command->add_option("--time", options->time_seconds, "seconds of our own execution for each claim, at most")
      ->check(CLI::Range(1, 86400));
  command->callback([options, &result] { result = run_claims(*options); });
}

}  // namespace warpproof::cli
