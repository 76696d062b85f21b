#pragma once
// CUDA C++ to PTX by nvcc, and HIP C++ to LLVM IR by clang, in the sandbox. The source is hostile: it is
// compiled, never run, and the compiler sees a snapshot of the claim's folder at /src, the toolkit at
// /toolkit, our own HIP header at /headers, the system's libraries, and nothing else. Since the paths inside
// are always the same and line information is always asked for, the result knows its source lines and names
// no folder of the machine: one compiler build gives the same bytes everywhere.
//
// HIP needs no ROCm: without `rocm` the only HIP header is ours (headers/hip/hip_runtime.h). Without an -O
// flag clang is given -O3, which is what nvcc takes by itself.
//
//   CompileResult result = compile_to_ptx({.folder = "kernels/matmul/gemm_row_scale", .file = "kernel.cu",
//                                          .target = "sm_80", .flags = {"-O3"}}, limits);
//   if (result.status == CompileStatus::compiled) use(result.text);

#include <cstdint>
#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/toolchain/nvcc.h"
#include "verifier/toolchain/sandbox.h"
#include "verifier/toolchain/snapshot.h"

namespace warpproof::toolchain {

struct CompileRequest {
  std::string folder;              ///< the claim's folder; all that #include can reach besides the toolkit
  std::string file;                ///< relative to it, a .cu or a .hip file
  std::string target;              ///< sm_80, gfx942
  std::vector<std::string> flags;  ///< flags.h says which; several words in one text are split at spaces
  base::Span where;               ///< of the claim's `source` line, for diagnostics of file, target and flags
  std::string compiler;           ///< nvcc or clang++; "" searches
  std::string rocm;               ///< HIP: the folder of a ROCm whose headers to take, "" for our own
  bool allow_unconfined = false;  ///< explicit request to go on without a sandbox
  const Sandbox* sandbox = nullptr;    ///< null: the best that works here
  std::vector<SnapshotFile> replaced;  ///< files of the folder that the compiler sees with other text
  std::vector<SnapshotFile> headers;   ///< of ours, where neither the folder nor the system has them
};

enum class CompileStatus : std::uint8_t {
  compiled,
  bad_request,           ///< file, target, flags or folder: rejected
  compile_error,         ///< the compiler refused the source, or a limit stopped it: rejected
  compiler_unavailable,  ///< no nvcc or clang here
  sandbox_unavailable,   ///< nothing was run
  place_dependent,       ///< elsewhere or later the same source can be other code (place_words.h)
};

struct CompileResult {
  CompileStatus status = CompileStatus::bad_request;
  std::string text;  ///< PTX, or LLVM IR as text
  Compiler compiler;
  std::string source_digest;         ///< of all source files that the compiler could see, as they lie on disk
  std::vector<SnapshotFile> read;    ///< the source, then what it may include of the folder
  std::vector<std::string> command;  ///< the compiler's arguments as they were inside
  std::string messages;              ///< of `dump_syntax`: the compiler's words, paths as in /src/kernel.cu
  bool confined = true;
  base::Diagnostics diagnostics;  ///< why not; with a place in the source where the compiler gave one
};

struct CompileLimits {
  std::uint64_t wall_time_ms_max = 60'000;
  std::uint64_t cpu_time_s_max = 60;
  std::uint64_t address_space_bytes_max = 4ull << 30;
  std::uint64_t file_bytes_max = 64u << 20;
  std::uint64_t process_count_max = 32;
  std::uint64_t message_bytes_max = 1u << 20;
};

CompileResult compile_to_ptx(const CompileRequest& request, const base::Limits& limits,
                             const CompileLimits& compile_limits = {});
CompileResult compile_to_ir(const CompileRequest& request, const base::Limits& limits,
                            const CompileLimits& compile_limits = {});

/// The syntax tree of a CUDA source as clang reads its host side, as JSON (`-ast-dump=json`): no code is
/// made. Nothing is included but the folder's files and `headers`, of which those named `forced/...` are
/// included first, in their order. A source with errors still has a tree, and `messages` that say so.
CompileResult dump_syntax(const CompileRequest& request, const base::Limits& limits,
                          const CompileLimits& compile_limits = {.wall_time_ms_max = 20'000,
                                                                 .cpu_time_s_max = 20,
                                                                 .message_bytes_max = 96u << 20});

}  // namespace warpproof::toolchain
