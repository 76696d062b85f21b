#pragma once
// What the commands that give verdicts have in common: budgets, cache, configuration, the output format and
// where it goes. What is written on the command line wins over warpproof.toml, key by key.

#include <cstdint>
#include <string>
#include <vector>

#include "warpproof/check.h"
#include "warpproof/configuration.h"
#include "warpproof/report.h"

namespace CLI {
class App;
}

namespace warpproof::cli {

struct RequestOptions {
  Request request;  ///< complete after settle_request
  std::string format = "text";
  std::string output;
  std::string replay_directory;
  std::string certificate_directory;
  std::string attest_directory;
  std::string sign_key;
  ReportOptions report;
  std::string color = "auto";
  Configuration configuration;  ///< the file that was read

  // As written on the command line.
  Request written;
  std::string configuration_path;
  bool no_configuration = false;
  std::string budget;
  bool no_compile = false;
  bool no_cache = false;
  std::uint64_t time_seconds = 0;
  std::uint64_t memory_mebibytes = 0;
  const CLI::App* command = nullptr;
};

/// Configuration, budgets, cache.
void add_setting_options(CLI::App& command, RequestOptions& options);
/// These, and the report and the files beside it.
void add_request_options(CLI::App& command, RequestOptions& options);

/// Configuration, then the command line over it. False: the file must not be used; said on standard error.
bool settle_request(RequestOptions& options);

}  // namespace warpproof::cli
