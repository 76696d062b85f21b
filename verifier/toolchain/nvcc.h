#pragma once
// Where nvcc is, and exactly which build. Asked in this order: an explicit path, CUDA_HOME, CUDA_PATH, PATH,
// the toolkit that CMake found when this library was built, /usr/local/cuda. Nothing found is an ordinary
// answer.

#include <optional>
#include <string>
#include <vector>

namespace warpproof::toolchain {

struct Compiler {
  std::string path;          ///< of nvcc, links resolved
  std::string toolkit_root;  ///< the folder above its bin/
  std::string version;       ///< "13.0, V13.0.88", as it stands in the head of its PTX
  std::string build;         ///< "CL-36424714", likewise; "" when it does not say
};

/// `explicit_path` "" searches; otherwise that file or nothing. Runs `nvcc --version` under limits.
std::optional<Compiler> find_nvcc(const std::string& explicit_path = "");

/// Where it is looked for, in this order.
std::vector<std::string> nvcc_candidates();

/// The version and build that a PTX text says it was compiled by; path and root stay empty.
std::optional<Compiler> producer_of(const std::string& ptx);

bool same_build(const Compiler& a, const Compiler& b);

}  // namespace warpproof::toolchain
