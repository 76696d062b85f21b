#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_cos;
extern const Derivative derivative_cos;
namespace {

Interval interval(Intervals x) { return x[0].cos(); }

Exact exact(Rationals x) { return x[0].is_zero() ? Exact(Rational(1)) : Exact::not_rational(); }

constexpr ErrorModel models[] = {
    {.implementation = "cosf (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "cos (CUDA library)",
     .format = number::Format::binary64,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "cos.approx.f32",
     .format = number::Format::binary32,
     .absolute = 0x1.838p-21,
     .magnitude_upper = 6.28125,
     .source =
         "an H200, all inputs: absolute 2^-20.43 on [-2 pi, 2 pi], above the 2^-20.5 of PTX ISA 9.0, cos"},
    {.implementation = "cos.approx.ftz.f32",
     .format = number::Format::binary32,
     .absolute = 0x1.838p-21,
     .flush_to_zero = true,
     .magnitude_upper = 6.28125,
     .source =
         "an H200, all inputs: absolute 2^-20.43 on [-2 pi, 2 pi], above the 2^-20.5 of PTX ISA 9.0, cos"},
    {.implementation = "__cosf (CUDA)",
     .format = number::Format::binary32,
     .absolute = 0x1.c0d2771113e53p-22,
     .magnitude_upper = 3.140625,
     .source = "CUDA programming guide, math functions (tested, not proved): on [-pi, pi]"},
    {.implementation = "cos (OpenCL)",
     .format = number::Format::binary32,
     .ulps = 4,
     .source = "OpenCL C 3.0, 7.4, full profile; what AMD's device library keeps (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"even", "cos(neg(x)) = cos(x)"},
    {"sum", "cos(x + y) = cos(x) * cos(y) - sin(x) * sin(y)"},
    {"bounded", "abs(cos(x)) <= 1"},
};

constexpr Sample samples[] = {
    {{"1"}, "0.54030230586813971740093660744297660373231042061792"},
    {{"-2.5"}, "-0.80114361554693371483350279046735166442856784876782"},
    {{"0"}, "1"},
};

}  // namespace

constinit const Op op_cos = {
    .name = "cos",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "cosine, radians",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "Lindemann-Weierstrass for exactness",
};

constinit const Derivative derivative_cos = Derivative::rule("-sin(x)");

}  // namespace refmodels::ops
