#pragma once
// A kernel of AMDGPU LLVM IR, read and made flat: every SSA value is a list of scalar parts (a vector or
// struct has several), each part a row of the code to be. Nothing of LLVM stands here, so that what
// instructions mean (instructions/) is written, listed and tested without it; `read/` makes it.
//
// Undefined values (`undef`) are read as poison, which is at least as undefined: a finding for the one is one
// for the other.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "verifier/isa/machine/code.h"

namespace warpproof::amdgpu {

enum class ScalarKind : std::uint8_t { integer, real, pointer };

struct Scalar {
  ScalarKind kind = ScalarKind::integer;
  std::uint8_t bits = 32;    ///< of its row: 1, 8, 16, 32, 64; a pointer to LDS has 32, any other 64
  std::uint32_t bytes = 4;   ///< in memory
  std::uint32_t offset = 0;  ///< in memory, from the start of the whole value
  domain::Format format = domain::Format::binary32;  ///< of a real
  unsigned space = 0;                                ///< of a pointer: LLVM's number
  bool operator==(const Scalar& other) const = default;
};

/// A pointer into what the launch gives: the arguments, the implicit arguments, the dispatch packet.
struct Origin {
  enum class Kind : std::uint8_t { argument, implicit, dispatch } kind = Kind::argument;
  std::int64_t offset = 0;  ///< bytes; of `argument`, in the whole parameter block
};

/// An operand. A function, label or metadata operand has no parts.
struct Value {
  std::vector<Scalar> types;
  std::vector<machine::Operand> parts;  ///< one a type
  std::optional<Origin> origin;         ///< of a pointer whose place is known
  bool is_constant() const { return parts.size() == 1 && parts[0].kind == machine::Operand::Kind::immediate; }
  std::uint64_t constant() const { return parts[0].bits; }
};

struct Flags {
  bool nuw = false, nsw = false, exact = false, nneg = false, inbounds = false, nusw = false;
  bool contract = false;
  std::string other_math;  ///< "reassoc nnan ...": fast-math flags beyond contract, as they are written
};

struct Step {  ///< of a getelementptr: index times scale
  Value index;
  std::int64_t scale = 0;
};

struct Access {
  std::uint64_t alignment = 1;  ///< bytes
  bool is_volatile = false;
  bool is_atomic = false;
  bool invariant = false;  ///< !invariant.load
  std::string ordering;    ///< "monotonic", "release" ...
  std::string scope;       ///< "" (system), "agent", "workgroup-one-as" ...
};

struct Range {
  std::uint64_t low = 0, high = 0;  ///< [low, high), may wrap; of the result's width
};

struct Instruction {
  std::string name;  ///< of its row: LLVM's opcode, or the function called, a type suffix cut off
  std::string text;  ///< as it is reported and hashed: opcode, flags, predicate, types
  std::vector<Value> operands;
  std::vector<Scalar> type;         ///< parts of the result
  std::vector<std::uint32_t> rows;  ///< one a part
  std::string detail;               ///< predicate of a comparison, operation of an atomicrmw
  std::vector<std::int64_t>
      indices;              ///< shuffle mask (-1: poison); first part and count of extractvalue, insertvalue
  std::vector<Step> steps;  ///< of a getelementptr
  std::int64_t offset = 0;  ///< of a getelementptr: the constant part
  std::optional<Range> range;  ///< of the result: outside is poison
  Flags flags;
  Access access;
  double fpmath_ulps = 0;          ///< !fpmath; 0: correctly rounded
  bool defined_elsewhere = false;  ///< a call of a function whose code is not here
  std::string unsupported;         ///< the reader's own reason why this is not modelled
  std::uint32_t place = machine::no_place;
};

/// Values that a block's phis take when it is entered over this edge.
struct Edge {
  std::uint32_t target = 0;                                        ///< block number
  std::vector<std::pair<std::uint32_t, machine::Operand>> copies;  ///< row, source; all at once
};

/// The last instruction is `br`, `switch`, `ret` or `unreachable`. br: [condition] true, false; switch:
/// value, then one constant an edge after the first, which is the default.
struct Block {
  std::vector<Instruction> instructions;
  std::vector<Edge> edges;
};

struct Function {
  std::string entry, target;
  unsigned wave_lanes = 32;
  std::vector<machine::Parameter> parameters;
  std::vector<machine::Variable> variables;
  std::vector<machine::Place> places;
  std::vector<std::string> files;
  std::vector<std::uint8_t> row_bits;
  std::vector<Instruction> before;  ///< addresses that stand in constant expressions, computed once
  std::vector<Block> blocks;        ///< the first is entered
  std::uint64_t threads_max = 1024;
  std::uint64_t static_shared_bytes = 0;
  std::uint64_t dynamic_shared_alignment = 1;
  std::optional<std::array<std::uint32_t, 3>> required_block;
  unsigned code_object = 5;      ///< version: where the implicit arguments lie
  bool flush_f32 = false;        ///< denormal-fp-math-f32, or denormal-fp-math
  bool flush_others = false;     ///< denormal-fp-math, of half and double
  bool subnormals_open = false;  ///< "dynamic": whoever calls decides; floats are not modelled then
};

/// Lays the blocks out, gives each instruction its meaning. Never fails: what has no meaning is an operation
/// that is not modelled.
machine::Code lower(const Function& function);

}  // namespace warpproof::amdgpu
