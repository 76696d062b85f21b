#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_rsqrt;
extern const Derivative derivative_rsqrt;
namespace {

Interval interval(Intervals x) { return x[0].rsqrt(); }

Exact exact(Rationals x) {
  if (x[0].sign() <= 0) return Exact::undefined();
  const std::optional<Rational> root = x[0].sqrt_exact();
  return root ? Exact(root->reciprocal()) : Exact::not_rational();
}

constexpr ErrorModel models[] = {
    {.implementation = "rsqrt.approx.f32",
     .format = number::Format::binary32,
     .relative = 0x1.125fbee25066ap-23,
     .source = "PTX ISA 9.0, rsqrt: relative 2^-22.9"},
    {.implementation = "rsqrt.approx.ftz.f32",
     .format = number::Format::binary32,
     .relative = 0x1.125fbee25066ap-23,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, rsqrt: relative 2^-22.9"},
    {.implementation = "rsqrtf (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "rsqrt (OpenCL)",
     .format = number::Format::binary32,
     .ulps = 2,
     .source = "OpenCL C 3.0, 7.4, full profile; what AMD's device library keeps (a vendor's word)"},
    {.implementation = "rsqrt (AMD instruction)",
     .format = number::Format::binary32,
     .ulps = 1,
     .flush_to_zero = true,
     .source = "RDNA3 ISA, VOP1: accurate within 1 ulp, subnormals flushed (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"definition", "rsqrt(x) = 1 / sqrt(x)", "x > 0"},
    {"square", "rsqrt(x) * rsqrt(x) = reciprocal(x)", "x > 0"},
};

constexpr Sample samples[] = {
    {{"2"}, "0.70710678118654752440084436210484903928483593768847"},
    {{"0.1"}, "3.1622776601683793319988935444327185337195551393252"},
    {{"4"}, "0.5"},
    {{"0"}, "undefined"},
    {{"-1"}, "undefined"},
};

}  // namespace

constinit const Op op_rsqrt = {
    .name = "rsqrt",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "1 / sqrt(x)",
    .defined = {Condition::positive, 0, "x > 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "composition of reciprocal and sqrt",
};

constinit const Derivative derivative_rsqrt = Derivative::rule("-(rsqrt(x) / (2 * x))");

}  // namespace refmodels::ops
