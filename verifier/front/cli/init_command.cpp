// A first project: configuration, a rewrite to start from, a page for agents. Writes only what is not there.

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include "verifier/front/cli/commands.h"

namespace warpproof::cli {
namespace {

namespace files = std::filesystem;

struct StartingFile {
  const char* path;
  const char* text;
};

constexpr StartingFile configuration = {
    "warpproof.toml",
    R"(# warpproof: defaults of this project. Every key can be overridden on the command line.

budget = "standard"   # quick, standard or deep
)"};

constexpr StartingFile rewrite = {
    "rewrites/first/scale_out_of_product.rw",
    R"(# A rewrite: two definitions of the same output. Write your own beside it; check it with
#   warpproof check rewrites/first/scale_out_of_product.rw
rewrite scale_out_of_product
  title   "A scale of the rows leaves the product"
  size    M, K, N
  input   X[M, K], W[K, N], s[M] : real
  output  Y[M, N] : real
  before  Y[i, j] = sum k < K. s[i] * X[i, k] * W[k, j]
  after   Y[i, j] = s[i] * sum k < K. X[i, k] * W[k, j]
  expect  proved for all sizes

wrong twin scale_out_of_sum of scale_out_of_product
  title   "A scale along the contraction does not leave it"
  input   X[M, K], W[K, N], s[K] : real
  before  Y[i, j] = sum k < K. s[k] * X[i, k] * W[k, j]
  after   Y[i, j] = (sum k < K. s[k]) * sum k < K. X[i, k] * W[k, j]
  expect  refuted (value_differs)
)"};

constexpr StartingFile skill = {".agents/skills/warpproof/SKILL.md",
                                R"(---
name: warpproof
description: >
  Prove or refute that a rewritten GPU kernel is the same function. Use before writing a kernel from a new formula,
  and after every change of a kernel.
---

# Checking kernel rewrites

1. Write the formula before and after as a `.rw` file (example: `rewrites/first/`). Check it: tool `check_rewrite`, or
   `warpproof check FILE.rw --format json`.
2. Write a `claim.rw` beside the kernel: its arguments, launch, sizes, formats, box and acceptance rule. After each
   change of the kernel: tool `check_kernel`, or `warpproof check claim.rw`.
3. Two kernels without a formula: tool `compare_kernels`, or `warpproof equiv OLD NEW`.

Only `proved` with `all_met` (exit code 0) is a success. `unknown`, `tested` and `unsupported` are not, and are not
failures of the code either: say so, never report them as verified.

When something is refuted, read the counterexample: sizes, first wrong element, the value it must have and the value it
has; for a race or an access out of bounds the two places. Change the code, not the claim. Never weaken a claim (box,
sizes, acceptance, requirements) to make it pass without saying so. `warpproof explain WORD` explains every word of a
verdict.

Tools: `warpproof serve --root .` speaks the Model Context Protocol on standard input and output.
)"};

/// False: something else is wrong than that the file is there.
bool write_unless_there(const files::path& root, const StartingFile& file) {
  const files::path path = root / file.path;
  std::error_code failed;
  if (files::exists(files::symlink_status(path, failed))) {
    std::cout << "kept     " << path.generic_string() << " (it was there)\n";
    return true;
  }
  files::create_directories(path.parent_path(), failed);
  std::ofstream out(path, std::ios::binary);
  out << file.text;
  out.close();
  if (!out) {
    std::cerr << "warpproof: can not write " << path.generic_string() << "\n";
    return false;
  }
  std::cout << "written  " << path.generic_string() << "\n";
  return true;
}

}  // namespace

void add_init(CLI::App& app, int& result) {
  auto root = std::make_shared<std::string>(".");
  CLI::App* command = app.add_subcommand(
      "init", "write a configuration, a first rewrite and a page for agents; overwrites nothing");
  command->add_option("folder", *root, "of the project");
  command->callback([root, &result] {
    const files::path folder = files::path(*root).lexically_normal();
    bool good = true;
    for (const StartingFile& file : {configuration, rewrite, skill})
      good = write_unless_there(folder, file) && good;
    if (good) std::cout << "Next: warpproof check " << (folder / rewrite.path).generic_string() << "\n";
    result = good ? 0 : 2;
  });
}

}  // namespace warpproof::cli
