#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"match", "match.any.sync.{b32,b64} d, a, membermask; match.all.sync.{b32,b64} d{|p}, a, membermask",
     "Parallel Synchronization and Communication Instructions: match.sync", 6, 0},
    {"redux", "redux.sync.{add,min,max}.{u32,s32} d, a, membermask; redux.sync.{and,or,xor}.b32",
     "Parallel Synchronization and Communication Instructions: redux.sync", 7, 0},
};

struct Word {
  std::string_view name;
  LaneReduction operation;
  bool of_bits;
};
constexpr Word reductions[] = {
    {".add", LaneReduction::add, false},  {".min", LaneReduction::min, false},
    {".max", LaneReduction::max, false},  {".and", LaneReduction::bit_and, true},
    {".or", LaneReduction::bit_or, true}, {".xor", LaneReduction::bit_xor, true},
};

Meaning meaning(Form& form) {
  if (!form.take(".sync")) return {};
  const Type type = form.take_type_or(Type::pred);
  if (form.opcode() == "match") {
    if (type != Type::b32 && type != Type::b64) return {};
    if (form.take(".all")) return Match{true};
    return form.take(".any") ? Meaning{Match{false}} : Meaning{};
  }
  for (const Word& word : reductions) {
    if (!form.take(word.name)) continue;
    if (word.of_bits ? type != Type::b32 : type != Type::u32 && type != Type::s32) return {};
    return Reduce{word.operation, Integer{32, type == Type::s32}};
  }
  return {};
}

}  // namespace

extern const Family match;
const Family match = {rows, meaning};

}  // namespace warpproof::ptx
