#include "verifier/isa/ptx/instructions/comparison.h"
#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"set",
     "set.cmp{.boolop}{.ftz}.{u32,s32,f32}.{b16..s64,f16,bf16,f32,f64} d, a, b{, {!}c}; "
     "set.cmp{.boolop}{.ftz}.{u16,s16,f16,bf16}.{f16,bf16} d, a, b{, {!}c}; "
     "set.cmp{.boolop}{.ftz}.{f16x2,bf16x2} of itself, or into {u32,s32}",
     "Comparison and Selection Instructions: set"},
    {"slct", "slct{.ftz}.{b16,b32,b64,u16,u32,u64,s16,s32,s64,f32,f64}.{s32,f32} d, a, b, c",
     "Comparison and Selection Instructions: slct"},
};

/// What a comparison that holds leaves: all ones in integers, 1.0 in floats.
std::uint64_t yes_of(Type type) {
  switch (type) {
    case Type::u16:
    case Type::s16:
      return 0xffff;
    case Type::u32:
    case Type::s32:
      return 0xffffffff;
    case Type::f16:
      return 0x3c00;
    case Type::bf16:
      return 0x3f80;
    case Type::f32:
      return 0x3f800000;
    default:
      return 0;
  }
}

void answer(Expansion& steps, const Meaning& compare, Slot to, std::vector<Slot> from, std::uint64_t yes) {
  const Slot holds = steps.temporary(1);
  steps.add(compare, {holds}, std::move(from));
  steps.add(Select{}, {to}, {Slot::immediate(yes), Slot::immediate(0), holds});
}

Expansion set_expansion(Form& form) {
  Expansion steps;
  const Type to = form.take_type_or(Type::pred);
  const Type from = form.take_type_or(Type::pred);
  const bool masks = is_packed(from) && (to == Type::u32 || to == Type::s32);  // all ones in each half
  const bool twice = is_packed(to) || masks;
  const std::uint64_t yes = masks ? 0xffff : yes_of(half_of(to));
  const bool half = from == Type::f16 || from == Type::bf16;
  const bool narrow = to == Type::u16 || to == Type::s16 || to == Type::f16 || to == Type::bf16;
  if (yes == 0 || (twice ? from != to && !masks : is_packed(from) || (narrow && !half))) return steps;
  const Meaning compare = take_comparison(form, half_of(from));
  if (std::holds_alternative<std::monostate>(compare)) return steps;
  steps.sources = combines(compare) ? 3 : 2;
  if (!twice) {
    std::vector<Slot> in = {Slot::source(0), Slot::source(1)};
    if (combines(compare)) in.push_back(Slot::source(2));
    answer(steps, compare, Slot::destination(0), in, yes);
    return steps;
  }
  const Halves a = unpacked(steps, Slot::source(0));
  const Halves b = unpacked(steps, Slot::source(1));
  std::vector<Slot> low = {a.low, b.low};
  std::vector<Slot> high = {a.high, b.high};
  if (combines(compare)) {
    low.push_back(Slot::source(2));
    high.push_back(Slot::source(2));
  }
  const Halves result = {steps.temporary(16), steps.temporary(16)};
  answer(steps, compare, result.low, low, yes);
  answer(steps, compare, result.high, high, yes);
  steps.add(Pack{2, 16}, {Slot::destination(0)}, {result.low, result.high});
  return steps;
}

/// d = c >= 0 ? a : b; a NaN is not.
Expansion expansion(Form& form) {
  if (form.opcode() == "set") return set_expansion(form);
  Expansion steps;
  const Type data = form.take_type_or(Type::pred);
  const Type sign = form.take_type_or(Type::pred);
  if (data == Type::pred || size_of(data) == 1 || size_of(data) > 8) return steps;
  Meaning compare;
  if (sign == Type::f32) {
    RealComparison real;
    real.comparison = domain::Comparison::greater_equal;
    real.flush_to_zero = form.take(".ftz");
    compare = real;
  } else if (sign == Type::s32) {
    compare = signed_comparison(domain::Comparison::greater_equal);
  } else {
    return steps;
  }
  steps.sources = 3;
  const Slot holds = steps.temporary(1);
  steps.add(compare, {holds}, {Slot::source(2), Slot::immediate(0)});
  steps.add(Select{}, {Slot::destination(0)}, {Slot::source(0), Slot::source(1), holds});
  return steps;
}

Meaning meaning(Form&) { return {}; }

}  // namespace

extern const Family set;
const Family set = {rows, meaning, expansion};

}  // namespace warpproof::ptx
