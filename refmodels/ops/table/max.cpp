#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_max;
extern const Derivative derivative_max;
namespace {

Interval interval(Intervals x) { return max(x[0], x[1]); }

Exact exact(Rationals x) { return x[0] < x[1] ? x[1] : x[0]; }

constexpr Axiom axioms[] = {
    {"commutative", "max(x, y) = max(y, x)"},
    {"associative", "max(max(x, y), z) = max(x, max(y, z))"},
    {"idempotent", "max(x, x) = x"},
    {"shift", "max(x + z, y + z) = max(x, y) + z"},
    {"above", "x <= max(x, y)"},
};

constexpr Sample samples[] = {
    {{"-1", "2"}, "2"},
    {{"3", "3"}, "3"},
};

}  // namespace

constinit const Op op_max = {
    .name = "max",
    .arity = 2,
    .rule = Rule::real_or_integer,
    .meaning = "the larger one",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "exact in every format; NaN is outside the reals",
};

constinit const Derivative derivative_max = Derivative::kinked(
    Partials{"(if x > y then 1 else 0) + 0 / (x - y)", "(if x < y then 1 else 0) + 0 / (x - y)"},
    {Partials{"if x > y then 1 else 0", "if x < y then 1 else 0"},
     Partials{"if x > y then 1 else if x = y then 1 / 2 else 0",
              "if x < y then 1 else if x = y then 1 / 2 else 0"},
     Partials{"if x >= y then 1 else 0", "if x < y then 1 else 0"},
     Partials{"if x > y then 1 else 0", "if x <= y then 1 else 0"}});

}  // namespace refmodels::ops
