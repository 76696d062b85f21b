#pragma once
// Where clang 19 is, and exactly which build: it makes the IR that this version's LLVM reads. Asked in this
// order: an explicit path, clang++-19 and clang++ in PATH, /usr/lib/llvm-19/bin. Another major version is not
// taken, unless its path is given. Nothing found is an ordinary answer.

#include <optional>
#include <string>
#include <vector>

#include "verifier/toolchain/nvcc.h"

namespace warpproof::toolchain {

inline constexpr const char* clang_major = "19";

std::optional<Compiler> find_clang(const std::string& explicit_path = "");

/// Where it is looked for, in this order.
std::vector<std::string> clang_candidates();

/// The build that an IR text says it was compiled by: `!"Debian clang version 19.1.7 (3~deb12u1)"`.
std::optional<Compiler> producer_of_ir(const std::string& ir);

}  // namespace warpproof::toolchain
