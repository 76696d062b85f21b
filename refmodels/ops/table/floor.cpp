#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_floor;
extern const Derivative derivative_floor;
namespace {

Interval interval(Intervals x) { return x[0].floor(); }

Exact exact(Rationals x) { return x[0].floor(); }

constexpr Axiom axioms[] = {
    {"below", "floor(x) <= x"},
    {"above", "x < floor(x) + 1"},
    {"idempotent", "floor(floor(x)) = floor(x)"},
};

constexpr Sample samples[] = {
    {{"-2.5"}, "-3"},
    {{"7/2"}, "3"},
    {{"4"}, "4"},
};

}  // namespace

constinit const Op op_floor = {
    .name = "floor",
    .arity = 1,
    .rule = Rule::to_integer,
    .meaning = "largest integer that is not greater",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "exact in every format",
};

constinit const Derivative derivative_floor = Derivative::jumps("0 / (x - floor(x))", 1);

}  // namespace refmodels::ops
