#pragma once
// A kernel bound to its launch, ready to run: operands are rows of the register file; immediates, addresses
// and parameters are hidden registers that hold the same cell in every lane. Independent of the domain.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "verifier/exec/engine/cell.h"
#include "verifier/exec/launch.h"
#include "verifier/isa/machine/code.h"

namespace warpproof::exec::engine {

inline constexpr std::uint32_t no_register = machine::no_row;
inline constexpr unsigned sources_max = machine::sources_max;
inline constexpr unsigned destinations_max = machine::destinations_max;

/// Operation i of the code, bound; one more at the end, which ends the thread.
struct Operation {
  machine::Meaning meaning;  ///< std::monostate: not modelled, `why` says what
  bool counts = true;        ///< false for a step of our own (negating a predicate operand)
  std::uint32_t guard = no_register;
  bool guard_negated = false;
  std::uint8_t destination_count = 0;
  std::uint8_t source_count = 0;
  std::array<std::uint32_t, destinations_max> destinations{};  ///< no_register: thrown away
  std::array<std::uint32_t, sources_max> sources{};
  std::int64_t offset = 0;   ///< of an address operand
  std::uint32_t target = 0;  ///< of a branch: operation number
  std::uint32_t text = 0;    ///< into Code::texts
  std::string why;
};

/// A hidden register whose lanes are all the same (immediate, address, parameter).
struct Constant {
  std::uint32_t row = 0;
  Kind kind = Kind::bits;
  std::uint64_t bits = 0;
  std::uint32_t tensor = 0;  ///< for a value kind: element 0 of this tensor
};

struct SpecialRow {
  std::uint32_t row = 0;
  machine::Special special = machine::Special::zero;
};

/// What a thread reads there. `block` and `thread` are linear.
std::uint32_t special_value(machine::Special special, const Launch& launch, unsigned wave_lanes,
                            std::uint64_t block, std::uint32_t thread);

struct SharedArray {
  std::string name;
  std::uint64_t bytes = 0;
  std::uint64_t alignment = 1;
  std::uint32_t element_bytes = 1;
};

struct Program {
  const machine::Code* code = nullptr;
  /// Those of the code, an End of our own, and a Select that merges registers where two sides of a branch
  /// meet.
  std::vector<Operation> operations;
  std::uint32_t end = 0;               ///< number of that End
  std::uint32_t select = 0;            ///< and of that Select, whose text is beyond those of the code
  std::uint32_t rows = 0;              ///< registers, hidden ones included
  std::vector<std::uint8_t> row_bits;  ///< width of each
  std::vector<Constant> constants;
  std::vector<SpecialRow> specials;
  std::vector<SharedArray> shared;             ///< number 0: the dynamic block
  std::vector<std::uint32_t> local_variables;  ///< number -> variable of the code
  std::vector<std::string> problems;           ///< why this launch can not run at all
};

Program bind(const machine::Code& code, const Launch& launch, const std::vector<Buffer>& buffers);

}  // namespace warpproof::exec::engine
