#pragma once
// Constants that a kernel's code compares its integers with, and that no tried size reaches: what it does on
// the far side of them has not been seen. "if (n == 12345)", "i < (1 << 20)", a cast of an index to short.
//
//   for (const SizeConstant& constant : unreached_constants(code, claim, sizes)) ...
//
// Looked at: comparisons, min and max with a constant operand, single high bits and casts to 8 and 16 bits,
// of values that come from integer arguments or the block's number alone. Linear in the code for each.

#include <cstdint>
#include <string>
#include <vector>

#include "verifier/ir/program.h"
#include "verifier/isa/machine/code.h"
#include "verifier/prove/kernel/integer_form.h"

namespace warpproof::prove {

struct SizeConstant {
  std::int64_t value = 0;
  std::string instruction;
  std::string file;        ///< "": not known
  std::uint32_t line = 0;  ///< of the source, else of the code's text
};

/// For people.
std::string sentence(const SizeConstant& constant);

std::vector<SizeConstant> unreached_constants(const machine::Code& code, const ir::KernelClaim& claim,
                                              const std::vector<Sizes>& sizes);

}  // namespace warpproof::prove
