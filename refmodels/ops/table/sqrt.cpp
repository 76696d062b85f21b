#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_sqrt;
extern const Derivative derivative_sqrt;
namespace {

Interval interval(Intervals x) { return x[0].sqrt(); }

Exact exact(Rationals x) {
  if (x[0].sign() < 0) return Exact::undefined();
  const std::optional<Rational> root = x[0].sqrt_exact();
  return root ? Exact(*root) : Exact::not_rational();
}

constexpr ErrorModel models[] = {
    {.implementation = "sqrt.rn.f32",
     .format = number::Format::binary32,
     .ulps = 0.5,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "sqrt.rn.ftz.f32",
     .format = number::Format::binary32,
     .ulps = 0.5,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "sqrt.rn.f64",
     .format = number::Format::binary64,
     .ulps = 0.5,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "sqrt.approx.f32",
     .format = number::Format::binary32,
     .relative = 0x1p-23,
     .source = "PTX ISA 9.0, sqrt: relative 2^-23"},
    {.implementation = "sqrt.approx.ftz.f32",
     .format = number::Format::binary32,
     .relative = 0x1p-23,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, sqrt: relative 2^-23"},
    {.implementation = "sqrtf (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 0.5,
     .source = "CUDA programming guide, math functions (tested, not proved): correctly rounded by default"},
    {.implementation = "sqrtf (CUDA library, -prec-sqrt=false)",
     .format = number::Format::binary32,
     .ulps = 1.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "sqrt (AMD instruction)",
     .format = number::Format::binary32,
     .ulps = 1,
     .flush_to_zero = true,
     .source = "RDNA3 ISA, VOP1: accurate within 1 ulp, subnormals flushed (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"square", "sqrt(x) * sqrt(x) = x", "x >= 0"},
    {"product", "sqrt(x * y) = sqrt(x) * sqrt(y)", "x >= 0 and y >= 0"},
    {"of_square", "sqrt(x * x) = abs(x)"},
};

constexpr Sample samples[] = {
    {{"2"}, "1.4142135623730950488016887242096980785696718753769"},
    {{"0.1"}, "0.31622776601683793319988935444327185337195551393252"},
    {{"9/4"}, "1.5"},
    {{"0"}, "0"},
    {{"-1"}, "undefined"},
};

}  // namespace

constinit const Op op_sqrt = {
    .name = "sqrt",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "square root",
    .defined = {Condition::non_negative, 0, "x >= 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "IEEE 754-2019, 5.4.1",
};

constinit const Derivative derivative_sqrt = Derivative::rule("1 / (2 * sqrt(x))");

}  // namespace refmodels::ops
