#include <algorithm>

#include "verifier/toolchain/clang.h"
#include "verifier/toolchain/hip_header.h"
#include "verifier/toolchain/recipe.h"

namespace warpproof::toolchain {
namespace {

/// Device code only, no device library: mathematics stays in the IR by name. `-fuse-cuid=none`: else the IR
/// holds a hash that changes from run to run.
std::vector<std::string> clang_words(const CompileRequest& request, const Layout& layout) {
  std::vector<std::string> words = {layout.compiler,
                                    "-x",
                                    "hip",
                                    "--offload-arch=" + request.target,
                                    "--offload-device-only",
                                    "-nogpulib",
                                    "-fuse-cuid=none",
                                    "-S",
                                    "-emit-llvm",
                                    "-gline-tables-only",
                                    "-fdebug-compilation-dir=" + layout.source,
                                    "-fdebug-prefix-map=" + layout.source + "=/src",
                                    "-fdebug-prefix-map=" + layout.headers + "=/headers",
                                    "-fno-caret-diagnostics"};
  if (layout.rocm.empty())
    words.insert(words.end(), {"-nogpuinc", "-isystem", layout.headers});
  else if (layout.rocm == "/usr")
    words.push_back("--rocm-path=/usr");
  else
    words.insert(words.end(), {"--rocm-path=" + layout.rocm, "-isystem", layout.rocm + "/include"});
  const auto is_level = [](const std::string& flag) { return flag.starts_with("-O"); };
  if (std::none_of(request.flags.begin(), request.flags.end(), is_level)) words.push_back("-O3");
  words.insert(words.end(), request.flags.begin(), request.flags.end());
  words.insert(words.end(), {"-o", layout.output + "/kernel.ll", layout.source + "/" + request.file});
  return words;
}

}  // namespace

CompileResult compile_to_ir(const CompileRequest& request, const base::Limits& limits,
                            const CompileLimits& compile_limits) {
  const Recipe recipe{.language = Language::hip,
                      .suffix = ".hip",
                      .name = "HIP",
                      .product = "LLVM IR",
                      .compiler = "clang 19",
                      .where_it_is = "clang++-19 in PATH",
                      .output = "kernel.ll",
                      .find = find_clang,
                      .words = clang_words,
                      .headers = {{"hip/hip_runtime.h", std::string(hip_header)}}};
  return compile_with(recipe, request, limits, compile_limits);
}

}  // namespace warpproof::toolchain
