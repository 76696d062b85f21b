#pragma once
// What the commands that give verdicts have in common: limits, the output format and where it goes.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "warpproof/check.h"
#include "warpproof/report.h"

namespace CLI {
class App;
}

namespace warpproof::cli {

struct RequestOptions {
  const CLI::App* command = nullptr;  ///< tells which words were given, and so win over warpproof.toml
  std::string configuration;          ///< "": found upward from here
  std::string budget;
  Request request;
  std::string format = "text";
  std::string output;
  std::string replay_directory;
  std::string certificate_directory;
  ReportOptions report;
  bool no_compile = false;
  std::string color = "auto";
  std::uint64_t time_seconds = 600;
  std::uint64_t memory_mebibytes = 8192;
};

void add_request_options(CLI::App& command, RequestOptions& options);

// The steps of a command that gives verdicts, for those that answer in another shape.
/// Limits, format and colour before anything is answered: by default, then as warpproof.toml says, then the
/// budget, then the words given. False, and said, when the file can not be used. The gate does not read the
/// file here: for it the base revision's counts.
bool settle(RequestOptions& options, bool with_file = true);
/// To the output file or standard output; false, and said, when that failed.
bool put_report(const RequestOptions& options, const std::string& text);
/// Counterexamples and certificates into the folders that were asked for.
bool write_side_files(const RequestOptions& options, const std::vector<Verdict>& verdicts);

/// Runs `answer` with a progress line, writes the report and its side files; the exit code.
int answer_request(RequestOptions& options,
                   const std::function<std::vector<Verdict>(const Request&)>& answer);

}  // namespace warpproof::cli
