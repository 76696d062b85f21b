#include "verifier/front/cli/request_options.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

#include "verifier/front/cli/progress.h"

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

void settle(RequestOptions& options) {
  options.request.compile_sources = !options.no_compile;
  options.request.time_ms_max = options.time_seconds * 1000;
  options.request.memory_bytes_max = options.memory_mebibytes << 20;
  options.report.color = options.color == "always" ||
                         (options.color == "auto" && options.output.empty() && is_terminal(STDOUT_FILENO));
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
  settle(options);
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
