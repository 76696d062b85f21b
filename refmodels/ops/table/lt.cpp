#include "refmodels/ops/derivative.h"
#include "refmodels/ops/truth.h"

namespace refmodels::ops {
extern const Op op_lt;
extern const Derivative derivative_lt;
namespace {

Interval interval(Intervals x) { return truth_of(less(x[0], x[1]), x); }

Exact exact(Rationals x) { return Rational(x[0] < x[1] ? 1 : 0); }

constexpr Axiom axioms[] = {
    {"irreflexive", "lt(x, x) = 0"},
    {"negation", "lt(x, y) = not(ge(x, y))"},
};

constexpr Sample samples[] = {
    {{"1", "2"}, "1"},
    {{"2", "2"}, "0"},
};

}  // namespace

constinit const Op op_lt = {
    .name = "lt",
    .arity = 2,
    .rule = Rule::comparison,
    .meaning = "x < y",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "order of the reals",
};

constinit const Derivative derivative_lt = Derivative::jumps("0 / (x - y)", 2);

}  // namespace refmodels::ops
