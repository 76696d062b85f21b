#pragma once
// RMSNorm (Zhang and Sennrich 2019), eps inside the root:
//   Y[i, j] = X[i, j] g[j] / sqrt(mean over k < N of X[i, k]^2 + eps).
// Certainly undefined where the argument of the root is not positive; N = 0 leaves no elements.
// nothing is left.

#include "refmodels/models/matrix.h"

namespace refmodels::models {

/// 1 / sqrt(mean of the squares + eps) of one row.
inline Interval inverse_rms(const Matrix<Rational>& x, std::size_t row, const Rational& eps) {
  Rational squares;
  for (std::size_t k = 0; k < x.columns(); ++k) squares += x(row, k) * x(row, k);
  const Rational mean = squares / Rational(static_cast<std::int64_t>(x.columns()));
  return Interval(mean + eps).rsqrt();
}

inline Matrix<Interval> rms_norm(const Matrix<Rational>& x, const std::vector<Rational>& g,
                                 const Rational& eps) {
  require_shape(g.size() == x.columns());
  Matrix<Interval> y(x.rows(), x.columns());
  if (x.columns() == 0) return y;
  for (std::size_t i = 0; i < x.rows(); ++i) {
    const Interval scale = inverse_rms(x, i, eps);
    for (std::size_t j = 0; j < x.columns(); ++j) y(i, j) = Interval(x(i, j) * g[j]) * scale;
  }
  return y;
}

}  // namespace refmodels::models
