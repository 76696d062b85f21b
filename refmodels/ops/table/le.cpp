#include "refmodels/ops/derivative.h"
#include "refmodels/ops/truth.h"

namespace refmodels::ops {
extern const Op op_le;
extern const Derivative derivative_le;
namespace {

Interval interval(Intervals x) { return truth_of(less_equal(x[0], x[1]), x); }

Exact exact(Rationals x) { return Rational(x[0] <= x[1] ? 1 : 0); }

constexpr Axiom axioms[] = {
    {"reflexive", "le(x, x) = 1"},
    {"negation", "le(x, y) = not(gt(x, y))"},
};

constexpr Sample samples[] = {
    {{"1", "2"}, "1"},
    {{"2", "2"}, "1"},
};

}  // namespace

constinit const Op op_le = {
    .name = "le",
    .arity = 2,
    .rule = Rule::comparison,
    .meaning = "x <= y",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "order of the reals",
};

constinit const Derivative derivative_le = Derivative::jumps("0 / (x - y)", 2);

}  // namespace refmodels::ops
