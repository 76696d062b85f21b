#pragma once
// Which folders a process must be able to read in order to find and run the compilers of this machine. For a
// caller that confines itself first. Runs nothing.

#include <string>
#include <vector>

namespace warpproof::toolchain {

/// Toolkits named by CUDA_HOME, CUDA_PATH, WARPPROOF_ROCM and PATH (the folder above the program's own bin/,
/// links resolved), and the system's own places. Sorted, each once.
std::vector<std::string> compiler_folders();

}  // namespace warpproof::toolchain
