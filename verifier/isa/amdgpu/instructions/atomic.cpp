#include "verifier/isa/amdgpu/instructions/access.h"
#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {
namespace {

using machine::AtomicOperation;

constexpr Row rows[] = {
    {"atomicrmw",
     "atomicrmw add|sub|and|or|xor|max|min|umax|umin|xchg|fadd|fmax|fmin|uinc_wrap|udec_wrap <i32, i64, "
     "float, double>",
     "LangRef: atomicrmw; AMDGPUUsage: Memory Model"},
    {"cmpxchg", "cmpxchg <i32, i64>", "LangRef: cmpxchg; AMDGPUUsage: Memory Model"},
};

struct Negate {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x) {
    return 0 - x;
  }
};

struct Known {
  std::string_view name;
  AtomicOperation operation;
  bool is_signed, is_float;
};
constexpr Known table[] = {
    {"add", AtomicOperation::add, false, false},
    {"sub", AtomicOperation::add, false, false},
    {"and", AtomicOperation::bit_and, false, false},
    {"or", AtomicOperation::bit_or, false, false},
    {"xor", AtomicOperation::bit_xor, false, false},
    {"max", AtomicOperation::max, true, false},
    {"min", AtomicOperation::min, true, false},
    {"umax", AtomicOperation::max, false, false},
    {"umin", AtomicOperation::min, false, false},
    {"xchg", AtomicOperation::exchange, false, false},
    {"fadd", AtomicOperation::add, false, true},
    {"fmax", AtomicOperation::max, false, true},
    {"fmin", AtomicOperation::min, false, true},
    {"uinc_wrap", AtomicOperation::increment, false, false},
    {"udec_wrap", AtomicOperation::decrement, false, false},
};

bool lower(Lowering& out, const Instruction& i) {
  const Value& pointer = i.operands[0];
  const Scalar& type = i.operands[1].types[0];
  const auto scope = scope_of(i.access.scope);
  const auto strength = strength_of(i.access.ordering);
  if (!scope || !strength || pointer.origin || i.operands[1].parts.size() != 1 ||
      (type.bytes != 4 && type.bytes != 8))
    return out.not_modelled(i.text);
  machine::Atomic atomic{
      .space = space_of(pointer.types[0].space), .bytes = type.bytes, .strength = *strength, .scope = *scope};
  if (i.name == "cmpxchg") {
    atomic.operation = AtomicOperation::compare_exchange;
    out.emit(atomic, {i.rows[0]}, {pointer.parts[0], i.operands[1].parts[0], i.operands[2].parts[0]});
    // A weak exchange may fail without a reason: this one does not, and which one it is depends on nothing.
    out.emit(equality(type.bits), {i.rows[1]}, {Operand::row(i.rows[0]), i.operands[1].parts[0]});
    return true;
  }
  for (const Known& row : table) {
    if (row.name != i.detail) continue;
    atomic.operation = row.operation;
    atomic.is_signed = row.is_signed;
    atomic.is_float = row.is_float;
    if (row.is_float) {
      atomic.mode.format = type.format;
      atomic.mode.flush_to_zero =
          type.format == domain::Format::binary32 ? out.function().flush_f32 : out.function().flush_others;
    }
    Operand value = i.operands[1].parts[0];
    if (i.detail == "sub") value = out.step(by_width<Negate, 1>(type.bits), type.bits, {value});
    out.emit(atomic, {i.rows[0]}, {pointer.parts[0], value});
    return true;
  }
  return out.not_modelled(i.text);
}

}  // namespace

extern const Family atomic;
const Family atomic = {rows, lower};

}  // namespace warpproof::amdgpu
