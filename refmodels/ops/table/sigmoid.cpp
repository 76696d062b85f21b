#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_sigmoid;
extern const Derivative derivative_sigmoid;
namespace {

Interval interval(Intervals x) { return x[0].sigmoid(); }

Exact exact(Rationals x) { return x[0].is_zero() ? Exact(Rational(1, 2)) : Exact::not_rational(); }

constexpr Axiom axioms[] = {
    {"definition", "sigmoid(x) = 1 / (1 + exp(neg(x)))"},
    {"mirror", "sigmoid(neg(x)) = 1 - sigmoid(x)"},
    {"tanh", "sigmoid(x) = (1 + tanh(x / 2)) / 2"},
};

constexpr Sample samples[] = {
    {{"1"}, "0.73105857863000487925115924182183627436514464016506"},
    {{"-2.5"}, "0.075858180021243551193306176646247773130712039660784"},
    {{"0"}, "0.5"},
};

}  // namespace

constinit const Op op_sigmoid = {
    .name = "sigmoid",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "1 / (1 + exp(-x))",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "logistic function; a composition, so no implementation has an error of its own",
};

constinit const Derivative derivative_sigmoid = Derivative::rule("sigmoid(x) * (1 - sigmoid(x))");

}  // namespace refmodels::ops
