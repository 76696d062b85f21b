#include <CLI/CLI.hpp>
#include <memory>

#include "verifier/front/cli/answer.h"
#include "verifier/front/cli/commands.h"
#include "verifier/front/cli/progress.h"
#include "warpproof/suggest.h"

namespace warpproof::cli {
namespace {

int suggest(RequestOptions& options) {
  const std::string format = options.format;  // not that of a configuration, which speaks of reports
  if (!settle_request(options)) return 2;
  std::vector<SuggestionReport> reports;
  {
    ProgressLine progress(true);
    options.request.progress = progress.callback();
    reports = suggest_requirements(options.request);
  }
  if (!write_out(options.output, format == "json" ? suggestions_json(reports) : suggestions_text(reports)))
    return 2;
  return suggestions_exit_code(reports);
}

}  // namespace

void add_suggest(CLI::App& app, int& result) {
  auto options = std::make_shared<RequestOptions>();
  CLI::App* command =
      app.add_subcommand("suggest", "the weakest missing requirement of a rewrite, proved to suffice");
  command->add_option("files", options->written.files, ".rw files")->type_name("FILE")->required();
  command->add_option("--only,--id", options->written.only,
                      "ids (default: all but the wrong twins of the files)");
  command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
  command->add_option("-o,--output", options->output, "write the report to a file")->type_name("FILE");
  add_setting_options(*command, *options);
  command->footer(
      "Exit codes: 0 each rewrite is proved or has a suggestion; 2 bad input; 3 nothing on the menu "
      "suffices.");
  command->callback([options, &result] { result = suggest(*options); });
}

}  // namespace warpproof::cli
