#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_sin;
extern const Derivative derivative_sin;
namespace {

Interval interval(Intervals x) { return x[0].sin(); }

Exact exact(Rationals x) { return x[0].is_zero() ? Exact(Rational(0)) : Exact::not_rational(); }

constexpr ErrorModel models[] = {
    {.implementation = "sinf (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "sin (CUDA library)",
     .format = number::Format::binary64,
     .ulps = 2.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "sin.approx.f32",
     .format = number::Format::binary32,
     .absolute = 0x1.6a09e667f3bcep-21,
     .magnitude_upper = 6.28125,
     .source = "PTX ISA 9.0, sin: absolute 2^-20.5 on [-2 pi, 2 pi]"},
    {.implementation = "sin.approx.ftz.f32",
     .format = number::Format::binary32,
     .absolute = 0x1.6a09e667f3bcep-21,
     .flush_to_zero = true,
     .magnitude_upper = 6.28125,
     .source = "PTX ISA 9.0, sin: absolute 2^-20.5 on [-2 pi, 2 pi]"},
    {.implementation = "__sinf (CUDA)",
     .format = number::Format::binary32,
     .absolute = 0x1.8157d9d08a78ep-22,
     .magnitude_upper = 3.140625,
     .source = "CUDA programming guide, math functions (tested, not proved): on [-pi, pi]"},
    {.implementation = "sin (OpenCL)",
     .format = number::Format::binary32,
     .ulps = 4,
     .source = "OpenCL C 3.0, 7.4, full profile; what AMD's device library keeps (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"odd", "sin(neg(x)) = neg(sin(x))"},
    {"pythagoras", "sin(x) * sin(x) + cos(x) * cos(x) = 1"},
    {"sum", "sin(x + y) = sin(x) * cos(y) + cos(x) * sin(y)"},
    {"bounded", "abs(sin(x)) <= 1"},
};

constexpr Sample samples[] = {
    {{"1"}, "0.84147098480789650665250232163029899962256306079837"},
    {{"-2.5"}, "-0.59847214410395649405185470218616227170359717157722"},
    {{"0"}, "0"},
};

}  // namespace

constinit const Op op_sin = {
    .name = "sin",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "sine, radians",
    .defined = {},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "Lindemann-Weierstrass for exactness",
};

constinit const Derivative derivative_sin = Derivative::rule("cos(x)");

}  // namespace refmodels::ops
