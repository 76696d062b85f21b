#include "refmodels/ops/bits.h"
#include "refmodels/ops/derivative.h"

namespace refmodels::ops {
extern const Op op_bit_or;
extern const Derivative derivative_bit_or;
namespace {

Exact exact(Rationals x) {
  if (!are_whole(x)) return Exact::undefined();
  return bitwise(x[0], x[1], [](std::int64_t a, std::int64_t b) { return a | b; });
}

Interval interval(Intervals x) { return bits_interval(x, exact); }

constexpr Axiom axioms[] = {
    {"commutative", "bit_or(x, y) = bit_or(y, x)"},
    {"associative", "bit_or(bit_or(x, y), z) = bit_or(x, bit_or(y, z))"},
    {"idempotent", "bit_or(x, x) = x"},
    {"complement", "bit_or(x, y) = bit_not(bit_and(bit_not(x), bit_not(y)))"},
};

constexpr Sample samples[] = {
    {{"12", "10"}, "14"},
    {{"-8", "5"}, "-3"},
    {{"18446744073709551616", "1"}, "18446744073709551617"},
};

}  // namespace

constinit const Op op_bit_or = {
    .name = "bit_or",
    .arity = 2,
    .rule = Rule::integer,
    .meaning = "the bits that one or both have, in two's complement",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source =
        "Python, The Python Language Reference 6.9: integers without bound in two's complement; Warren, "
        "Hacker's Delight 2",
};

constinit const Derivative derivative_bit_or = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
