#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_inf;
extern const Derivative derivative_inf;
namespace {

Interval interval(Intervals) { return Interval::infinity(1); }

Exact exact(Rationals) { return Exact::not_rational(); }

constexpr Sample samples[] = {
    {{}, "inf"},
};

}  // namespace

constinit const Op op_inf = {
    .name = "inf",
    .arity = 0,
    .rule = Rule::real,
    .meaning = "more than every real; a value of the extended reals alone",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = {},
    .samples = samples,
    .source = "the affinely extended real number line",
};

constinit const Derivative derivative_inf = Derivative::none("has no operands");

}  // namespace refmodels::ops
