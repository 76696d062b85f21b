#pragma once
// A dense matrix of exact or high-precision numbers, row by row. For reading, not for speed.

#include <cstddef>
#include <stdexcept>
#include <vector>

#include "refmodels/number/interval.h"
#include "refmodels/number/rational.h"

namespace refmodels::models {

using number::Interval;
using number::Rational;

/// Real is Rational (exact) or Interval (enclosures at 256 bits).
template <class Real>
class Matrix {
 public:
  Matrix(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns), elements_(rows * columns) {}
  Matrix(std::size_t rows, std::size_t columns, std::vector<Real> elements)
      : rows_(rows), columns_(columns), elements_(std::move(elements)) {
    if (elements_.size() != rows * columns)
      throw std::invalid_argument("matrix with the wrong number of elements");
  }

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  const Real& operator()(std::size_t i, std::size_t j) const { return elements_[i * columns_ + j]; }
  Real& operator()(std::size_t i, std::size_t j) { return elements_[i * columns_ + j]; }

 private:
  std::size_t rows_;
  std::size_t columns_;
  std::vector<Real> elements_;
};

/// The same numbers as enclosures.
inline Matrix<Interval> enclose(const Matrix<Rational>& exact) {
  Matrix<Interval> result(exact.rows(), exact.columns());
  for (std::size_t i = 0; i < exact.rows(); ++i) {
    for (std::size_t j = 0; j < exact.columns(); ++j) result(i, j) = Interval(exact(i, j));
  }
  return result;
}

inline void require_shape(bool fits) {
  if (!fits) throw std::invalid_argument("shapes do not fit");
}

}  // namespace refmodels::models
