#include <algorithm>

#include "verifier/toolchain/recipe.h"

namespace warpproof::toolchain {
namespace {

std::vector<std::string> nvcc_words(const CompileRequest& request, const Layout& layout) {
  std::vector<std::string> words = {layout.compiler, "-ptx", "-arch=" + request.target};
  words.insert(words.end(), request.flags.begin(), request.flags.end());
  const auto has = [&](const char* flag) {
    return std::find(request.flags.begin(), request.flags.end(), flag) != request.flags.end();
  };
  if (!has("-lineinfo") && !has("--generate-line-info")) words.push_back("-lineinfo");
  if (!request.headers.empty())
    words.insert(words.end(), {"-Xcompiler", "-idirafter", "-Xcompiler", layout.headers});
  words.insert(words.end(), {"-o", layout.output + "/kernel.ptx", layout.source + "/" + request.file});
  return words;
}

}  // namespace

CompileResult compile_to_ptx(const CompileRequest& request, const base::Limits& limits,
                             const CompileLimits& compile_limits) {
  const Recipe recipe{.language = Language::cuda,
                      .suffix = ".cu",
                      .name = "CUDA",
                      .product = "PTX",
                      .compiler = "nvcc",
                      .where_it_is = "a CUDA toolkit in PATH or CUDA_HOME",
                      .output = "kernel.ptx",
                      .find = find_nvcc,
                      .words = nvcc_words,
                      .headers = {}};
  return compile_with(recipe, request, limits, compile_limits);
}

}  // namespace warpproof::toolchain
