#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_min;
extern const Derivative derivative_min;
namespace {

Interval interval(Intervals x) { return min(x[0], x[1]); }

Exact exact(Rationals x) { return x[1] < x[0] ? x[1] : x[0]; }

constexpr Axiom axioms[] = {
    {"commutative", "min(x, y) = min(y, x)"},
    {"associative", "min(min(x, y), z) = min(x, min(y, z))"},
    {"idempotent", "min(x, x) = x"},
    {"shift", "min(x + z, y + z) = min(x, y) + z"},
    {"below", "min(x, y) <= x"},
    {"definition", "min(x, y) = neg(max(neg(x), neg(y)))"},
};

constexpr Sample samples[] = {
    {{"-1", "2"}, "-1"},
    {{"3", "3"}, "3"},
};

}  // namespace

constinit const Op op_min = {
    .name = "min",
    .arity = 2,
    .rule = Rule::real_or_integer,
    .meaning = "the smaller one",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "exact in every format; NaN is outside the reals",
};

constinit const Derivative derivative_min = Derivative::kinked(
    Partials{"(if x < y then 1 else 0) + 0 / (x - y)", "(if x > y then 1 else 0) + 0 / (x - y)"},
    {Partials{"if x < y then 1 else 0", "if x > y then 1 else 0"},
     Partials{"if x < y then 1 else if x = y then 1 / 2 else 0",
              "if x > y then 1 else if x = y then 1 / 2 else 0"},
     Partials{"if x <= y then 1 else 0", "if x > y then 1 else 0"},
     Partials{"if x < y then 1 else 0", "if x >= y then 1 else 0"}});

}  // namespace refmodels::ops
