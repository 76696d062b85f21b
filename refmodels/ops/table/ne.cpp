#include "refmodels/ops/derivative.h"
#include "refmodels/ops/truth.h"

namespace refmodels::ops {
extern const Op op_ne;
extern const Derivative derivative_ne;
namespace {

Interval interval(Intervals x) { return Interval(Rational(1)) - truth_of(equal(x[0], x[1]), x); }

Exact exact(Rationals x) { return Rational(x[0] != x[1] ? 1 : 0); }

constexpr Axiom axioms[] = {
    {"definition", "ne(x, y) = not(eq(x, y))"},
    {"commutative", "ne(x, y) = ne(y, x)"},
};

constexpr Sample samples[] = {
    {{"1", "2"}, "1"},
    {{"2", "2"}, "0"},
};

}  // namespace

constinit const Op op_ne = {
    .name = "ne",
    .arity = 2,
    .rule = Rule::comparison,
    .meaning = "x != y",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "order of the reals",
};

constinit const Derivative derivative_ne = Derivative::jumps("0 / (x - y)", 2);

}  // namespace refmodels::ops
