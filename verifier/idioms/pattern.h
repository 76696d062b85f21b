#pragma once
// A raw instruction graph with one argument: what a library function looks like after inlining. Opcodes are
// full texts ("fma.rm.f32"), immediates are bits, moves are transparent. The last node is the result.
//
// It is learnt by running the probe on the executor that also runs the kernels, over an argument that is any
// number of a range: comparisons that the range decides are branches (the slow path of sinf is not taken),
// the rest are choices, so that a kernel's graph has the same shape. A comparison that is decided stays in
// the graph; only a branch that is decided leaves no trace, and what it did not take is no part of the
// pattern.
//
//   base::Result<Pattern> expf = learn_pattern(*ptx::lower(module, "probe"), -87.3, 88.7);
//   expf->nodes.back().opcode == "mul.f32"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "verifier/base/result.h"
#include "verifier/isa/machine/code.h"

namespace warpproof::idioms {

struct PatternOperand {
  enum class Kind : std::uint8_t { argument, bits, node } kind = Kind::argument;
  std::uint32_t node = 0;  ///< an earlier node
  std::uint64_t bits = 0;  ///< zero-extended
  bool operator==(const PatternOperand&) const = default;
};

struct PatternNode {
  std::string opcode;
  std::uint8_t result = 0;  ///< which destination of the instruction
  std::vector<PatternOperand> operands;
  /// A comparison that the range decides: it must be decided alike where the pattern is matched, so that a row
  /// for a narrow range is not taken for one step of the whole function.
  std::optional<bool> decided;
  bool operator==(const PatternNode&) const = default;
};

struct Pattern {
  std::vector<PatternNode> nodes;  ///< operands before users; the last one is the result
  bool operator==(const Pattern&) const = default;
};

/// From a probe kernel with parameters (const float* x, float* y) that computes y[0] from x[0] in one thread,
/// for binary32 arguments in [low, high]. Fails (E0430) when it does not run to its end there, touches other
/// elements, or does not use the argument.
base::Result<Pattern> learn_pattern(const machine::Code& probe, double low, double high);

/// The first two operands of these may be exchanged: the result is the same bit for bit (NaN payloads apart).
bool commutes(const std::string& opcode);

/// The opcode that a multiplication at the root becomes when the compiler contracts it with an addition:
/// mul.f32 -> fma.rn.f32; "" for any other.
std::string contracted(const std::string& opcode);

}  // namespace warpproof::idioms
