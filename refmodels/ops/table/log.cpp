#include "refmodels/ops/derivative.h"
#include "refmodels/ops/op.h"

namespace refmodels::ops {
extern const Op op_log;
extern const Derivative derivative_log;
namespace {

Interval interval(Intervals x) { return x[0].log(); }

Exact exact(Rationals x) {
  if (x[0].sign() <= 0) return Exact::undefined();
  return x[0] == Rational(1) ? Exact(Rational(0)) : Exact::not_rational();
}

constexpr ErrorModel models[] = {
    {.implementation = "logf (CUDA library)",
     .format = number::Format::binary32,
     .ulps = 1.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "log (CUDA library)",
     .format = number::Format::binary64,
     .ulps = 1.5,
     .source = "CUDA programming guide, math functions (tested, not proved)"},
    {.implementation = "__logf (CUDA)",
     .format = number::Format::binary32,
     .ulps = 3.5,
     .absolute = 0x1.8157d9d08a78ep-22,
     .source = "CUDA programming guide, math functions (tested, not proved): absolute 2^-21.41 on [0.5, 2], "
               "else 3 ulp; their sum holds everywhere"},
    {.implementation = "log (OpenCL)",
     .format = number::Format::binary32,
     .ulps = 3,
     .source = "OpenCL C 3.0, 7.4, full profile; what AMD's device library keeps (a vendor's word)"},
};

constexpr Axiom axioms[] = {
    {"product", "log(x * y) = log(x) + log(y)", "x > 0 and y > 0"},
    {"inverse", "log(exp(x)) = x"},
    {"one", "log(1) = 0"},
};

constexpr Sample samples[] = {
    {{"2"}, "0.69314718055994530941723212145817656807550013436026"},
    {{"0.1"}, "-2.3025850929940456840179914546843642076011014886288"},
    {{"1"}, "0"},
    {{"0"}, "undefined"},
    {{"-1"}, "undefined"},
};

}  // namespace

constinit const Op op_log = {
    .name = "log",
    .arity = 1,
    .rule = Rule::real,
    .meaning = "natural logarithm",
    .defined = {Condition::positive, 0, "x > 0"},
    .on_intervals = interval,
    .on_rationals = exact,
    .error_models = models,
    .axioms = axioms,
    .samples = samples,
    .source = "inverse of exp",
};

constinit const Derivative derivative_log = Derivative::rule("1 / x");

}  // namespace refmodels::ops
