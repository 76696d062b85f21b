#pragma once
// What can be read off the text of a CUDA or HIP file without compiling it: which files it includes, and its
// kernels. Only ever too much: what is not understood counts as included, or as a kernel that can not be told
// apart.
//
//   const SourceScan scan = scan_source(text);
//   scan.includes == {"tile.cuh"};  scan.kernels[0].name == "gemm";

#include <string>
#include <string_view>
#include <vector>

namespace warpproof::gating {

struct KernelText {
  std::string name;
  bool is_template = false;  ///< `template <...>` stands before it: one text, any number of entries
};

struct SourceScan {
  std::vector<std::string> includes;       ///< between quotes or angle brackets, also of `__has_include`
  std::vector<std::string> sure_includes;  ///< of these, what no `#if` may leave out
  bool computed_include = false;           ///< an include whose name a macro makes
  bool macro_kernel = false;               ///< kernels may be here that are not listed
  std::vector<KernelText> kernels;         ///< with a body
};
SourceScan scan_source(std::string_view text);

/// Two texts with the same one mean the same: without comments and layout, line by line, where that is
/// certain; else the bytes, without the CR of line ends.
std::string comparable(std::string_view text);

/// `.entry` of PTX.
std::vector<std::string> ptx_entries(std::string_view text);

bool is_source_name(std::string_view path);  ///< what the compiler's snapshot holds
bool is_kernel_name(std::string_view path);  ///< .cu, .hip: a file that is compiled itself
bool is_code_name(std::string_view path);    ///< C++ of any build, by its suffix in either case
/// May hold kernels, or be included, in builds that name files as they like: everything but prose and claims.
bool may_be_source(std::string_view path);

}  // namespace warpproof::gating
