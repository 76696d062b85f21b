#pragma once
// A raw instruction graph with one argument: what a library function looks like after inlining. Opcodes are
// full texts
// ("fma.rm.f32"), immediates are bits, `mov` is transparent. The last node is the result.
//
//   base::Result<Pattern> expf = learn_pattern(module, "probe");
//   expf->nodes.back().opcode == "mul.f32"

#include <cstdint>
#include <string>
#include <vector>

#include "verifier/base/result.h"
#include "verifier/isa/ptx/module.h"

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
  bool operator==(const PatternNode&) const = default;
};

struct Pattern {
  std::vector<PatternNode> nodes;  ///< operands before users; the last one is the result
  bool operator==(const Pattern&) const = default;
};

/// From a probe kernel that loads one float, computes, and stores one float. Fails (E0430) when it branches,
/// is guarded, loads or stores more, or does not use the argument.
base::Result<Pattern> learn_pattern(const ptx::Module& module, const std::string& entry);

/// The first two operands of these may be exchanged: the result is the same bit for bit (NaN payloads apart).
bool commutes(const std::string& opcode);

/// The opcode that a multiplication at the root becomes when the compiler contracts it with an addition:
/// mul.f32 -> fma.rn.f32; "" for any other.
std::string contracted(const std::string& opcode);

}  // namespace warpproof::idioms
