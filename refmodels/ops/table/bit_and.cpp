#include "refmodels/ops/bits.h"
#include "refmodels/ops/derivative.h"

namespace refmodels::ops {
extern const Op op_bit_and;
extern const Derivative derivative_bit_and;
namespace {

Exact exact(Rationals x) {
  if (!are_whole(x)) return Exact::undefined();
  return bitwise(x[0], x[1], [](std::int64_t a, std::int64_t b) { return a & b; });
}

Interval interval(Intervals x) { return bits_interval(x, exact); }

constexpr Axiom axioms[] = {
    {"commutative", "bit_and(x, y) = bit_and(y, x)"},
    {"associative", "bit_and(bit_and(x, y), z) = bit_and(x, bit_and(y, z))"},
    {"idempotent", "bit_and(x, x) = x"},
    {"sum", "bit_and(x, y) + bit_or(x, y) = x + y"},
    {"low_bits", "bit_and(x, 7) = mod(x, 8)"},
};

constexpr Sample samples[] = {
    {{"12", "10"}, "8"},
    {{"-1", "5"}, "5"},
    {{"-4", "-6"}, "-8"},
    {{"18446744073709551615", "-2"}, "18446744073709551614"},
};

}  // namespace

constinit const Op op_bit_and = {
    .name = "bit_and",
    .arity = 2,
    .rule = Rule::integer,
    .meaning = "the bits that both have, in two's complement",
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

constinit const Derivative derivative_bit_and = Derivative::none("takes integers, which do not vary");

}  // namespace refmodels::ops
