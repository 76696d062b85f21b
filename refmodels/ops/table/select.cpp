#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_select;
extern const Derivative derivative_select;
namespace {

Interval interval(Intervals x) {
  const number::Certainty condition = x[0].truth();
  if (condition == number::Certainty::yes) return x[1];
  if (condition == number::Certainty::no) return x[2];
  if (x[0].certainly_undefined()) return x[0];
  const Interval either = hull(x[1], x[2]);
  return x[0].possibly_undefined() ? either.with_possibly_undefined() : either;
}

Exact exact(Rationals x) { return x[0].is_zero() ? x[2] : x[1]; }

constexpr Axiom axioms[] = {
    {"true", "select(1, x, y) = x"},
    {"false", "select(0, x, y) = y"},
    {"same", "select(x < y, z, z) = z"},
    {"max", "select(x < y, y, x) = max(x, y)"},
};

constexpr Sample samples[] = {
    {{"1", "5", "7"}, "5"},
    {{"0", "5", "7"}, "7"},
};

}  // namespace

constinit const Op op_select = {
    .name = "select",
    .arity = 3,
    .rule = Rule::select,
    .meaning = "y where c, else z; only the chosen operand must be defined",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = {},
    .axioms = axioms,
    .samples = samples,
    .source = "two-valued logic",
};

constinit const Derivative derivative_select = {.form = Derivative::Form::branch};

}  // namespace refmodels::ops
