#include "verifier/front/serve/serve.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iostream>
#include <memory>

#include "verifier/front/cli/commands.h"
#include "warpproof/isolated.h"

namespace warpproof::cli {
namespace {

constexpr const char* this_program = "/proc/self/exe";

struct ServeOptions {
  serve::Options options;
  int port = -1;
  bool json_lines = false;
  bool no_compile = false;
  std::uint64_t budget_seconds = 25;
  std::uint64_t memory_mebibytes = 4096;
};

int start(ServeOptions& chosen) {
  serve::Options& options = chosen.options;
  std::error_code failed;
  const std::filesystem::path root = std::filesystem::canonical(options.root, failed);
  if (failed || !std::filesystem::is_directory(root, failed)) {
    std::cerr << "warpproof: the root '" << options.root << "' is no folder\n";
    return 2;
  }
  options.root = root.string();
  options.compile_sources = !chosen.no_compile;
  options.budget_ms = chosen.budget_seconds * 1000;
  options.memory_bytes_max = chosen.memory_mebibytes << 20;
  if (options.worker.empty() && std::filesystem::exists(this_program, failed)) options.worker = this_program;
  std::string why;  // also removes what a killed service left
  if (!private_folder(why)) std::cerr << "warpproof: requests with texts will fail: " << why << "\n";
  if (chosen.json_lines) return serve::serve_json_lines(options);
  if (chosen.port >= 0) return serve::serve_http(options, chosen.port);
  return serve::serve_stdio(options);
}

}  // namespace

void add_serve(CLI::App& app, int& result) {
  auto chosen = std::make_shared<ServeOptions>();
  CLI::App* command = app.add_subcommand(
      "serve", "answer agents: the Model Context Protocol over stdio (default) or HTTP, or JSON lines");
  command->add_option("--root", chosen->options.root, "paths in requests stay below this folder");
  CLI::Option* http =
      command->add_option("--http", chosen->port, "listen on this port of 127.0.0.1; 0 takes a free one")
          ->check(CLI::Range(0, 65535));
  command->add_flag("--json-lines", chosen->json_lines, "a request a line, a response a line")
      ->excludes(http);
  command->add_option("--time", chosen->budget_seconds, "seconds for a request that names none")
      ->check(CLI::Range(1, 600));
  command->add_option("--memory", chosen->memory_mebibytes, "MiB for each process of a request")
      ->check(CLI::Range(256, 1 << 20));
  command->add_option("--concurrent", chosen->options.concurrent_max, "requests at the same time")
      ->check(CLI::Range(1, 256));
  command->add_option("--queue", chosen->options.queued_max, "requests that wait; one more is refused")
      ->check(CLI::Range(0, 10000));
  command->add_option("--worker", chosen->options.worker, "program that answers (default: this one)");
  command->add_flag("--no-compile", chosen->no_compile, "use the committed PTX, never a compiler");
  command->add_flag("--unconfined", chosen->options.unconfined,
                    "go on where the kernel can not confine requests: only limits then hold");
  command->callback([chosen, &result] { result = start(*chosen); });
}

}  // namespace warpproof::cli
