#pragma once
// A kernel as the executor runs it: independent of its launch, of the text it was read from and of the
// vendor. An instruction set's room lowers to it; `exec::execute` binds it to a launch.
//
// Rows. A row is a register: 32 lanes a warp, one cell a lane, `row_bits` wide (1 for a predicate). A cell
// holds bits, an address, a domain value or poison, whatever the row; formats stand in the operations. All
// rows are poison at first. An instruction may become several operations with rows of its own between them
// (packed halves: Unpack, two scalar operations, Pack): such steps have `counts = false` but for one.
//
// Order. The threads with the smallest operation number run first, so that threads meet again where the code
// joins: lay the code out so that a join comes after both sides and a loop's operations are contiguous.
// Running past the last operation ends the thread.
//
// Nothing here may be malformed: row numbers < row_bits.size(), targets <= operations.size(), counts as the
// meaning says (`check(code)` below tells; `execute` asks it and answers `bad_launch`).
//
//   Code code;                                        // y[0] = x + x, in one thread
//   code.entry = "twice";
//   code.parameters = {{"y", 0, 8, 8}, {"x", 8, 4, 4}};
//   code.row_bits = {64, 32};
//   code.add({.meaning = Copy{}, .destinations = {0}, .sources = {Operand::parameter(0, 8)}});
//   code.add({.meaning = RealFunction{}, .destinations = {1}, .sources = {Operand::parameter(8, 4),
//             Operand::parameter(8, 4)}});
//   code.add({.meaning = MemoryAccess{.space = Space::global, .store = true}, .sources = {Operand::row(0),
//             Operand::row(1)}});

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "verifier/base/source.h"
#include "verifier/isa/machine/meaning.h"

namespace warpproof::machine {

inline constexpr std::uint32_t no_row = 0xffffffffu;  ///< as a destination: the result is thrown away
inline constexpr std::uint32_t no_place = 0xffffffffu;
inline constexpr std::uint32_t no_status = 0xffffffffu;

/// What a thread knows about itself and its launch; 32 bits each. Lanes are those of the wave.
enum class Special : std::uint8_t {
  tid_x,
  tid_y,
  tid_z,
  ntid_x,  ///< threads of a block
  ntid_y,
  ntid_z,
  ctaid_x,
  ctaid_y,
  ctaid_z,
  nctaid_x,  ///< blocks of the grid
  nctaid_y,
  nctaid_z,
  laneid,
  warpid,
  nwarpid,
  lanemask_eq,  ///< the low 32 lanes of the wave
  lanemask_lt,
  lanemask_le,
  lanemask_gt,
  lanemask_ge,
  lanemask_lt_high,  ///< lanes 32 to 63 below this one; 0 in a wave of 32
  dynamic_smem_size,
  zero
};

struct Operand {
  enum class Kind : std::uint8_t {
    row,
    immediate,  ///< `bits`, zero-extended
    special,
    parameter,  ///< `bytes` bytes at `addend` of the parameter block
    variable,   ///< the address of variables[index] plus `addend`, in the variable's own space
    poison,
    unknown  ///< a value that nobody may rely on (what a print returns): reported when it reaches memory
             ///< that leaves the block, control or an address
  };
  Kind kind = Kind::row;
  std::uint32_t index = 0;  ///< row, variable or Special
  std::uint64_t bits = 0;
  std::int64_t addend = 0;
  std::uint8_t bytes = 0;
  bool sign_extends = false;  ///< a narrow parameter

  static Operand row(std::uint32_t number) { return {.kind = Kind::row, .index = number}; }
  static Operand immediate(std::uint64_t bits) { return {.kind = Kind::immediate, .bits = bits}; }
  static Operand special(Special which) {
    return {.kind = Kind::special, .index = static_cast<std::uint32_t>(which)};
  }
  static Operand parameter(std::int64_t offset, std::uint8_t bytes, bool sign_extends = false) {
    return {.kind = Kind::parameter, .addend = offset, .bytes = bytes, .sign_extends = sign_extends};
  }
  static Operand variable(std::uint32_t number, std::int64_t addend = 0) {
    return {.kind = Kind::variable, .index = number, .addend = addend};
  }
  static Operand poison() { return {.kind = Kind::poison}; }
  static Operand unknown() { return {.kind = Kind::unknown}; }
  bool operator==(const Operand&) const = default;
};

inline constexpr unsigned sources_max = 9;
inline constexpr unsigned destinations_max = 8;

struct Operation {
  Meaning meaning;               ///< std::monostate: not modelled, reported with `why` when it is reached
  std::uint32_t guard = no_row;  ///< a predicate row: the operation runs in the lanes where it holds
  bool guard_negated = false;
  std::vector<std::uint32_t> destinations;  ///< rows, or no_row
  std::vector<Operand> sources;
  std::int64_t offset = 0;           ///< bytes, added to the address of an access
  std::uint32_t target = 0;          ///< of a branch: operation number; operations.size(): the end
  std::uint32_t text = 0;            ///< into Code::texts: opcode with its modifiers
  std::uint32_t place = no_place;    ///< into Code::places
  std::uint32_t status = no_status;  ///< into Code::statuses: the ledger entry of an executed operation
  bool counts = true;                ///< counts as a thread instruction
  std::string why;                   ///< of one that is not modelled, or the message of a trap
};

/// Where an operation stands: the line of the artefact's text, and of the source when it tells.
struct Place {
  std::uint32_t text_line = 0;    ///< 1-based; 0: not known
  std::uint32_t file = 0;         ///< into Code::files; meaningful when source_line != 0
  std::uint32_t source_line = 0;  ///< 0: not known
};

struct Parameter {
  std::string name;
  std::uint64_t offset = 0;  ///< in the parameter block
  std::uint64_t bytes = 0;
  std::uint64_t alignment = 1;
  bool is_struct = false;  ///< an argument may cover a part of it
};

struct Variable {
  std::string name;
  Space space = Space::global;  ///< global, shared, local or constant
  std::uint64_t bytes = 0;      ///< of one thread for local ones
  std::uint64_t alignment = 1;
  std::uint32_t element_bytes = 1;
  bool dynamic = false;      ///< shared, of the size that the launch gives; all such ones are one array
  bool initialised = false;  ///< global, constant: `initial`, then zeros; else its bytes are poison
  std::vector<std::uint8_t> initial;
};

struct Code {
  base::SourcePtr source;  ///< the artefact's text, for digests; may be null
  std::string entry;
  std::string target;        ///< "sm_80", "gfx1100"
  unsigned wave_lanes = 32;  ///< 32 or 64
  std::vector<Parameter> parameters;
  std::vector<std::uint8_t> row_bits;  ///< width of each row
  std::vector<Operation> operations;
  std::vector<Variable> variables;
  std::vector<Place> places;
  std::vector<std::string> files;
  std::vector<std::string> texts;
  std::vector<std::string> statuses;  ///< "uncalibrated:fma", "approximated:activemask"
  std::uint64_t static_shared_bytes = 0;
  std::uint64_t dynamic_shared_alignment = 1;
  std::optional<std::array<std::uint32_t, 3>> required_block;  ///< the block must be exactly this
  std::optional<std::uint64_t> threads_max;                    ///< of a block, when the kernel says so

  std::uint32_t add(Operation operation) {
    operations.push_back(std::move(operation));
    return static_cast<std::uint32_t>(operations.size() - 1);
  }
  std::uint32_t add_row(unsigned bits) {
    row_bits.push_back(static_cast<std::uint8_t>(bits));
    return static_cast<std::uint32_t>(row_bits.size() - 1);
  }
};

/// How many destinations and sources an operation of this meaning has.
struct Shape {
  unsigned destinations_min = 0;
  unsigned destinations_max = 0;
  unsigned sources_min = 0;
  unsigned sources_max = 0;
};
Shape shape_of(const Meaning& meaning);

/// What is malformed about it, or nothing. Linear in the size of the code.
std::optional<std::string> check(const Code& code);

}  // namespace warpproof::machine
