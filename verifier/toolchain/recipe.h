#pragma once
// What differs from one compiler to the next; the rest of a compilation (snapshot, sandbox, limits, messages)
// is the same for all and stands in compile.cpp.

#include <optional>
#include <string>
#include <vector>

#include "verifier/toolchain/compile.h"
#include "verifier/toolchain/flags.h"
#include "verifier/toolchain/snapshot.h"

namespace warpproof::toolchain {

/// Where things lie for the compiler.
struct Layout {
  std::string source, headers, output, toolkit, compiler, rocm;
};

struct Recipe {
  Language language = Language::cuda;
  std::string suffix;       ///< of a source: ".cu"
  std::string name;         ///< of the language: "CUDA"
  std::string product;      ///< "PTX"
  std::string compiler;     ///< "nvcc"
  std::string where_it_is;  ///< what a user can do when it is not found
  std::string output;       ///< name of the file that it leaves
  std::optional<Compiler> (*find)(const std::string& explicit_path) = nullptr;
  std::vector<std::string> (*words)(const CompileRequest& request, const Layout& layout) = nullptr;
  std::vector<SnapshotFile> headers;  ///< our own, that the compiler sees
};

CompileResult compile_with(const Recipe& recipe, const CompileRequest& request, const base::Limits& limits,
                           const CompileLimits& compile_limits);

}  // namespace warpproof::toolchain
