#pragma once
// Division, roots and functions on ErrorForm. `Step` is either an Arithmetic (the correctly rounded result)
// or an ops::ErrorModel (a documented error: the vendor's word goes to the caller's ledger).
//
// Each function gives a bound of |f(computed argument) - f(exact argument)| in closed form, without the mean
// value of a wide interval where a difference quotient is known, and lets `finished` add what the
// implementation adds.
//
//   ErrorForm r = rsqrt(x, *find_op("rsqrt")->error_model("rsqrt.approx.ftz.f32"));

#include "refmodels/bounds/error_form.h"
#include "refmodels/ops/error_model.h"

namespace refmodels::bounds {

using ops::ErrorModel;

namespace detail {

inline bool flushes(const Arithmetic& step) { return step.flush_to_zero; }
inline bool flushes(const ErrorModel& step) { return step.flush_to_zero; }
inline Format format_of(const Arithmetic& step) { return step.format; }
inline Format format_of(const ErrorModel& step) { return step.format; }

/// Is the computed argument where the implementation is documented?
inline bool documented(const Arithmetic&, const ErrorForm&) { return true; }
inline bool documented(const ErrorModel& step, const ErrorForm& argument) {
  return argument.mignitude() >= step.magnitude_lower && argument.magnitude() <= step.magnitude_upper;
}

inline ErrorForm finished(DoubleInterval exact, double propagated, bool non_negative, const ErrorForm&,
                          const Arithmetic& step) {
  return rounded(exact, propagated, non_negative, step);
}

inline ErrorForm finished(DoubleInterval exact, double propagated, bool non_negative,
                          const ErrorForm& argument, const ErrorModel& step) {
  const Grid& numbers = grid(step.format);
  const double magnitude = number::add_up(exact.magnitude(), propagated);
  const double mignitude = std::max(0.0, number::below(exact.mignitude() - propagated));
  double ulps = step.ulps;
  if (step.ulps_per_argument > 0) {
    ulps = number::add_up(ulps, number::mul_up(step.ulps_per_argument, argument.magnitude()));
  }
  // The unit is that of the correctly rounded result, which may have rounded up into the next binade.
  const double unit =
      2 * half_ulp(number::add_up(magnitude, number::mul_up(magnitude, numbers.unit)), numbers);
  double added = number::add_up(number::mul_up(ulps, unit), number::mul_up(step.relative, magnitude));
  added = number::add_up(added, step.absolute);
  if (mignitude < numbers.normal) {
    // A relative or absolute bound is silent about the spacing of subnormal numbers.
    added = number::add_up(added, 2 * numbers.least);
    if (step.flush_to_zero) added = number::add_up(added, flush_error(mignitude, magnitude, numbers));
  }
  if (!(number::above(magnitude + added) <= numbers.largest)) return troubled(exact, may_overflow);
  // A documented error may carry a small result over zero; a normal one stays more than 100 units above.
  const bool keeps_sign =
      step.absolute == 0 && ulps <= 64 && step.relative <= 0.25 && mignitude >= numbers.normal;
  return {exact.lo, exact.hi, number::add_up(propagated, added), no_trouble, non_negative && keeps_sign};
}

template <class Step>
ErrorForm seen_by(const ErrorForm& a, const Step& step) {
  return flushes(step) ? flushed(a, grid(format_of(step))) : a;
}

inline double exp_up(double x) { return number::exp({x, x}).hi; }
/// e^x - 1 for x >= 0.
inline double expm1_up(double x) { return x <= 1 ? number::add_up(x, number::mul_up(x, x)) : exp_up(x); }

}  // namespace detail

template <class Step>
ErrorForm div(ErrorForm a, ErrorForm b, const Step& step) {
  const DoubleInterval exact = number::div(a.exact(), b.exact());
  if ((a.trouble | b.trouble) != 0) return detail::troubled(exact, a.trouble | b.trouble);
  a = detail::seen_by(a, step);
  b = detail::seen_by(b, step);
  const double least = b.mignitude();
  if (!(least > 0)) return detail::troubled(exact, may_be_undefined);
  if (!detail::documented(step, b)) return detail::troubled(exact, outside_documented);
  // a^/b^ - a/b = (ea - (a/b) eb) / b^
  const double propagated =
      number::div_up(number::add_up(a.error, number::mul_up(exact.magnitude(), b.error)), least);
  DoubleInterval quotient = exact;
  if (propagated == 0 && a.exact().is_point() && b.exact().is_point()) {
    const double value = a.lo / b.lo;
    const double back = value * b.lo;
    if (number::detail::product_exact(value, b.lo, back) && back == a.lo) quotient = {value, value};
  }
  return detail::finished(quotient, propagated, a.computed_non_negative && b.computed_non_negative, b, step);
}

template <class Step>
ErrorForm reciprocal(const ErrorForm& a, const Step& step) {
  return div(ErrorForm::point(1), a, step);
}

template <class Step>
ErrorForm sqrt(ErrorForm a, const Step& step) {
  // The exact argument may not be negative either; then there is no exact value to be near to.
  const DoubleInterval exact = number::sqrt(a.exact());
  if (a.trouble != 0) return detail::troubled(exact, a.trouble);
  a = detail::seen_by(a, step);
  const double least = std::max(0.0, number::below(a.lo - a.error));
  if (a.lo < 0 || (!a.computed_non_negative && a.lo < a.error))
    return detail::troubled(exact, may_be_undefined);
  if (!detail::documented(step, a)) return detail::troubled(exact, outside_documented);
  // |sqrt x - sqrt y| <= sqrt |x - y|, and = |x - y| / (sqrt x + sqrt y).
  const double roots = number::below(number::below(std::sqrt(a.lo)) + number::below(std::sqrt(least)));
  const double propagated =
      a.error == 0 ? 0 : std::min(number::sqrt_up(a.error), number::div_up(a.error, roots));
  DoubleInterval root = exact;
  if (a.error == 0 && a.exact().is_point()) {
    const double value = std::sqrt(a.lo);
    const double back = value * value;
    if (number::detail::product_exact(value, value, back) && back == a.lo) root = {value, value};
  }
  return detail::finished(root, propagated, true, a, step);
}

template <class Step>
ErrorForm rsqrt(ErrorForm a, const Step& step) {
  const DoubleInterval exact = number::div({1, 1}, number::sqrt(a.exact()));
  if (a.trouble != 0) return detail::troubled(exact, a.trouble);
  a = detail::seen_by(a, step);
  const double least = a.error == 0 ? a.lo : number::below(a.lo - a.error);
  if (!(least > 0)) return detail::troubled(exact, may_be_undefined);
  if (!detail::documented(step, a)) return detail::troubled(exact, outside_documented);
  // 1/sqrt y - 1/sqrt x = (x - y) / (sqrt x sqrt y (sqrt x + sqrt y)), largest at the smallest arguments.
  const double root = number::below(std::sqrt(a.lo));
  const double other = number::below(std::sqrt(least));
  const double divisor = number::below(number::below(root * other) * number::below(root + other));
  return detail::finished(exact, number::div_up(a.error, divisor), true, a, step);
}

template <class Step>
ErrorForm exp(ErrorForm a, const Step& step) {
  const DoubleInterval exact = number::exp(a.exact());
  if (a.trouble != 0) return detail::troubled(exact, a.trouble);
  a = detail::seen_by(a, step);
  if (!detail::documented(step, a)) return detail::troubled(exact, outside_documented);
  return detail::finished(exact, number::mul_up(exact.hi, detail::expm1_up(a.error)), true, a, step);
}

template <class Step>
ErrorForm exp2(ErrorForm a, const Step& step) {
  const DoubleInterval exact = number::exp2(a.exact());
  if (a.trouble != 0) return detail::troubled(exact, a.trouble);
  a = detail::seen_by(a, step);
  if (!detail::documented(step, a)) return detail::troubled(exact, outside_documented);
  constexpr double ln2_up = 0x1.62e42fefa39f0p-1;
  const double growth = detail::expm1_up(number::mul_up(a.error, ln2_up));
  return detail::finished(exact, number::mul_up(exact.hi, growth), true, a, step);
}

namespace detail {
/// log and log2: |log x - log y| <= |x - y| / min(x, y), times `scale` = 1 / log of the base.
template <class Step>
ErrorForm logarithm(ErrorForm a, DoubleInterval exact, double scale, const Step& step) {
  if (a.trouble != 0) return troubled(exact, a.trouble);
  a = seen_by(a, step);
  const double least = a.error == 0 ? a.lo : number::below(a.lo - a.error);
  if (!(least > 0)) return troubled(exact, may_be_undefined);
  if (!documented(step, a)) return troubled(exact, outside_documented);
  return finished(exact, number::mul_up(number::div_up(a.error, least), scale), false, a, step);
}

/// A function with |f'| <= `slope` everywhere and a range of width `span`.
template <class Step>
ErrorForm lipschitz(ErrorForm a, DoubleInterval exact, double slope, double span, const Step& step) {
  if (a.trouble != 0) return troubled(exact, a.trouble);
  a = seen_by(a, step);
  if (!documented(step, a)) return troubled(exact, outside_documented);
  return finished(exact, std::min(number::mul_up(a.error, slope), span), false, a, step);
}
}  // namespace detail

template <class Step>
ErrorForm log(const ErrorForm& a, const Step& step) {
  return detail::logarithm(a, number::log(a.exact()), 1, step);
}

template <class Step>
ErrorForm log2(const ErrorForm& a, const Step& step) {
  return detail::logarithm(a, number::log2(a.exact()), 0x1.71547652b82ffp+0, step);  // 1 / ln 2, rounded up
}

template <class Step>
ErrorForm tanh(const ErrorForm& a, const Step& step) {
  return detail::lipschitz(a, number::tanh(a.exact()), 1, 2, step);
}

template <class Step>
ErrorForm erf(const ErrorForm& a, const Step& step) {
  return detail::lipschitz(a, number::erf(a.exact()), 0x1.20dd750429b6ep+0, 2,
                           step);  // 2 / sqrt pi, rounded up
}

template <class Step>
ErrorForm sin(const ErrorForm& a, const Step& step) {
  return detail::lipschitz(a, number::sin(a.exact()), 1, 2, step);
}

template <class Step>
ErrorForm cos(const ErrorForm& a, const Step& step) {
  return detail::lipschitz(a, number::cos(a.exact()), 1, 2, step);
}

}  // namespace refmodels::bounds
