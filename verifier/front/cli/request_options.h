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

/// Runs `answer` with a progress line, writes the report and its side files; the exit code.
int answer_request(RequestOptions& options,
                   const std::function<std::vector<Verdict>(const Request&)>& answer);

}  // namespace warpproof::cli
