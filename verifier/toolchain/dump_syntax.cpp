#include "verifier/toolchain/clang.h"
#include "verifier/toolchain/recipe.h"

namespace warpproof::toolchain {
namespace {

constexpr const char* forced = "forced/";

/// Names are not guessed (`-fno-spell-checking`): what is not understood must stay so.
std::vector<std::string> tree_words(const CompileRequest& request, const Layout& layout) {
  std::vector<std::string> words = {layout.compiler,
                                    "-x",
                                    "cuda",
                                    "--cuda-host-only",
                                    "-nocudainc",
                                    "-nocudalib",
                                    "-nostdinc",
                                    "-nostdinc++",
                                    "-fsyntax-only",
                                    "-w",
                                    "-std=c++17",
                                    "-ferror-limit=0",
                                    "-fno-spell-checking",
                                    "-fno-caret-diagnostics",
                                    "-Xclang",
                                    "-ast-dump=json",
                                    "-idirafter",
                                    layout.headers};
  for (const SnapshotFile& header : request.headers)
    if (header.path.starts_with(forced))
      words.insert(words.end(), {"-include", layout.headers + "/" + header.path});
  words.push_back(layout.source + "/" + request.file);
  return words;
}

}  // namespace

CompileResult dump_syntax(const CompileRequest& request, const base::Limits& limits,
                          const CompileLimits& compile_limits) {
  const Recipe recipe{.language = Language::cuda,
                      .suffix = ".cu",
                      .name = "CUDA",
                      .product = "syntax tree",
                      .compiler = "clang 19",
                      .where_it_is = "clang++-19 in PATH",
                      .output = "",
                      .find = find_clang,
                      .words = tree_words,
                      .headers = {}};
  return compile_with(recipe, request, limits, compile_limits);
}

}  // namespace warpproof::toolchain
