#include <doctest/doctest.h>

#include <limits>
#include <vector>

#include "refmodels/models/gemm.h"
#include "refmodels/models/rms_norm.h"
#include "refmodels/models/row_scale.h"
#include "refmodels/models/softmax.h"
#include "tests/unit/models/support.h"

using namespace refmodels::models;
using namespace refmodels::models::test;

namespace {

bool meets_digits(const Interval& value, const char* digits) {
  const Rational expected = rational(digits);
  const Rational slack = expected.abs() * rational("1e-49");
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
  const std::vector<Rational> s = {rational("0.5"), rational("-2"), rational("1/3")};
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
  const Matrix<Interval> y = softmax(convert<Interval>(x));
  CHECK(meets_digits(y(0, 0), "0.26762315414986234476144043230987370208245230635516"));
  CHECK(meets_digits(y(0, 1), "0.72747515680046473425108057700513790072639612250539"));
  CHECK(meets_digits(y(0, 2), "0.0049016890496729209874789906849883971911515711394473"));
  CHECK((y(0, 0) + y(0, 1) + y(0, 2)).contains(Rational(1)));
  const Matrix<Rational> shifted(1, 3, {1001, 1002, 997});
  CHECK_FALSE(differ(softmax(convert<Interval>(shifted)), y));
  Matrix<Interval> masked = convert<Interval>(x);
  masked(0, 1) = Interval::infinity(-1);
  CHECK(softmax(masked)(0, 1).contains(Rational(0)));
  CHECK((softmax(masked)(0, 0) + softmax(masked)(0, 2)).contains(Rational(1)));
  Matrix<Interval> nothing(1, 2, {Interval::infinity(-1), Interval::infinity(-1)});
  CHECK(softmax(nothing)(0, 0).certainly_undefined());
}

TEST_CASE("rms_norm: fifty digits, definedness, the fold into a product") {
  const Matrix<Interval> x(1, 3, {Rational(1), Rational(2), Rational(-3)});
  const std::vector<Interval> g = {Rational(1), Rational(1, 2), Rational(2)};
  const Matrix<Interval> y = rms_norm(x, g, rational("1e-5"));
  CHECK(meets_digits(y(0, 0), "0.46290955391201938254322067962832006434512746937159"));
  CHECK(meets_digits(y(0, 1), "0.46290955391201938254322067962832006434512746937159"));
  CHECK(meets_digits(y(0, 2), "-2.7774573234721162952593240777699203860707648162295"));
  const std::vector<Interval> ones(2, Interval(Rational(1)));
  CHECK(rms_norm(Matrix<Interval>(1, 2), ones, Rational(0))(0, 0).certainly_undefined());
  CHECK_FALSE(rms_norm(Matrix<Interval>(1, 2), ones, Rational(1))(0, 0).possibly_undefined());

  // rms_norm, then a product = the scale taken out of the product, gamma on the contraction axis.
  const Matrix<Interval> data = convert<Interval>(random_matrix(3, 4, 6));
  const Matrix<Interval> w = convert<Interval>(random_matrix(4, 2, 7));
  const std::vector<Interval> gamma = convert<Interval>({1, rational("0.5"), 2, rational("-1/3")});
  const Rational eps = rational("1e-5");
  const Matrix<Interval> before = gemm(rms_norm(data, gamma, eps), w);
  const auto folded = [&](const Rational& inside, const Rational& outside) {
    std::vector<Interval> scales;
    for (std::size_t i = 0; i < data.rows(); ++i) {
      scales.push_back(Interval(Rational(1)) /
                       (Interval(Rational(1)) / inverse_rms(data, i, inside) + Interval(outside)));
    }
    return row_scale(scales, gemm(data, row_scale(gamma, w)));
  };
  CHECK_FALSE(differ(before, folded(eps, 0)));
  CHECK(differ(before, folded(0, eps)));                      // eps outside the root
  CHECK(differ(before, folded(eps + rational("1e-40"), 0)));  // and the digits tell such a twin apart
}

TEST_CASE("the enclosure contains the exact value and the point, on random input") {
  for (unsigned seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    const std::size_t rows = 1 + seed % 3;
    const std::size_t depth = seed % 6;  // 0 too: an empty sum
    const Matrix<Rational> x = random_matrix(rows, depth, 100 + seed);
    const Matrix<Rational> w = random_matrix(depth, 2, 200 + seed);
    std::vector<Rational> s(rows, Rational(1, 3));
    const Matrix<Rational> exact = row_scale(s, gemm(x, w));
    const auto enclosure = row_scale(convert<Interval>(s), gemm(convert<Interval>(x), convert<Interval>(w)));
    const auto point = row_scale(convert<Real>(s), gemm(convert<Real>(x), convert<Real>(w)));
    CHECK(contains(enclosure, exact));
    CHECK(agree(point, enclosure));

    std::vector<Rational> g(depth, Rational(-5, 7));
    const Rational eps(1, 1000);
    const auto normed = rms_norm(convert<Real>(x), convert<Real>(g), eps);
    CHECK(agree(normed, rms_norm(convert<Interval>(x), convert<Interval>(g), eps)));
    CHECK(agree(softmax(convert<Real>(x)), softmax(convert<Interval>(x))));
    // The question is sharp: an eps that differs by 1e-52 is told apart.
    if (depth == 0) continue;
    const auto twin = rms_norm(convert<Interval>(x), convert<Interval>(g), eps + rational("1e-52"));
    CHECK_FALSE(agree(normed, twin));
  }
}

TEST_CASE("exact rows: a rational root, equal elements") {
  // The mean of 1 and 49 is 25, that of 9 and 9 is 9.
  const Matrix<Rational> x(2, 2, {1, 7, 3, 3});
  const std::vector<Rational> g = {1, Rational(-1, 3)};
  const Matrix<Rational> exact = rms_norm(x, g, 0);
  CHECK(exact(0, 1) == Rational(-7, 15));
  CHECK(exact(1, 0) == Rational(1));
  CHECK(contains(rms_norm(convert<Interval>(x), convert<Interval>(g), Rational(0)), exact));
  CHECK(agree(rms_norm(convert<Real>(x), convert<Real>(g), Rational(0)), convert<Interval>(exact)));
  CHECK_THROWS_AS(rms_norm(x, g, 1), NotRational);

  const Matrix<Rational> thirds(1, 3, {Rational(1, 3), Rational(1, 3), Rational(1, 3)});
  CHECK(softmax(Matrix<Rational>(1, 3))(0, 2) == Rational(1, 3));
  CHECK(contains(softmax(convert<Interval>(Matrix<Rational>(1, 3, {5, 5, 5}))), thirds));
  CHECK(agree(softmax(convert<Real>(Matrix<Rational>(1, 3, {5, 5, 5}))), convert<Interval>(thirds)));
  CHECK_THROWS_AS(softmax(Matrix<Rational>(1, 2, {0, 1})), NotRational);
}

TEST_CASE("where a model is undefined each number says so") {
  CHECK_THROWS_AS(rms_norm(Matrix<Rational>(1, 2), {1, 1}, 0), std::domain_error);
  CHECK_THROWS_AS(rms_norm(Matrix<Real>(1, 2), {Rational(1), Rational(1)}, Rational(0)), std::domain_error);
  try {
    rms_norm(Matrix<Rational>(1, 2), {1, 1}, 0);
  } catch (const NotRational&) {
    FAIL("no value at all is not the same as an irrational one");
  } catch (const std::domain_error&) {
  }
  const Matrix<Real> masked(1, 3, {Real(1), Real::infinity(-1), Real(1)});
  CHECK(softmax(masked)(0, 1) == Rational(0));
  CHECK(softmax(masked)(0, 0) == Rational(1, 2));
  CHECK_THROWS_AS(softmax(Matrix<Real>(1, 1, {Real::infinity(-1)})), std::domain_error);
  CHECK(rms_norm(Matrix<Real>(2, 0), {}, Rational(0)).columns() == 0);
}
