#include "warpproof/gate.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <sstream>

#include "verifier/front/cli/answer.h"
#include "verifier/front/cli/commands.h"
#include "verifier/front/cli/progress.h"
#include "verifier/front/cli/side_files.h"

namespace warpproof::cli {
namespace {

struct GateOptions : RequestOptions {
  GateRequest gate;
  std::vector<std::string> reports;  ///< FORMAT=FILE
};

/// One more report of the same run; false, and said, when it can not be written.
bool put_further(const GateReport& report, const std::string& wanted) {
  const std::size_t sign = wanted.find('=');
  std::ostringstream text;
  if (sign == std::string::npos || sign + 1 == wanted.size() ||
      !write_gate_report(report, wanted.substr(0, sign), {}, text)) {
    std::cerr << "warpproof: --report takes FORMAT=FILE, not '" << wanted << "'\n";
    return false;
  }
  return write_out(wanted.substr(sign + 1), text.str());
}

int run_gate(GateOptions& options) {
  // The change may have written the warpproof.toml that lies here: only a file that is named counts.
  options.no_configuration = options.no_configuration || options.configuration_path.empty();
  if (!settle_request(options)) return 2;
  GateReport report;
  {
    ProgressLine progress(options.format == "text" || !options.output.empty());
    options.request.progress = progress.callback();
    options.gate.options = options.request;
    options.gate.cache_key_path = options.request.cache_key_path;
    report = gate(options.gate);
  }
  std::ostringstream text;
  if (!write_gate_report(report, options.format, options.report, text)) {
    std::cerr << "warpproof: unknown format '" << options.format << "'\n";
    return 2;
  }
  std::vector<Verdict> verdicts;
  for (const GateRow& row : report.rows) verdicts.push_back(row.verdict);
  if (!write_out(options.output, text.str()) || !write_side_files(options, verdicts, Unnamed::pass)) return 2;
  for (const std::string& wanted : options.reports)
    if (!put_further(report, wanted)) return 2;
  return report.exit_code;
}

}  // namespace

void add_gate(CLI::App& app, int& result) {
  auto options = std::make_shared<GateOptions>();
  CLI::App* command = app.add_subcommand(
      "gate", "what a pull request changed, checked; policy and demands are those of the base revision");
  command->add_option("--base", options->gate.base, "revision that decides, for example origin/main")
      ->required();
  command->add_option("--head", options->gate.head,
                      "revision to be judged (default: the work tree as it stands)");
  command
      ->add_option("--repository", options->gate.repository, "any folder of the repository (default: here)")
      ->type_name("FOLDER");
  command->add_option("--report", options->reports, "a further report of the same run: FORMAT=FILE")
      ->type_name("FORMAT=FILE");
  add_request_options(*command, *options);
  command->footer(
      "Policy, waivers and demands are read in the base revision. Settings are those of the command line "
      "and of --config: a warpproof.toml that the change brought is not believed.");
  command->callback([options, &result] { result = run_gate(*options); });
}

}  // namespace warpproof::cli
