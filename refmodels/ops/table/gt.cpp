#include "refmodels/ops/derivative.h"
#include "refmodels/ops/truth.h"

namespace refmodels::ops {
extern const Op op_gt;
extern const Derivative derivative_gt;
namespace {

Interval interval(Intervals x) { return truth_of(less(x[1], x[0]), x); }

Exact exact(Rationals x) { return Rational(x[0] > x[1] ? 1 : 0); }

constexpr Axiom axioms[] = {
    {"definition", "gt(x, y) = lt(y, x)"},
};

constexpr Sample samples[] = {
    {{"1", "2"}, "0"},
    {{"2", "2"}, "0"},
};

}  // namespace

constinit const Op op_gt = {
    .name = "gt",
    .arity = 2,
    .rule = Rule::comparison,
    .meaning = "x > y",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "order of the reals",
};

constinit const Derivative derivative_gt = Derivative::jumps("0 / (x - y)", 2);

}  // namespace refmodels::ops
