#include "verifier/isa/ptx/instructions/comparison.h"
#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"setp",
     "setp.cmp{.boolop}{.ftz}.{b16,b32,b64,u16,u32,u64,s16,s32,s64,f16,bf16,f32,f64} p{|q}, a, b{, {!}c}; "
     "setp.cmp{.boolop}{.ftz}.{f16x2,bf16x2} p|q, a, b{, {!}c}",
     "Comparison and Selection Instructions: setp"},
};

Meaning meaning(Form& form) { return take_comparison(form, form.take_type_or(Type::pred)); }

/// Both halves: p for the low one, q for the high one.
Expansion expansion(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  Expansion result;
  if (!is_packed(type)) return result;
  const Meaning compare = take_comparison(form, half_of(type));
  if (std::holds_alternative<std::monostate>(compare)) return result;
  result.destinations = 2;
  result.sources = combines(compare) ? 3 : 2;
  const Halves a = unpacked(result, Slot::source(0));
  const Halves b = unpacked(result, Slot::source(1));
  std::vector<Slot> low = {a.low, b.low};
  std::vector<Slot> high = {a.high, b.high};
  if (combines(compare)) {
    low.push_back(Slot::source(2));
    high.push_back(Slot::source(2));
  }
  const Halves answers = {result.temporary(1), result.temporary(1)};
  result.add(compare, {answers.low}, low);
  result.add(compare, {answers.high}, high);
  result.add(Copy{}, {Slot::destination(0), Slot::destination(1)}, {answers.low, answers.high});
  return result;
}

}  // namespace

extern const Family setp;
const Family setp = {rows, meaning, expansion};

}  // namespace warpproof::ptx
