#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_or;
extern const Derivative derivative_or;
namespace {

Interval interval(Intervals x) { return max(x[0], x[1]); }

Exact exact(Rationals x) { return x[0] < x[1] ? x[1] : x[0]; }

constexpr Axiom axioms[] = {
    {"commutative", "or(x, y) = or(y, x)"},
    {"associative", "or(or(x, y), z) = or(x, or(y, z))"},
    {"idempotent", "or(x, x) = x"},
    {"neutral", "or(x, 0) = x"},
    {"distributive", "and(x, or(y, z)) = or(and(x, y), and(x, z))"},
};

constexpr Sample samples[] = {
    {{"0", "1"}, "1"},
    {{"0", "0"}, "0"},
};

}  // namespace

constinit const Op op_or = {
    .name = "or",
    .arity = 2,
    .rule = Rule::boolean,
    .meaning = "at least one",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "two-valued logic; strict: undefined when an operand is",
};

constinit const Derivative derivative_or = {.form = Derivative::Form::condition};

}  // namespace refmodels::ops
