#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_neg;
extern const Derivative derivative_neg;
namespace {

Interval interval(Intervals x) { return -x[0]; }

Exact exact(Rationals x) { return -x[0]; }

constexpr Axiom axioms[] = {
    {"involution", "neg(neg(x)) = x"},
    {"sum", "neg(x + y) = neg(x) + neg(y)"},
};

constexpr Sample samples[] = {
    {{"2.5"}, "-2.5"},
};

}  // namespace

constinit const Op op_neg = {
    .name = "neg",
    .arity = 1,
    .rule = Rule::real_or_integer,
    .meaning = "-x",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "exact in every format",
};

constinit const Derivative derivative_neg = Derivative::rule("-1");

}  // namespace refmodels::ops
