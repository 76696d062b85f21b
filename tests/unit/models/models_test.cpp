#include <doctest/doctest.h>

#include <random>
#include <vector>

#include "refmodels/models/gemm.h"
#include "refmodels/models/rms_norm.h"
#include "refmodels/models/row_scale.h"
#include "refmodels/models/softmax.h"

using namespace refmodels::models;

namespace {

Rational real(const char* text) { return *Rational::parse(text); }

Matrix<Rational> random_matrix(std::size_t rows, std::size_t columns, unsigned seed) {
  std::mt19937 random(seed);
  Matrix<Rational> matrix(rows, columns);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < columns; ++j)
      matrix(i, j) = Rational(static_cast<int>(random() % 201) - 100, 16);
  }
  return matrix;
}

bool meets_digits(const Interval& value, const char* digits) {
  const Rational expected = real(digits);
  const Rational slack = expected.abs() * real("1e-49");
  return !disjoint(value, Interval(expected - slack, expected + slack)) && value.width() < 1e-60;
}

/// Some element certainly differs.
bool differ(const Matrix<Interval>& a, const Matrix<Interval>& b) {
  for (std::size_t i = 0; i < a.rows(); ++i) {
    for (std::size_t j = 0; j < a.columns(); ++j) {
      if (disjoint(a(i, j), b(i, j))) return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("gemm: by hand, empty, associative") {
  const Matrix<Rational> x(2, 2, {1, 2, 3, 4});
  const Matrix<Rational> w(2, 1, {Rational(1, 2), Rational(-1)});
  const Matrix<Rational> y = gemm(x, w);
  CHECK(y(0, 0) == Rational(-3, 2));
  CHECK(y(1, 0) == Rational(-5, 2));
  CHECK(gemm(Matrix<Rational>(2, 0), Matrix<Rational>(0, 3))(1, 2).is_zero());
  CHECK_THROWS_AS(gemm(x, Matrix<Rational>(3, 1)), std::invalid_argument);
  const Matrix<Rational> a = random_matrix(3, 4, 1);
  const Matrix<Rational> b = random_matrix(4, 5, 2);
  const Matrix<Rational> c = random_matrix(5, 2, 3);
  const Matrix<Rational> left = gemm(gemm(a, b), c);
  const Matrix<Rational> right = gemm(a, gemm(b, c));
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 2; ++j) CHECK(left(i, j) == right(i, j));
  }
}

TEST_CASE("a row scale leaves a product, a column scale does not") {
  const Matrix<Rational> x = random_matrix(3, 4, 4);
  const Matrix<Rational> w = random_matrix(4, 3, 5);
  const std::vector<Rational> s = {real("0.5"), real("-2"), real("1/3")};
  const Matrix<Rational> before = gemm(row_scale(s, x), w);
  const Matrix<Rational> after = row_scale(s, gemm(x, w));
  bool column_scale_same = true;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      CHECK(before(i, j) == after(i, j));
      column_scale_same = column_scale_same && before(i, j) == gemm(x, w)(i, j) * s[j];
    }
  }
  CHECK_FALSE(column_scale_same);
}

TEST_CASE("softmax: fifty digits, shift, masks") {
  const Matrix<Rational> x(1, 3, {1, 2, -3});
  const Matrix<Interval> y = softmax(enclose(x));
  CHECK(meets_digits(y(0, 0), "0.26762315414986234476144043230987370208245230635516"));
  CHECK(meets_digits(y(0, 1), "0.72747515680046473425108057700513790072639612250539"));
  CHECK(meets_digits(y(0, 2), "0.0049016890496729209874789906849883971911515711394473"));
  CHECK((y(0, 0) + y(0, 1) + y(0, 2)).contains(Rational(1)));
  const Matrix<Rational> shifted(1, 3, {1001, 1002, 997});
  CHECK_FALSE(differ(softmax(enclose(shifted)), y));
  Matrix<Interval> masked = enclose(x);
  masked(0, 1) = Interval::infinity(-1);
  CHECK(softmax(masked)(0, 1).contains(Rational(0)));
  CHECK((softmax(masked)(0, 0) + softmax(masked)(0, 2)).contains(Rational(1)));
  Matrix<Interval> nothing(1, 2, {Interval::infinity(-1), Interval::infinity(-1)});
  CHECK(softmax(nothing)(0, 0).certainly_undefined());
}

TEST_CASE("rms_norm: fifty digits, definedness, the fold into a product") {
  const Matrix<Rational> x(1, 3, {1, 2, -3});
  const std::vector<Rational> g = {1, real("0.5"), 2};
  const Matrix<Interval> y = rms_norm(x, g, real("1e-5"));
  CHECK(meets_digits(y(0, 0), "0.46290955391201938254322067962832006434512746937159"));
  CHECK(meets_digits(y(0, 1), "0.46290955391201938254322067962832006434512746937159"));
  CHECK(meets_digits(y(0, 2), "-2.7774573234721162952593240777699203860707648162295"));
  CHECK(rms_norm(Matrix<Rational>(1, 2), {1, 1}, 0)(0, 0).certainly_undefined());
  CHECK_FALSE(rms_norm(Matrix<Rational>(1, 2), {1, 1}, 1)(0, 0).possibly_undefined());

  // rms_norm, then a product = the scale taken out of the product, gamma on the contraction axis.
  const Matrix<Rational> data = random_matrix(3, 4, 6);
  const Matrix<Rational> w = random_matrix(4, 2, 7);
  const std::vector<Rational> gamma = {1, real("0.5"), 2, real("-1/3")};
  const Rational eps = real("1e-5");
  const Matrix<Interval> before = gemm(rms_norm(data, gamma, eps), enclose(w));
  const auto folded = [&](const Rational& inside, const Rational& outside) {
    std::vector<Interval> scales;
    for (std::size_t i = 0; i < data.rows(); ++i) {
      scales.push_back(Interval(Rational(1)) /
                       (Interval(Rational(1)) / inverse_rms(data, i, inside) + Interval(outside)));
    }
    return row_scale(scales, enclose(gemm(data, row_scale(gamma, w))));
  };
  CHECK_FALSE(differ(before, folded(eps, 0)));
  CHECK(differ(before, folded(0, eps)));                  // eps outside the root
  CHECK(differ(before, folded(eps + real("1e-40"), 0)));  // and the digits tell such a twin apart
}
