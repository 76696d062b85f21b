#pragma once
// Quotients of whole numbers, for the operations that divide them: towards zero, and Euclid's, whose
// remainder is never negative.

#include "refmodels/ops/op.h"

namespace refmodels::ops {

inline Interval truncated_quotient(const Interval& a, const Interval& b) {
  const Interval q = a / b, zero = Rational(0);
  return max(q, zero).floor() - max(-q, zero).floor();
}
inline Rational truncated_quotient(const Rational& a, const Rational& b) {
  const Rational q = a / b;
  return q.sign() < 0 ? -(-q).floor() : q.floor();
}

inline Interval euclidean_quotient(const Interval& a, const Interval& b) {
  const Interval q = a / b, down = q.floor(), up = -(-q).floor();
  const int sign = b.sign_if_certain();
  return sign > 0 ? down : sign < 0 ? up : hull(down, up);
}
inline Rational euclidean_quotient(const Rational& a, const Rational& b) {
  const Rational q = a / b;
  return b.sign() > 0 ? q.floor() : -(-q).floor();
}

/// Two whole numbers, the second not zero: what these operations are defined for.
inline bool is_whole_division(Rationals x) {
  return x[0].is_integer() && x[1].is_integer() && !x[1].is_zero();
}

}  // namespace refmodels::ops
