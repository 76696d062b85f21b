#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_exp;
extern const Derivative derivative_exp;
namespace {

Interval interval(Intervals x) { return x[0].exp(); }

Exact exact(Rationals x) {
  // Any other rational has an irrational exponential (Lindemann).
  return x[0].is_zero() ? Exact(Rational(1)) : Exact::not_rational();
}

constexpr ErrorModel models[] = {
    {.implementation = "expf (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "exp (CUDA library)",
     .format = number::Format::binary64,
     .ulps = 1.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "__expf (CUDA)",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .ulps_per_argument = 1.173,
     .source = "CUDA programming guide, math functions (tested, not proved): 2 + floor(|1.173 x|)"},
    {.implementation = "exp (OpenCL)",
     .format = number::Format::binary32,
     .ulps = 3,
     .source = "OpenCL C 3.0, 7.4, full profile; what AMD's device library keeps (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"sum", "exp(x + y) = exp(x) * exp(y)"},    {"zero", "exp(0) = 1"},
    {"negative", "exp(neg(x)) = 1 / exp(x)"},   {"positive", "0 < exp(x)"},
    {"monotone", "exp(x) <= exp(y)", "x <= y"},
};

constexpr Sample samples[] = {
    {{"1"}, "2.7182818284590452353602874713526624977572470937000"},
    {{"-2.5"}, "0.082084998623898795169528674467159807837804121015437"},
    {{"0.1"}, "1.1051709180756476248117078264902466682245471947375"},
    {{"0"}, "1"},
};

}  // namespace

constinit const Op op_exp = {
    .name = "exp",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "e^x",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "Lindemann-Weierstrass for exactness",
};

constinit const Derivative derivative_exp = Derivative::rule("exp(x)");

}  // namespace refmodels::ops
