#include "verifier/front/cli/request_options.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "verifier/front/cli/progress.h"
#include "warpproof/configuration.h"

namespace warpproof::cli {
namespace {

/// An id as a file name: letters, digits, '_', '-' and '.' only, so that no path can be smuggled in.
std::string file_name_of(const std::string& id) {
  std::string out;
  for (const char c : id)
    out += std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' || c == '.' ? c : '_';
  return out.empty() || out[0] == '.' ? "_" + out : out;
}

bool write_file(const std::string& directory, const std::string& name, const std::string& text) {
  std::error_code ignored;  // what can not be made shows when the file is opened
  std::filesystem::create_directories(directory, ignored);
  std::ofstream file(directory + "/" + name, std::ios::binary);
  file << text;
  file.close();
  if (!file) std::cerr << "warpproof: can not write " << directory << "/" << name << "\n";
  return static_cast<bool>(file);
}

}  // namespace

bool write_side_files(const RequestOptions& options, const std::vector<Verdict>& verdicts) {
  bool good = true;
  for (const Verdict& v : verdicts)
    for (const Answer& a : v.answers) {
      if (!options.replay_directory.empty() && a.counterexample && !a.counterexample->replay_file.empty())
        good = write_file(options.replay_directory, file_name_of(v.id) + ".replay.py",
                          a.counterexample->replay_file) &&
               good;
      if (!options.certificate_directory.empty() && !a.certificate.empty())
        good = write_file(options.certificate_directory, file_name_of(v.id) + ".certificate.json",
                          a.certificate) &&
               good;
    }
  return good;
}

bool settle(RequestOptions& options, bool with_file) {
  const auto given = [&](const char* name) {
    return options.command != nullptr && options.command->count(name) > 0;
  };
  Configuration file;
  if (with_file && options.configuration != "none")
    file =
        options.configuration.empty() ? find_configuration(".") : read_configuration(options.configuration);
  for (const Diagnostic& diagnostic : file.diagnostics) std::cerr << diagnostic.rendered;
  if (!file.diagnostics.empty()) return false;
  Request& request = options.request;
  Request settled = file.request;
  if (!options.budget.empty()) set_budget(settled, options.budget);
  if (given("--time")) settled.time_ms_max = options.time_seconds * 1000;
  if (given("--memory")) settled.memory_bytes_max = options.memory_mebibytes << 20;
  if (given("--quick")) settled.quick = true;
  if (given("--no-compile")) settled.compile_sources = false;
  if (given("--root")) settled.root = request.root;
  if (given("--seed")) settled.seed = request.seed;
  if (given("--jobs")) settled.jobs = request.jobs;
  if (given("--cache")) settled.cache = request.cache;
  settled.cache_key_path = request.cache_key_path;
  settled.files = std::move(request.files);
  settled.only = std::move(request.only);
  request = std::move(settled);
  if (!given("--format") && !file.path.empty()) options.format = file.format;
  const std::string color = given("--color") ? options.color : file.color;
  options.report.color =
      color == "always" || (color == "auto" && options.output.empty() && is_terminal(STDOUT_FILENO));
  return true;
}

bool put_report(const RequestOptions& options, const std::string& text) {
  if (options.output.empty()) {
    std::cout << text << std::flush;
    return static_cast<bool>(std::cout);
  }
  std::ofstream file(options.output, std::ios::binary);
  file << text;
  file.close();
  if (!file) std::cerr << "warpproof: can not write " << options.output << "\n";
  return static_cast<bool>(file);
}

int answer_request(RequestOptions& options,
                   const std::function<std::vector<Verdict>(const Request&)>& answer) {
  if (!settle(options)) return 2;
  std::vector<Verdict> verdicts;
  {
    ProgressLine progress(options.format == "text");
    options.request.progress = progress.callback();
    verdicts = answer(options.request);
  }
  std::ostringstream text;
  if (!write_report(verdicts, options.format, options.report, text)) {
    std::cerr << "warpproof: unknown format '" << options.format << "'\n";
    return 2;
  }
  if (!put_report(options, text.str()) || !write_side_files(options, verdicts)) return 2;
  return exit_code(verdicts);
}

void add_request_options(CLI::App& command, RequestOptions& options) {
  options.command = &command;
  command.add_option("--config", options.configuration,
                     "configuration file, or none (default: warpproof.toml, found upward)");
  command.add_option("--budget", options.budget, "quick, standard or deep; the limits below refine it")
      ->check(CLI::IsMember(budget_names()));
  command.add_option("--jobs", options.request.jobs, "subjects answered at the same time")
      ->check(CLI::Range(1, 1024));
  command.add_option("--cache", options.request.cache, "file of the verdict cache");
  command.add_option("--cache-key", options.request.cache_key_path,
                     "file of a secret: only cached verdicts made with it are trusted");
  command.add_option("--root", options.request.root, "imports and sources stay below this folder");
  command.add_option("--format", options.format, "output format")->check(CLI::IsMember(report_formats()));
  command.add_option("-o,--output", options.output, "write the report to a file");
  command.add_option("--replay", options.replay_directory,
                     "write each counterexample's Python file into this folder");
  command.add_option("--certificates", options.certificate_directory,
                     "write each proof's certificate into this folder");
  command.add_flag("-v,--verbose", options.report.verbose, "every detail and the whole ledger");
  command.add_flag("--quick", options.request.quick, "fewer samples and added sizes");
  command.add_flag("--no-compile", options.no_compile, "use the committed PTX, never a compiler");
  command.add_option("--color", options.color, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  command.add_option("--seed", options.request.seed, "of samples and searches");
  command.add_option("--time", options.time_seconds, "seconds for each subject, at most")
      ->check(CLI::Range(1, 86400));
  command.add_option("--memory", options.memory_mebibytes, "MiB, at most")->check(CLI::Range(64, 1 << 20));
}

}  // namespace warpproof::cli
