#pragma once
// The functions that models use, over every Number of matrix.h. Over Rational they are exact, by the rows of
// refmodels/ops: a defined value that is no rational number throws NotRational, no value at all throws
// std::domain_error.
//
//   inverse_root(Rational(4)) == Rational(1, 2);  exponential(Rational(1)) throws NotRational

#include <stdexcept>
#include <string>

#include "refmodels/models/matrix.h"
#include "refmodels/ops/op.h"

namespace refmodels::models {

/// The value exists, and no Rational holds it: ask Real or Interval.
class NotRational : public std::domain_error {
  using std::domain_error::domain_error;
};

inline Rational exact_value(const char* operation, const Rational& x) {
  const ops::Exact result = ops::find_op(operation)->exact({x});
  if (result) return result.value;
  const std::string call = std::string(operation) + "(" + x.str() + ")";
  if (result.kind == ops::Exact::Kind::undefined) throw std::domain_error(call + " has no value");
  throw NotRational(call + " is not rational");
}

template <class Number>
Number square(const Number& x) {
  return x * x;
}
/// Not x * x: an interval knows no longer that both factors are the same number.
inline Interval square(const Interval& x) { return x.pow(2); }

template <class Number>
Number inverse_root(const Number& x) {
  return x.rsqrt();
}
inline Rational inverse_root(const Rational& x) { return exact_value("rsqrt", x); }

template <class Number>
Number exponential(const Number& x) {
  return x.exp();
}
inline Rational exponential(const Rational& x) { return exact_value("exp", x); }

}  // namespace refmodels::models
