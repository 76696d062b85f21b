#pragma once
// Softmax of each row:  Y[i, j] = exp(X[i, j]) / sum over k < N of exp(X[i, k]).
// By the definition, without the shift by the maximum that floats need: the exponent range here is wide
// enough. An element may be the extended real -inf (a mask); a row of nothing else is undefined. Exact over
// Rational for rows of zeros alone, where the exponential is rational.

#include "refmodels/models/functions.h"

namespace refmodels::models {

template <class Number>
Matrix<Number> softmax(const Matrix<Number>& x) {
  Matrix<Number> y(x.rows(), x.columns());
  for (std::size_t i = 0; i < x.rows(); ++i) {
    Number sum(Rational(0));
    for (std::size_t k = 0; k < x.columns(); ++k) sum += exponential(x(i, k));
    for (std::size_t j = 0; j < x.columns(); ++j) y(i, j) = exponential(x(i, j)) / sum;
  }
  return y;
}

}  // namespace refmodels::models
