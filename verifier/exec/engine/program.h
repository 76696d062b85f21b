#pragma once
// A kernel ready to run: operands resolved to rows of the register file, immediates and parameters in hidden
// registers that hold the same cell in every lane, branch targets to operation numbers. Independent of the
// domain.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "verifier/exec/engine/cell.h"
#include "verifier/exec/launch.h"
#include "verifier/isa/machine/meaning.h"

namespace warpproof::exec::engine {

inline constexpr std::uint32_t no_register = 0xffffffffu;
inline constexpr unsigned sources_max = 9;
inline constexpr unsigned destinations_max = 8;

struct Operation {
  machine::Meaning meaning;       ///< std::monostate: not modelled, `why` says what
  std::uint32_t instruction = 0;  ///< index into the function's body
  bool counts = true;             ///< false for a step of our own (negating a predicate operand)
  std::uint32_t guard = no_register;
  bool guard_negated = false;
  std::uint8_t destination_count = 0;
  std::uint8_t source_count = 0;
  std::array<std::uint32_t, destinations_max> destinations{};  ///< no_register: the sink `_`
  std::array<std::uint32_t, sources_max> sources{};
  std::int64_t offset = 0;        ///< of an address operand
  std::uint32_t target = 0;       ///< of a branch: operation number
  std::uint32_t opcode_text = 0;  ///< into Program::texts
  std::string why;
};

/// A hidden register whose lanes are all the same (immediate, address, parameter).
struct Constant {
  std::uint32_t row = 0;
  Kind kind = Kind::bits;
  std::uint64_t bits = 0;
  std::uint32_t tensor = 0;  ///< for a value kind: element 0 of this tensor
};

enum class Special : std::uint8_t {
  tid_x,
  tid_y,
  tid_z,
  ntid_x,
  ntid_y,
  ntid_z,
  ctaid_x,
  ctaid_y,
  ctaid_z,
  nctaid_x,
  nctaid_y,
  nctaid_z,
  laneid,
  warpid,
  nwarpid,
  lanemask_eq,
  lanemask_lt,
  lanemask_le,
  lanemask_gt,
  lanemask_ge,
  dynamic_smem_size,
  zero
};
struct SpecialRow {
  std::uint32_t row = 0;
  Special special = Special::zero;
};

/// What a thread reads there. `block` and `thread` are linear.
std::uint32_t special_value(Special special, const Launch& launch, std::uint64_t block, std::uint32_t thread);
/// The register of a name ("%tid.x"), if it is one whose value this model knows.
std::optional<Special> special_named(std::string_view name);

struct SharedArray {
  std::string name;
  std::uint64_t bytes = 0;
  std::uint64_t alignment = 1;
  std::uint32_t element_bytes = 1;
};

struct Program {
  const ptx::Module* module = nullptr;
  const ptx::Function* function = nullptr;
  std::vector<Operation> operations;   ///< ends with an End of our own
  std::uint32_t rows = 0;              ///< registers, hidden ones included
  std::vector<std::uint8_t> row_bits;  ///< width of each
  std::vector<Constant> constants;
  std::vector<SpecialRow> specials;
  std::vector<std::string> texts;              ///< opcode with its modifiers
  std::vector<SharedArray> shared;             ///< number 0: the dynamic block
  std::vector<std::uint32_t> local_variables;  ///< number -> function variable
  std::vector<std::string> problems;           ///< why this launch can not run at all
};

Program build_program(const ptx::Module& module, const Launch& launch, const std::vector<Buffer>& buffers);

}  // namespace warpproof::exec::engine
