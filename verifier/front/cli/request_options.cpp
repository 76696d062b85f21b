#include "verifier/front/cli/request_options.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "verifier/front/cli/terminal.h"

namespace warpproof::cli {
namespace {

void add_output_options(CLI::App& command, RequestOptions& options) {
  command.add_option("--format", options.format, "output format")->check(CLI::IsMember(report_formats()));
  command.add_option("-o,--output", options.output, "write the report to a file")->type_name("FILE");
  command
      .add_option("--replay", options.replay_directory,
                  "write each counterexample's Python file into this folder")
      ->type_name("FOLDER");
  command
      .add_option("--certificates", options.certificate_directory,
                  "write each proof's certificate into this folder")
      ->type_name("FOLDER");
  CLI::Option* attest = command
                            .add_option("--attest", options.attest_directory,
                                        "write each verdict as an in-toto statement into this folder")
                            ->type_name("FOLDER");
  command.add_option("--sign", options.sign_key, "sign the statements with this private key (PEM)")
      ->type_name("FILE")
      ->needs(attest);
  command.add_flag("-v,--verbose", options.report.verbose, "every detail and the whole ledger");
  command.add_option("--color", options.color, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
}

void add_budget_options(CLI::App& command, RequestOptions& options) {
  command.add_option("--budget", options.budget, "how long to search: quick, standard or deep")
      ->check(CLI::IsMember(budget_names()));
  command.add_flag("--quick", options.written.quick, "fewer samples and added sizes");
  command.add_option("--time", options.time_seconds, "seconds for each subject, at most")
      ->check(CLI::Range(1, 86400));
  command.add_option("--memory", options.memory_mebibytes, "MiB, at most")->check(CLI::Range(64, 1 << 20));
  command.add_option("--seed", options.written.seed, "of samples and searches");
  command.add_option("--jobs", options.written.jobs, "subjects answered at the same time")
      ->check(CLI::Range(1, 1024));
  CLI::Option* cache =
      command.add_option("--cache", options.written.cache, "file of the verdict cache")->type_name("FILE");
  command
      .add_option("--cache-key", options.written.cache_key_path,
                  "file of a secret: only cached verdicts made with it are trusted")
      ->type_name("FILE");
  command.add_flag("--no-cache", options.no_cache, "use no cache, whatever the configuration says")
      ->excludes(cache);
}

/// The command line over what the file says.
void override_request(RequestOptions& options) {
  const auto given = [&](const char* name) {
    const CLI::Option* option = options.command->get_option_no_throw(name);
    return option != nullptr && option->count() > 0;
  };
  Request& request = options.request;
  if (given("--budget")) set_budget(request, options.budget);
  if (given("--quick")) request.quick = true;
  if (given("--time")) request.time_ms_max = options.time_seconds * 1000;
  if (given("--memory")) request.memory_bytes_max = options.memory_mebibytes << 20;
  if (given("--seed")) request.seed = options.written.seed;
  if (given("--jobs")) request.jobs = options.written.jobs;
  if (given("--cache")) request.cache = options.written.cache;
  if (options.no_cache) request.cache.clear();
  request.cache_key_path = options.written.cache_key_path;
  if (given("--root")) request.root = options.written.root;
  if (options.no_compile) request.compile_sources = false;
  if (!given("--format")) options.format = options.configuration.format;
  if (!given("--color")) options.color = options.configuration.color;
}

}  // namespace

bool settle_request(RequestOptions& options) {
  if (!options.no_configuration && options.configuration_path != "none")
    options.configuration = options.configuration_path.empty()
                                ? find_configuration(".")
                                : read_configuration(options.configuration_path);
  for (const Diagnostic& diagnostic : options.configuration.diagnostics)
    std::cerr << diagnostic.rendered << "\n";
  if (!options.configuration.diagnostics.empty()) {
    std::cerr << "warpproof: the configuration can not be used; --no-config does without it\n";
    return false;
  }
  options.request = options.configuration.request;
  options.request.files = options.written.files;
  options.request.only = options.written.only;
  override_request(options);
  const std::vector<std::string> formats = report_formats();
  if (std::find(formats.begin(), formats.end(), options.format) == formats.end()) {
    std::cerr << "warpproof: " << options.configuration.path << " names the format '" << options.format
              << "', which is not known\n";
    return false;
  }
  options.report.color = wants_color(options.color, options.output.empty() ? STDOUT_FILENO : -1);
  return true;
}

void add_setting_options(CLI::App& command, RequestOptions& options) {
  options.command = &command;
  command.add_option("--root", options.written.root, "imports and sources stay below this folder")
      ->type_name("FOLDER");
  CLI::Option* file = command
                          .add_option("--config", options.configuration_path,
                                      "configuration, or none (default: warpproof.toml here or above)")
                          ->type_name("FILE");
  command.add_flag("--no-config", options.no_configuration, "read no warpproof.toml")->excludes(file);
  command.add_flag("--no-compile", options.no_compile, "use the committed code, never a compiler");
  add_budget_options(command, options);
}

void add_request_options(CLI::App& command, RequestOptions& options) {
  add_setting_options(command, options);
  add_output_options(command, options);
}

}  // namespace warpproof::cli
