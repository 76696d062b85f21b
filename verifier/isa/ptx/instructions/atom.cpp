#include "verifier/isa/ptx/instructions/family.h"

#include <optional>

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"atom",
     "atom{.sem}{.scope}{.space}.{and,or,xor,exch}.{b32,b64}; .cas.{b16,b32,b64}; "
     ".{add}.{u32,s32,u64,s64,f32,f64}; "
     ".add.noftz.{f16,bf16,f16x2,bf16x2}; .{inc,dec}.u32; .{min,max}.{u32,s32,u64,s64}",
     "Parallel Synchronization and Communication Instructions: atom", 1, 1},
    {"red", "red{.sem}{.scope}{.space}.{and,or,xor,add,inc,dec,min,max}.type",
     "Parallel Synchronization and Communication Instructions: red", 1, 2},
};

std::optional<AtomicOperation> operation_of(Form& form) {
  if (form.take(".add")) return AtomicOperation::add;
  if (form.take(".and")) return AtomicOperation::bit_and;
  if (form.take(".or")) return AtomicOperation::bit_or;
  if (form.take(".xor")) return AtomicOperation::bit_xor;
  if (form.take(".min")) return AtomicOperation::min;
  if (form.take(".max")) return AtomicOperation::max;
  if (form.take(".inc")) return AtomicOperation::increment;
  if (form.take(".dec")) return AtomicOperation::decrement;
  if (form.opcode() != "atom") return std::nullopt;
  if (form.take(".exch")) return AtomicOperation::exchange;
  if (form.take(".cas")) return AtomicOperation::compare_exchange;
  return std::nullopt;
}

void take_strength(Form& form, Atomic& atomic) {
  if (form.take(".acquire")) atomic.strength = Strength::acquire;
  if (form.take(".release")) atomic.strength = Strength::release;
  if (form.take(".acq_rel")) atomic.strength = Strength::acquire_release;
  form.take(".relaxed");
  atomic.scope = form.take_scope();
}

bool allowed(AtomicOperation operation, Type type) {
  const bool number = type == Type::u32 || type == Type::s32 || type == Type::u64 || type == Type::s64;
  const bool plain = type == Type::b32 || type == Type::b64;
  switch (operation) {
    case AtomicOperation::add:
      return number || is_float(type);
    case AtomicOperation::min:
    case AtomicOperation::max:
      return number;
    case AtomicOperation::increment:
    case AtomicOperation::decrement:
      return type == Type::u32;
    case AtomicOperation::compare_exchange:
      return plain || type == Type::b16;
    default:
      return plain;
  }
}

Meaning meaning(Form& form) {
  Atomic atomic;
  take_strength(form, atomic);
  atomic.space = form.take_space().value_or(machine::Space::none);
  const auto operation = operation_of(form);
  form.drop(".L2::");
  const Type type = form.take_type_or(Type::pred);
  if (!operation || type == Type::tf32 || !allowed(*operation, half_of(type))) return {};
  atomic.operation = *operation;
  atomic.bytes = size_of(type);
  atomic.is_signed = is_signed(type);
  if (const auto format = format_of(half_of(type))) {
    atomic.is_float = true;
    atomic.mode.format = *format;  // of each half, when there are two (resolve.cpp)
    atomic.flushes_in_global = type == Type::f32;
    if (size_of(half_of(type)) == 2 && !form.take(".noftz")) return {};
  }
  return atomic;
}

}  // namespace

extern const Family atom;
const Family atom = {rows, meaning};

}  // namespace warpproof::ptx
