#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_abs;
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

}  // namespace refmodels::ops
