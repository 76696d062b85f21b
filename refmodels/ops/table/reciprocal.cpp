#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_reciprocal;
extern const Derivative derivative_reciprocal;
namespace {

Interval interval(Intervals x) { return Interval(Rational(1), x[0].precision()) / x[0]; }

Exact exact(Rationals x) {
  if (x[0].is_zero()) return Exact::undefined();
  return x[0].reciprocal();
}

constexpr ErrorModel models[] = {
    {.implementation = "rcp.rn.f32",
     .format = number::Format::binary32,
     .ulps = 0.5,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "rcp.rn.ftz.f32",
     .format = number::Format::binary32,
     .ulps = 0.5,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "rcp.rn.f64",
     .format = number::Format::binary64,
     .ulps = 0.5,
     .source = "PTX ISA 9.0, 9.7: correctly rounded"},
    {.implementation = "rcp.approx.f32",
     .format = number::Format::binary32,
     .ulps = 1.5,
     .source = "PTX ISA 9.0, rcp: 1 ulp"},
    {.implementation = "rcp.approx.ftz.f32",
     .format = number::Format::binary32,
     .ulps = 1.5,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, rcp: 1 ulp"},
    {.implementation = "reciprocal (AMD instruction)",
     .format = number::Format::binary32,
     .ulps = 1,
     .flush_to_zero = true,
     .source = "RDNA3 ISA, VOP1: accurate within 1 ulp, subnormals flushed (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"inverse", "x * reciprocal(x) = 1", "x != 0"},
    {"involution", "reciprocal(reciprocal(x)) = x", "x != 0"},
};

constexpr Sample samples[] = {
    {{"8"}, "0.125"},
    {{"0"}, "undefined"},
};

}  // namespace

constinit const Op op_reciprocal = {
    .name = "reciprocal",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "1 / x",
    .defined = {Condition::non_zero, 0, "x != 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "field of the reals; 1/0 has no value",
};

constinit const Derivative derivative_reciprocal = Derivative::rule("-(1 / (x * x))");

}  // namespace refmodels::ops
