#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>

#include "verifier/front/cli/answer.h"
#include "verifier/front/cli/commands.h"
#include "verifier/front/cli/progress.h"
#include "warpproof/rewrites.h"

namespace warpproof::cli {
namespace {

struct ReportOfRewrites {
  RequestOptions request;
  std::vector<std::string> kernels;
  std::string folder;
  std::string format = "html";
};

bool write_pages(const std::string& folder, const std::vector<RewritePage>& pages) {
  std::error_code ignored;  // what can not be made shows when a file is opened
  std::filesystem::create_directories(folder, ignored);
  for (const RewritePage& page : pages)
    if (!write_out(folder + "/" + page.name, page.bytes)) return false;
  return true;
}

int report_rewrites(ReportOfRewrites& options) {
  // A page a rewrite: the format of single reports, in a configuration, says nothing here.
  if (!settle_request(options.request)) return 2;
  RewritePages made;
  {
    ProgressLine progress(true);
    options.request.request.progress = progress.callback();
    made = rewrite_pages(options.request.request, options.kernels);
  }
  for (const Verdict& verdict : made.verdicts)
    for (const Diagnostic& diagnostic : verdict.diagnostics)
      if (diagnostic.is_error) std::cerr << diagnostic.rendered << "\n";
  if (!write_pages(options.folder, made.pages)) return 2;
  std::cout << made.pages.size() << " pages, first " << options.folder << "/index.html\n";
  return exit_code(made.verdicts);
}

}  // namespace

void add_report(CLI::App& app, int& result) {
  auto options = std::make_shared<ReportOfRewrites>();
  CLI::App* command =
      app.add_subcommand("report", "write a page for each rewrite of .rw files, and an index");
  command->add_option("files", options->request.written.files, ".rw files, or folders of them")
      ->type_name("FILE")
      ->required();
  command->add_option("-o,--out", options->folder, "folder of the pages")->type_name("FOLDER")->required();
  command
      ->add_option("--kernels", options->kernels,
                   "files or folders of kernel claims, read to say which kernels bind a rewrite")
      ->type_name("FILE");
  command->add_option("--only", options->request.written.only, "ids (default: all that the files state)");
  command->add_option("--format", options->format, "html")->check(CLI::IsMember({"html"}));
  add_setting_options(*command, options->request);
  command->callback([options, &result] { result = report_rewrites(*options); });
}

}  // namespace warpproof::cli
