#pragma once
// Scale of rows:  Y[i, j] = s[i] X[i, j].

#include "refmodels/models/matrix.h"

namespace refmodels::models {

template <class Number>
Matrix<Number> row_scale(const std::vector<Number>& s, const Matrix<Number>& x) {
  require_shape(s.size() == x.rows());
  Matrix<Number> y(x.rows(), x.columns());
  for (std::size_t i = 0; i < x.rows(); ++i) {
    for (std::size_t j = 0; j < x.columns(); ++j) y(i, j) = s[i] * x(i, j);
  }
  return y;
}

}  // namespace refmodels::models
