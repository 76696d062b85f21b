#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_not;
extern const Derivative derivative_not;
namespace {

Interval interval(Intervals x) { return Interval(Rational(1), x[0].precision()) - x[0]; }

Exact exact(Rationals x) { return Rational(1) - x[0]; }

constexpr Axiom axioms[] = {
    {"involution", "not(not(x)) = x"},
};

constexpr Sample samples[] = {
    {{"0"}, "1"},
    {{"1"}, "0"},
};

}  // namespace

constinit const Op op_not = {
    .name = "not",
    .arity = 1,
    .rule = Rule::boolean,
    .meaning = "1 - x on {0, 1}",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "two-valued logic",
};

constinit const Derivative derivative_not = {.form = Derivative::Form::condition};

}  // namespace refmodels::ops
