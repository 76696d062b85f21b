#pragma once
// RMSNorm (Zhang and Sennrich 2019), eps inside the root:
//   Y[i, j] = X[i, j] g[j] / sqrt(mean over k < N of X[i, k]^2 + eps).
// Undefined where the argument of the root is not positive; N = 0 leaves no elements. Exact over Rational
// where that argument is the square of a rational number.

#include <cstdint>
#include <type_traits>

#include "refmodels/models/functions.h"

namespace refmodels::models {

/// 1 / sqrt(mean of the squares + eps) of one row. A row of no elements has no mean.
template <class Number>
Number inverse_rms(const Matrix<Number>& x, std::size_t row, const std::type_identity_t<Number>& eps) {
  Number squares(Rational(0));
  for (std::size_t k = 0; k < x.columns(); ++k) squares += square(x(row, k));
  const Number mean = squares / Number(Rational(static_cast<std::int64_t>(x.columns())));
  return inverse_root(mean + eps);
}

template <class Number>
Matrix<Number> rms_norm(const Matrix<Number>& x, const std::vector<std::type_identity_t<Number>>& g,
                        const std::type_identity_t<Number>& eps) {
  require_shape(g.size() == x.columns());
  Matrix<Number> y(x.rows(), x.columns());
  if (x.columns() == 0) return y;
  for (std::size_t i = 0; i < x.rows(); ++i) {
    const Number scale = inverse_rms(x, i, eps);
    for (std::size_t j = 0; j < x.columns(); ++j) y(i, j) = x(i, j) * g[j] * scale;
  }
  return y;
}

}  // namespace refmodels::models
