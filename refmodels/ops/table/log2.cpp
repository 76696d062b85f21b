#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_log2;
extern const Derivative derivative_log2;
namespace {

Interval interval(Intervals x) { return x[0].log2(); }

Exact exact(Rationals x) {
  if (x[0].sign() <= 0) return Exact::undefined();
  const std::optional<std::int64_t> power = x[0].log2_exact();
  return power ? Exact(Rational(*power)) : Exact::not_rational();
}

constexpr ErrorModel models[] = {
    {.implementation = "lg2.approx.f32",
     .format = number::Format::binary32,
     .relative = 0x1p-22,
     .absolute = 0x1p-22,
     .source = "PTX ISA 9.0, lg2: absolute 2^-22 on (0.5, 2), relative 2^-22 elsewhere; their sum holds "
               "everywhere"},
    {.implementation = "lg2.approx.ftz.f32",
     .format = number::Format::binary32,
     .relative = 0x1p-22,
     .absolute = 0x1p-22,
     .flush_to_zero = true,
     .source = "PTX ISA 9.0, lg2"},
    {.implementation = "log2f (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 1.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "__log2f (CUDA)",
     .format = number::Format::binary32,
     .ulps = 2.5,
     .absolute = 0x1p-22,
     .source = "CUDA programming guide, math functions (tested, not proved): absolute 2^-22 on [0.5, 2], "
               "else 2 ulp; their sum holds everywhere"},
    {.implementation = "log2 (OpenCL)",
     .format = number::Format::binary32,
     .ulps = 3,
     .source = "OpenCL C 3.0, 7.4, full profile; what AMD's device library keeps (a vendor's word)"},
    {.implementation = "log2 (AMD instruction)",
     .format = number::Format::binary32,
     .ulps = 1,
     .flush_to_zero = true,
     .source = "RDNA3 ISA, VOP1: accurate within 1 ulp, subnormals flushed (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"product", "log2(x * y) = log2(x) + log2(y)", "x > 0 and y > 0"},
    {"inverse", "log2(exp2(x)) = x"},
};

constexpr Sample samples[] = {
    {{"3"}, "1.5849625007211561814537389439478165087598144076925"},
    {{"0.1"}, "-3.3219280948873623478703194294893901758648313930246"},
    {{"0.125"}, "-3"},
    {{"0"}, "undefined"},
};

}  // namespace

constinit const Op op_log2 = {
    .name = "log2",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "logarithm to base 2",
    .defined = {Condition::positive, 0, "x > 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "inverse of exp2",
};

constinit const Derivative derivative_log2 = Derivative::rule("1 / (x * log(2))");

}  // namespace refmodels::ops
