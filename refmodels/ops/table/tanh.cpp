#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_tanh;
extern const Derivative derivative_tanh;
namespace {

Interval interval(Intervals x) { return x[0].tanh(); }

Exact exact(Rationals x) { return x[0].is_zero() ? Exact(Rational(0)) : Exact::not_rational(); }

constexpr ErrorModel models[] = {
    {.implementation = "tanhf (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "tanh (CUDA library)",
     .format = number::Format::binary64,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "tanh.approx.f32",
     .format = number::Format::binary32,
     .relative = 0x1p-11,
     .source = "PTX ISA 9.0, tanh: relative 2^-11"},
    {.implementation = "tanh.approx.f16",
     .format = number::Format::binary16,
     .absolute = 0x1.0251353756992p-11,
     .source = "PTX ISA 9.0, tanh: absolute 2^-10.987"},
    {.implementation = "tanh.approx.bf16",
     .format = number::Format::bfloat16,
     .absolute = 0x1.001p-8,
     .source = "an H200, all inputs: absolute 0.0039066, just above the 2^-8 of PTX ISA 9.0, tanh"},
    {.implementation = "__tanhf (CUDA)",
     .format = number::Format::binary32,
     .relative = 0x1p-11,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "tanh (OpenCL)",
     .format = number::Format::binary32,
     .ulps = 5,
     .source = "OpenCL C 3.0, 7.4, full profile; what AMD's device library keeps (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"definition", "tanh(x) = (exp(2 * x) - 1) / (exp(2 * x) + 1)"},
    {"odd", "tanh(neg(x)) = neg(tanh(x))"},
    {"bounded", "abs(tanh(x)) < 1"},
};

constexpr Sample samples[] = {
    {{"1"}, "0.76159415595576488811945828260479359041276859725794"},
    {{"-0.1"}, "-0.099667994624955817118305083678352183538962095776734"},
    {{"0"}, "0"},
};

}  // namespace

constinit const Op op_tanh = {
    .name = "tanh",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "hyperbolic tangent",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "quotient of exponentials",
};

constinit const Derivative derivative_tanh = Derivative::rule("1 - tanh(x) * tanh(x)");

}  // namespace refmodels::ops
