#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_div;
extern const Derivative derivative_div;
namespace {

Interval interval(Intervals x) { return x[0] / x[1]; }

Exact exact(Rationals x) {
  if (x[1].is_zero()) return Exact::undefined();
  return x[0] / x[1];
}

constexpr ErrorModel models[] = {
    {.implementation = "div.rn.f32",
     .format = number::Format::binary32,
     .ulps = 0.5,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "div.rn.ftz.f32",
     .format = number::Format::binary32,
     .ulps = 0.5,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "div.rn.f64",
     .format = number::Format::binary64,
     .ulps = 0.5,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "div.approx.f32",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .magnitude_lower = 0x1p-126,
     .magnitude_upper = 0x1p126,
     .source = "PTX ISA 9.0, div: 2 ulp"},
    {.implementation = "div.approx.ftz.f32",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .flush_to_zero = true,
     .magnitude_lower = 0x1p-126,
     .magnitude_upper = 0x1p126,
     .source = "PTX ISA 9.0, div: 2 ulp"},
    {.implementation = "div.full.f32",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .source = "PTX ISA 9.0, div: 2 ulp"},
    {.implementation = "div.full.ftz.f32",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, div: 2 ulp"},
    {.implementation = "__fdividef (CUDA)",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .magnitude_lower = 0x1p-126,
     .magnitude_upper = 0x1p126,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
};

constexpr Axiom axioms[] = {
    {"definition", "x / y = x * reciprocal(y)", "y != 0"},
    {"cancel", "(x * z) / (y * z) = x / y", "y != 0 and z != 0"},
};

constexpr Sample samples[] = {
    {{"1", "8"}, "0.125"},
    {{"1", "0"}, "undefined"},
    {{"0", "-5"}, "0"},
};

}  // namespace

constinit const Op op_div = {
    .name = "div",
    .arity = 2,
    .rule = Rule::real,
    .meaning = "x / y",
    .defined = {Condition::non_zero, 1, "y != 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "field of the reals; 1/0 has no value",
};

constinit const Derivative derivative_div = Derivative::rule("1 / y", "-(x / (y * y))");

}  // namespace refmodels::ops
