#pragma once
// Softmax of each row:  Y[i, j] = exp(X[i, j]) / sum over k < N of exp(X[i, k]).
// By the definition, without the shift by the maximum that floats need: the exponent range here is wide
// enough. An element may be the extended real -inf (a mask); a row of nothing else is certainly undefined.

#include "refmodels/models/matrix.h"

namespace refmodels::models {

inline Matrix<Interval> softmax(const Matrix<Interval>& x) {
  Matrix<Interval> y(x.rows(), x.columns());
  for (std::size_t i = 0; i < x.rows(); ++i) {
    Interval sum;
    for (std::size_t k = 0; k < x.columns(); ++k) sum += x(i, k).exp();
    for (std::size_t j = 0; j < x.columns(); ++j) y(i, j) = x(i, j).exp() / sum;
  }
  return y;
}

}  // namespace refmodels::models
