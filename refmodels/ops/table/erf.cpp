#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_erf;
extern const Derivative derivative_erf;
namespace {

Interval interval(Intervals x) { return x[0].erf(); }

Exact exact(Rationals x) { return x[0].is_zero() ? Exact(Rational(0)) : Exact::not_rational(); }

constexpr ErrorModel models[] = {
    {.implementation = "erff (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "erf (CUDA library)",
     .format = number::Format::binary64,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "erf (OpenCL)",
     .format = number::Format::binary32,
     .ulps = 16,
     .source = "OpenCL C 3.0, 7.4, full profile; what AMD's device library keeps (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"odd", "erf(neg(x)) = neg(erf(x))"},
    {"bounded", "abs(erf(x)) < 1", "abs(x) <= 10"},
    {"monotone", "erf(x) <= erf(y)", "x <= y"},
};

constexpr Sample samples[] = {
    {{"1"}, "0.84270079294971486934122063508260925929606699796630"},
    {{"-0.1"}, "-0.11246291601828489220327507174396838322169629915970"},
    {{"0"}, "0"},
};

}  // namespace

constinit const Op op_erf = {
    .name = "erf",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "2/sqrt(pi) times the integral of exp(-t^2) from 0 to x",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "Abramowitz and Stegun, 7.1.1",
};

constinit const Derivative derivative_erf = Derivative::rule("2 / sqrt(pi) * exp(-(x * x))");

}  // namespace refmodels::ops
