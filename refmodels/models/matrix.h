#pragma once
// A dense matrix of numbers, row by row. For reading, not for speed.
//
// Every model is a template over its Number:
//   Rational    exact; where a root or an exponential is not rational it throws NotRational (functions.h)
//   Real        a point at 60 digits; outside the domain it throws std::domain_error
//   Interval    an enclosure, 256 bits by default; outside the domain it says undefined
// Shapes that do not fit throw std::invalid_argument.

#include <cstddef>
#include <stdexcept>
#include <utility>
#include <vector>

#include "refmodels/number/interval.h"
#include "refmodels/number/rational.h"
#include "refmodels/number/real.h"

namespace refmodels::models {

using number::Interval;
using number::Rational;
using number::Real;

template <class Number>
class Matrix {
 public:
  Matrix(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns), elements_(rows * columns) {}
  Matrix(std::size_t rows, std::size_t columns, std::vector<Number> elements)
      : rows_(rows), columns_(columns), elements_(std::move(elements)) {
    if (elements_.size() != rows * columns)
      throw std::invalid_argument("matrix with the wrong number of elements");
  }

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  const Number& operator()(std::size_t i, std::size_t j) const { return elements_[i * columns_ + j]; }
  Number& operator()(std::size_t i, std::size_t j) { return elements_[i * columns_ + j]; }

 private:
  std::size_t rows_;
  std::size_t columns_;
  std::vector<Number> elements_;
};

/// The same numbers as another type: rounded to nearest as Real, enclosed as Interval.
template <class Number>
std::vector<Number> convert(const std::vector<Rational>& exact) {
  return std::vector<Number>(exact.begin(), exact.end());
}

template <class Number>
Matrix<Number> convert(const Matrix<Rational>& exact) {
  Matrix<Number> result(exact.rows(), exact.columns());
  for (std::size_t i = 0; i < exact.rows(); ++i) {
    for (std::size_t j = 0; j < exact.columns(); ++j) result(i, j) = Number(exact(i, j));
  }
  return result;
}

inline void require_shape(bool fits) {
  if (!fits) throw std::invalid_argument("shapes do not fit");
}

}  // namespace refmodels::models
