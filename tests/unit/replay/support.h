#pragma once
// Rewrites from text, and Python as the outside judge of replay files.

#include <doctest/doctest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "verifier/replay/search.h"
#include "verifier/text/load.h"

namespace replay_test {

using namespace warpproof;

inline ir::Program program_of(const std::string& text) {
  const auto source = std::make_shared<base::SourceFile>(base::SourceFile{"test.rw", text});
  base::Result<ir::Program> program = text::load_program(base::SourcePtr(source), base::Limits{});
  std::string why;
  if (!program) {
    for (const base::Diagnostic& diagnostic : program.diagnostics()) why += base::render(diagnostic) + "\n";
  }
  REQUIRE_MESSAGE(program, why);
  return std::move(*program);
}

/// "size M, N\n input ..." as the body of a rewrite.
inline ir::Program rewrite_of(const std::string& body) { return program_of("rewrite r\n" + body); }

inline replay::SearchResult search(const ir::Program& program, std::uint64_t steps = 2'000'000) {
  replay::SearchOptions options;
  options.steps_max = steps;
  return replay::search_counterexample(program, program.rewrites.at(0), options);
}

/// Exit status of the replay file under python3.
inline int python_says(const std::string& file, std::string* printed = nullptr) {
  namespace fs = std::filesystem;
  REQUIRE_FALSE(file.empty());
  static int number = 0;
  const fs::path folder = fs::temp_directory_path() /
                          ("replay_test_" + std::to_string(std::rand()) + "_" + std::to_string(number++));
  fs::create_directories(folder);
  std::ofstream(folder / "replay.py") << file;
  const std::string command =
      "python3 " + (folder / "replay.py").string() + " > " + (folder / "out").string() + " 2>&1";
  const int status = std::system(command.c_str());
  if (printed != nullptr) {
    std::ifstream in(folder / "out");
    printed->assign(std::istreambuf_iterator<char>(in), {});
  }
  fs::remove_all(folder);
  return status == 0 ? 0 : 1;
}

}  // namespace replay_test
