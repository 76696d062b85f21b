#include "refmodels/ops/bits.h"
#include "refmodels/ops/derivative.h"

namespace refmodels::ops {
extern const Op op_bit_xor;
extern const Derivative derivative_bit_xor;
namespace {

Exact exact(Rationals x) {
  if (!are_whole(x)) return Exact::undefined();
  return bitwise(x[0], x[1], [](std::int64_t a, std::int64_t b) { return a ^ b; });
}

Interval interval(Intervals x) { return bits_interval(x, exact); }

constexpr Axiom axioms[] = {
    {"commutative", "bit_xor(x, y) = bit_xor(y, x)"},
    {"associative", "bit_xor(bit_xor(x, y), z) = bit_xor(x, bit_xor(y, z))"},
    {"twice", "bit_xor(bit_xor(x, y), y) = x"},
    {"sum", "x + y = bit_xor(x, y) + 2 * bit_and(x, y)"},
};

constexpr Sample samples[] = {
    {{"12", "10"}, "6"},
    {{"-1", "5"}, "-6"},
    {{"-18446744073709551616", "1"}, "-18446744073709551615"},
};

}  // namespace

constinit const Op op_bit_xor = {
    .name = "bit_xor",
    .arity = 2,
    .rule = Rule::integer,
    .meaning = "the bits in which the two differ, in two's complement",
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

constinit const Derivative derivative_bit_xor = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
