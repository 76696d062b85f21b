#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_abs;
extern const Derivative derivative_abs;
namespace {

Interval interval(Intervals x) { return x[0].abs(); }

Exact exact(Rationals x) { return x[0].abs(); }

constexpr Axiom axioms[] = {
    {"definition", "abs(x) = max(x, neg(x))"},
    {"product", "abs(x * y) = abs(x) * abs(y)"},
    {"triangle", "abs(x + y) <= abs(x) + abs(y)"},
};

constexpr Sample samples[] = {
    {{"-2.5"}, "2.5"},
    {{"0"}, "0"},
};

}  // namespace

constinit const Op op_abs = {
    .name = "abs",
    .arity = 1,
    .rule = Rule::real_or_integer,
    .meaning = "|x|",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "exact in every format",
};

constinit const Derivative derivative_abs =
    Derivative::kinked(Partials{"(if x > 0 then 1 else -1) + 0 / x"},
                       {Partials{"if x > 0 then 1 else if x < 0 then -1 else 0"},
                        Partials{"if x > 0 then 1 else if x < 0 then -1 else 0"},
                        Partials{"if x >= 0 then 1 else -1"}, Partials{"if x > 0 then 1 else -1"}});

}  // namespace refmodels::ops
