#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_exp2;
extern const Derivative derivative_exp2;
namespace {

Interval interval(Intervals x) { return x[0].exp2(); }

Exact exact(Rationals x) {
  const std::optional<std::int64_t> exponent = x[0].to_int64();
  const bool small =
      exponent && *exponent < Rational::maximum_bits / 2 && *exponent > -Rational::maximum_bits / 2;
  return small ? Exact(Rational::power_of_two(static_cast<int>(*exponent))) : Exact::not_rational();
}

constexpr ErrorModel models[] = {
    {.implementation = "ex2.approx.f32",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .source = "PTX ISA 9.0, ex2: 2 ulp of the correctly rounded result"},
    {.implementation = "ex2.approx.ftz.f32",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, ex2: 2 ulp of the correctly rounded result"},
    {.implementation = "ex2.approx.f16",
     .format = number::Format::binary16,
     .relative = 0x1.125fbee250664p-10,
     .absolute = 0x1p-24,
     .source =
         "PTX ISA 9.0, ex2: relative 2^-9.9; an H200, all inputs: one quantum more among subnormal results"},
    {.implementation = "ex2.approx.ftz.bf16",
     .format = number::Format::bfloat16,
     .relative = 0x1p-7,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, ex2: relative 2^-7"},
    {.implementation = "exp2f (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "exp2 (OpenCL)",
     .format = number::Format::binary32,
     .ulps = 3,
     .source = "OpenCL C 3.0, 7.4, full profile; what AMD's device library keeps (a vendor's word)"},
    {.implementation = "exp2 (AMD instruction)",
     .format = number::Format::binary32,
     .ulps = 1,
     .flush_to_zero = true,
     .source = "RDNA3 ISA, VOP1: accurate within 1 ulp, subnormals flushed (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"sum", "exp2(x + y) = exp2(x) * exp2(y)"},
    {"one", "exp2(1) = 2"},
    {"positive", "0 < exp2(x)"},
};

constexpr Sample samples[] = {
    {{"0.5"}, "1.4142135623730950488016887242096980785696718753769"},
    {{"-1.25"}, "0.42044820762685727151556273811660744752001713117839"},
    {{"-3"}, "0.125"},
};

}  // namespace

constinit const Op op_exp2 = {
    .name = "exp2",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "2^x",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "powers of two",
};

constinit const Derivative derivative_exp2 = Derivative::rule("exp2(x) * log(2)");

}  // namespace refmodels::ops
