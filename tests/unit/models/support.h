#pragma once
// What the tests of models share: text to numbers, and the question whether a point and an enclosure agree.

#include <random>

#include "refmodels/models/matrix.h"

namespace refmodels::models::test {

inline Rational rational(const std::string& text) { return Rational::parse(text).value(); }

inline Matrix<Rational> random_matrix(std::size_t rows, std::size_t columns, unsigned seed) {
  std::mt19937 random(seed);
  Matrix<Rational> matrix(rows, columns);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j)
      matrix(i, j) = Rational(static_cast<int>(random() % 201) - 100, 16);
  }
  return matrix;
}

/// A chain of a few dozen operations, each within 2^-201, without cancellation beyond a factor of a thousand.
inline Rational point_slack() { return Rational::power_of_two(-185); }

/// The enclosure, made wider by the rounding of a 60-digit point, contains the point. The enclosure itself
/// must be narrow, or the question would be empty.
inline bool agree(const Real& point, const Interval& enclosure) {
  if (enclosure.possibly_undefined() || !(enclosure.width() < 1e-55)) return false;
  const Rational low = *enclosure.lower_exact();
  const Rational high = *enclosure.upper_exact();
  const Rational slack = (low.abs() + high.abs()) * point_slack();
  const Rational value = point.exact();
  return low - slack <= value && value <= high + slack;
}

inline bool agree(const Matrix<Real>& points, const Matrix<Interval>& enclosures) {
  if (points.rows() != enclosures.rows() || points.columns() != enclosures.columns()) return false;
  for (std::size_t i = 0; i < points.rows(); ++i) {
    for (std::size_t j = 0; j < points.columns(); ++j) {
      if (!agree(points(i, j), enclosures(i, j))) return false;
    }
  }
  return true;
}

/// Every exact value lies in its enclosure.
inline bool contains(const Matrix<Interval>& enclosures, const Matrix<Rational>& exact) {
  if (exact.rows() != enclosures.rows() || exact.columns() != enclosures.columns()) return false;
  for (std::size_t i = 0; i < exact.rows(); ++i) {
    for (std::size_t j = 0; j < exact.columns(); ++j) {
      if (enclosures(i, j).possibly_undefined() || !enclosures(i, j).contains(exact(i, j))) return false;
    }
  }
  return true;
}

}  // namespace refmodels::models::test
