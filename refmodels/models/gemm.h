#pragma once
// Matrix product:  Y[i, j] = sum over k < K of X[i, k] W[k, j].  K = 0 gives zeros.

#include "refmodels/models/matrix.h"

namespace refmodels::models {

template <class Number>
Matrix<Number> gemm(const Matrix<Number>& x, const Matrix<Number>& w) {
  require_shape(x.columns() == w.rows());
  Matrix<Number> y(x.rows(), w.columns());
  for (std::size_t i = 0; i < x.rows(); ++i) {
    for (std::size_t j = 0; j < w.columns(); ++j) {
      Number sum(Rational(0));
      for (std::size_t k = 0; k < x.columns(); ++k) sum += x(i, k) * w(k, j);
      y(i, j) = sum;
    }
  }
  return y;
}

}  // namespace refmodels::models
