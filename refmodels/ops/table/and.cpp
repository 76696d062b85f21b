#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_and;
extern const Derivative derivative_and;
namespace {

Interval interval(Intervals x) { return min(x[0], x[1]); }

Exact exact(Rationals x) { return x[1] < x[0] ? x[1] : x[0]; }

constexpr Axiom axioms[] = {
    {"commutative", "and(x, y) = and(y, x)"},
    {"associative", "and(and(x, y), z) = and(x, and(y, z))"},
    {"idempotent", "and(x, x) = x"},
    {"neutral", "and(x, 1) = x"},
    {"de_morgan", "not(and(x, y)) = or(not(x), not(y))"},
};

constexpr Sample samples[] = {
    {{"0", "1"}, "0"},
    {{"1", "1"}, "1"},
};

}  // namespace

constinit const Op op_and = {
    .name = "and",
    .arity = 2,
    .rule = Rule::boolean,
    .meaning = "both",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "two-valued logic; strict: undefined when an operand is",
};

constinit const Derivative derivative_and = {.form = Derivative::Form::condition};

}  // namespace refmodels::ops
