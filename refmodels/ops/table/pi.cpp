#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_pi;
extern const Derivative derivative_pi;
namespace {

Interval interval(Intervals) { return Interval::pi(); }

Exact exact(Rationals) { return Exact::not_rational(); }

constexpr Sample samples[] = {
    {{}, "3.1415926535897932384626433832795028841971693993751"},
};

}  // namespace

constinit const Op op_pi = {
    .name = "pi",
    .arity = 0,
    .rule = Rule::real,
    .meaning = "the circumference of a circle over its diameter",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = {},
    .samples = samples,
    .source = "Lambert 1761: it is irrational",
};

constinit const Derivative derivative_pi = Derivative::none("has no operands");

}  // namespace refmodels::ops
