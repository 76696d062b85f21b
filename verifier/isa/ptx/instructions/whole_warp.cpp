#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"match", "match.any.sync.{b32,b64} d, a, membermask; match.all.sync.{b32,b64} d{|p}, a, membermask",
     "Parallel Synchronization and Communication Instructions: match.sync", 6, 0},
    {"redux", "redux.sync.{add,min,max}.{u32,s32} d, a, membermask; redux.sync.{and,or,xor}.b32",
     "Parallel Synchronization and Communication Instructions: redux.sync", 7, 0},
};

Meaning match(Form& form) {
  const bool all = form.take(".all");
  if (all == form.take(".any")) return {};
  const Type type = form.take_type_or(Type::pred);
  return type == Type::b32 || type == Type::b64 ? Meaning{Match{all}} : Meaning{};
}

Meaning redux(Form& form) {
  Reduce reduce;
  const Type type = form.take_type_or(Type::pred);
  const bool number = type == Type::u32 || type == Type::s32;
  if (number)
    reduce.type = integer_of(type);
  else if (type != Type::b32)
    return {};
  if (number && form.take(".add")) return reduce;
  if (number && form.take(".min")) return reduce.operation = LaneReduction::min, reduce;
  if (number && form.take(".max")) return reduce.operation = LaneReduction::max, reduce;
  if (!number && form.take(".and")) return reduce.operation = LaneReduction::bit_and, reduce;
  if (!number && form.take(".or")) return reduce.operation = LaneReduction::bit_or, reduce;
  if (!number && form.take(".xor")) return reduce.operation = LaneReduction::bit_xor, reduce;
  return {};
}

Meaning meaning(Form& form) {
  if (!form.take(".sync")) return {};
  return form.opcode() == "match" ? match(form) : redux(form);
}

}  // namespace

extern const Family whole_warp;
const Family whole_warp = {rows, meaning};

}  // namespace warpproof::ptx
