#pragma once
// What can be read off the text of a CUDA or HIP file without compiling it: which files it includes, and its
// kernels. Only ever too much: what is not understood counts as included, or as changed.
//
//   const SourceScan scan = scan_source(text);
//   scan.includes == {"tile.cuh"};  scan.kernels[0].name == "gemm";

#include <string>
#include <string_view>
#include <vector>

namespace warpproof::gating {

struct KernelText {
  std::string name;
  std::string text;  ///< from `__global__` to the closing brace; without comments, blanks made one
};

struct SourceScan {
  std::vector<std::string> includes;  ///< as written between quotes or angle brackets
  bool computed_include = false;      ///< an include whose name a macro makes
  bool macro_kernel = false;        ///< a macro writes `__global__`: kernels may be here that are not listed
  std::vector<KernelText> kernels;  ///< with a body
  std::string rest;                 ///< everything outside of kernels, likewise
};
SourceScan scan_source(std::string_view text);

/// `.entry` of PTX.
std::vector<std::string> ptx_entries(std::string_view text);

bool is_source_name(std::string_view path);  ///< may hold kernels, or be included
bool is_kernel_name(std::string_view path);  ///< .cu, .hip: a file that is compiled itself

}  // namespace warpproof::gating
