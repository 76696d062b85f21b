#pragma once
// Which operations write a row: one writer makes its value an expression, several make it a counter of a loop
// or a join of branches.

#include <cstdint>
#include <vector>

#include "verifier/isa/machine/code.h"

namespace warpproof::prove {

/// By row, numbers of operations in their order.
inline std::vector<std::vector<std::uint32_t>> row_writers(const machine::Code& code) {
  std::vector<std::vector<std::uint32_t>> writers(code.row_bits.size());
  for (std::uint32_t i = 0; i < code.operations.size(); ++i)
    for (const std::uint32_t row : code.operations[i].destinations)
      if (row < writers.size()) writers[row].push_back(i);
  return writers;
}

}  // namespace warpproof::prove
