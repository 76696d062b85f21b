// Each model against reference_cases.txt, which Python computes by another way (reference_cases.py).

#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "refmodels/models/gemm.h"
#include "refmodels/models/rms_norm.h"
#include "refmodels/models/row_scale.h"
#include "refmodels/models/softmax.h"
#include "tests/unit/models/support.h"

using namespace refmodels::models;
using namespace refmodels::models::test;

namespace {

struct Case {
  std::string model;
  std::string name;
  std::map<std::string, Matrix<Rational>> matrices;
};

std::vector<Case> read_cases() {
  std::vector<Case> cases;
  std::ifstream page(WARPPROOF_SOURCE_DIR "/tests/unit/models/reference_cases.txt");
  for (std::string line; std::getline(page, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream words(line);
    std::string first;
    words >> first;
    if (first == "case") {
      cases.emplace_back();
      words >> cases.back().model >> cases.back().name;
      continue;
    }
    std::size_t rows = 0;
    std::size_t columns = 0;
    words >> rows >> columns;
    std::vector<Rational> elements;
    for (std::string word; words >> word;) elements.push_back(rational(word));
    cases.back().matrices.emplace(first, Matrix<Rational>(rows, columns, elements));
  }
  return cases;
}

std::vector<Rational> row_of(const Matrix<Rational>& matrix) {
  std::vector<Rational> row;
  for (std::size_t j = 0; j < matrix.columns(); ++j) row.push_back(matrix(0, j));
  return row;
}

template <class Number>
Matrix<Number> evaluate(const Case& test) {
  const auto operand = [&](const char* name) { return convert<Number>(test.matrices.at(name)); };
  const auto vector = [&](const char* name) { return convert<Number>(row_of(test.matrices.at(name))); };
  if (test.model == "gemm") return gemm(operand("x"), operand("w"));
  if (test.model == "row_scale") return row_scale(vector("s"), operand("x"));
  if (test.model == "rms_norm") return rms_norm(operand("x"), vector("g"), operand("eps")(0, 0));
  REQUIRE(test.model == "softmax");
  return softmax(operand("x"));
}

/// 70 digits are within half a unit of the last one; an exact fraction is itself.
Interval expected(const Rational& value, bool exact) {
  const Rational slack = exact ? Rational() : value.abs() * rational("5e-70");
  return {value - slack, value + slack};
}

}  // namespace

TEST_CASE("every model answers as Python does") {
  std::map<std::string, int> seen;
  for (const Case& test : read_cases()) {
    CAPTURE(test.model);
    CAPTURE(test.name);
    const Matrix<Rational>& y = test.matrices.at("y");
    const bool exact = test.model == "gemm" || test.model == "row_scale";
    const Matrix<Interval> enclosure = evaluate<Interval>(test);
    const Matrix<Real> point = evaluate<Real>(test);
    REQUIRE(enclosure.rows() == y.rows());
    REQUIRE(enclosure.columns() == y.columns());
    for (std::size_t i = 0; i < y.rows(); ++i) {
      for (std::size_t j = 0; j < y.columns(); ++j) {
        CAPTURE(i);
        CAPTURE(j);
        CHECK_FALSE(disjoint(enclosure(i, j), expected(y(i, j), exact)));
        CHECK_FALSE(enclosure(i, j).possibly_undefined());
        CHECK(agree(point(i, j), Interval(y(i, j))));
      }
    }
    CHECK(agree(point, enclosure));
    if (exact) CHECK(contains(enclosure, y));
    ++seen[test.model];
  }
  CHECK(seen == std::map<std::string, int>{{"gemm", 3}, {"rms_norm", 4}, {"row_scale", 2}, {"softmax", 5}});
}

TEST_CASE("over rationals the answer is exact or refused, never rounded") {
  const std::set<std::string> answered = {"by_hand of gemm",     "thirds of gemm",
                                          "random of gemm",      "by_hand of row_scale",
                                          "random of row_scale", "rational_root of rms_norm",
                                          "rational of softmax"};
  for (const Case& test : read_cases()) {
    CAPTURE(test.model);
    CAPTURE(test.name);
    std::optional<Matrix<Rational>> value;
    try {
      value = evaluate<Rational>(test);
    } catch (const NotRational&) {
      value.reset();
    }
    REQUIRE(value.has_value() == answered.contains(test.name + " of " + test.model));
    if (!value) continue;
    const Matrix<Rational>& y = test.matrices.at("y");
    const bool exact = test.model == "gemm" || test.model == "row_scale";
    for (std::size_t i = 0; i < y.rows(); ++i) {
      for (std::size_t j = 0; j < y.columns(); ++j) {
        CHECK(((*value)(i, j) - y(i, j)).abs() <= (exact ? Rational() : y(i, j).abs() * rational("5e-70")));
      }
    }
    CHECK(contains(evaluate<Interval>(test), *value));
    CHECK(agree(evaluate<Real>(test), evaluate<Interval>(test)));
  }
}
