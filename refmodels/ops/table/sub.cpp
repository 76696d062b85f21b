#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_sub;
extern const Derivative derivative_sub;
namespace {

Interval interval(Intervals x) { return x[0] - x[1]; }

Exact exact(Rationals x) { return x[0] - x[1]; }

constexpr ErrorModel models[] = {
    {.implementation = "sub.rn.f32",
     .format = number::Format::binary32,
     .ulps = 0.5,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "sub.rn.ftz.f32",
     .format = number::Format::binary32,
     .ulps = 0.5,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "sub.rn.f64",
     .format = number::Format::binary64,
     .ulps = 0.5,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "sub.rn.f16",
     .format = number::Format::binary16,
     .ulps = 0.5,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "sub.rn.bf16",
     .format = number::Format::bfloat16,
     .ulps = 0.5,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
};

constexpr Axiom axioms[] = {
    {"definition", "x - y = x + neg(y)"},
    {"self", "x - x = 0"},
};

constexpr Sample samples[] = {
    {{"0.1", "0.3"}, "-0.2"},
};

}  // namespace

constinit const Op op_sub = {
    .name = "sub",
    .arity = 2,
    .rule = Rule::real_or_integer,
    .meaning = "x - y",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "field of the reals",
};

constinit const Derivative derivative_sub = Derivative::rule("1", "-1");

}  // namespace refmodels::ops
