// A second opinion on derivatives: the expansion of `grad of f by x` against differences of f itself, both
// evaluated by replay at exact points 10^-15 apart and 50 digits. A wrong derivative must be seen as one.
#include "support.h"

#include <map>
#include <random>

#include "refmodels/ops/derivative.h"
#include "verifier/replay/evaluator.h"

using namespace replay_test;
using refmodels::ops::Derivative;
using replay::Interval;
using replay::Rational;
using replay::Value;

namespace {

using Point = std::vector<Rational>;  ///< x, y, v[0], v[1], v[2]

/// Values of an equation of `before` at sizes N = 3.
class Side {
 public:
  explicit Side(const std::string& equations)
      : program_(rewrite_of("size N input x, y, v[N], w[N] : real output D : real\nbefore " + equations +
                            "\nafter D = 0")) {}

  Value at(const std::string& equation, const Point& p) const {
    replay::Point point;
    point.sizes = {{"N", 3}};
    point.inputs = {{"x", {}, {p[0]}},
                    {"y", {}, {p[1]}},
                    {"v", {3}, {p[2], p[3], p[4]}},
                    {"w", {3}, {Rational(3, 7), Rational(-5, 4), Rational(2, 3)}}};
    replay::Budget budget{1'000'000, 0};
    const ir::Rewrite& rewrite = program_.rewrites[0];
    return replay::Evaluator(program_, rewrite, rewrite.before, point, budget).element(equation, {});
  }

 private:
  ir::Program program_;
};

/// What is random may hold max(y, y), which has no derivative by the rules, or equal real numbers.
enum class Ties { none, possible };
enum class Agreement { yes, no, not_defined };

const Rational step(1, 1'000'000'000'000'000);

/// D against (F(p + h) - F(p - h)) / 2h; the third derivatives are moderate, so that 1e-20 is generous.
Agreement agreement(const Side& side, Point p, std::size_t coordinate, Ties ties = Ties::none) {
  const Value derivative = side.at("D", p);
  Point above = p, below = p;
  above[coordinate] = p[coordinate] + step;
  below[coordinate] = p[coordinate] - step;
  const Value high = side.at("F", above), low = side.at("F", below), here = side.at("F", p);
  if (!high.is_defined() || !low.is_defined() || !here.is_defined()) return Agreement::not_defined;
  if (!derivative.is_defined()) return ties == Ties::possible ? Agreement::not_defined : Agreement::no;
  const int precision = Interval::default_precision;
  const Interval difference =
      (high.enclosure(precision) - low.enclosure(precision)) / Interval(step * Rational(2), precision);
  const Interval found = derivative.enclosure(precision);
  const Interval error = (difference - found).abs();
  const Interval allowed = (found.abs() + Interval(Rational(1))) * Interval(Rational(1, 1'000'000'000'000));
  if (less(error, allowed) == replay::Certainty::yes) return Agreement::yes;
  // Whether two equal real numbers are equal is not decided: then the enclosure is wide.
  const bool wrong = ties == Ties::none || less(allowed, error) == replay::Certainty::yes;
  return wrong ? Agreement::no : Agreement::not_defined;
}

Point random_point(std::mt19937_64& random) {
  Point p;
  for (int i = 0; i < 5; ++i) p.emplace_back(static_cast<int>(random() % 1201) - 600, 200 + random() % 50);
  return p;
}

const char* names[] = {"x", "y", "v[0]", "v[1]", "v[2]"};

std::string sides(const std::string& f, std::size_t coordinate, const std::string& factor = "") {
  return "F = " + f + "\nD = grad of F by " + names[coordinate] + factor;
}

/// Points that agree; CHECKs that none disagrees.
int agreeing(const std::string& f, std::size_t coordinate, int rounds, unsigned seed,
             Ties ties = Ties::none) {
  std::mt19937_64 random(seed);
  const Side side(sides(f, coordinate));
  int agree = 0;
  for (int round = 0; round < rounds; ++round) {
    const Point p = random_point(random);
    INFO(f);
    INFO("by " << std::string(names[coordinate]) << " at " << p[0].str() << ", " << p[1].str());
    const Agreement found = agreement(side, p, coordinate, ties);
    CHECK(found != Agreement::no);
    agree += found == Agreement::yes;
  }
  return agree;
}

std::string written(const refmodels::ops::Op& op) {
  const std::string name(op.name);
  const bool comparison = op.rule == refmodels::ops::Rule::comparison;
  static const std::map<std::string, std::string> infix = {
      {"add", "+"}, {"sub", "-"}, {"mul", "*"}, {"div", "/"}, {"lt", "<"},
      {"le", "<="}, {"gt", ">"},  {"ge", ">="}, {"eq", "="},  {"ne", "!="}};
  if (infix.count(name) > 0) {
    const std::string text = "x " + infix.at(name) + " y";
    return comparison ? "(if " + text + " then x * y else x + 3 * y)" : text;
  }
  if (name == "neg") return "-x";
  if (name == "pown") return "x^5 + x^-3 + x^1 + x^0";
  if (name == "select") return "if 1 < 2 then x * x else y";
  return name + (op.arity == 1 ? "(x)" : "(x, y)");
}

/// Sums, products, extremes and choices of functions, some levels deep.
class Expressions {
 public:
  explicit Expressions(unsigned seed) : random_(seed) {}

  std::string number(int depth, const std::string& index) {
    if (depth == 0) return leaf(index);
    const auto sub = [&] { return "(" + number(depth - 1, index) + ")"; };
    switch (random_() % (index.empty() ? 14 : 11)) {
      case 0:
        return sub() + " + " + sub();
      case 1:
        return sub() + " * " + sub();
      case 2:
        return sub() + " - " + sub();
      case 3:
        return sub() + " / (1 + " + sub() + "^2)";
      case 4:
        return function() + sub();
      case 5:
        return "log(1 + exp" + sub() + ")";
      case 6:
        return "sqrt(2 + " + sub() + "^2)";
      case 7:
        return "max(" + sub() + ", " + sub() + ")";
      case 8:
        return "abs" + sub() + " - min(" + sub() + ", x)";
      case 9:
        return "(if " + sub() + " < " + sub() + " then " + sub() + " else " + sub() + ")";
      case 10:
        return sub() + "^3";
      case 11:
        return "(sum k < N where k != 1. " + number(depth - 1, "k") + ")";
      case 12:
        return "(prod k < N. " + number(depth - 1, "k") + ")";
      default:
        return "(max k < N. w[k] + " + number(depth - 1, "k") + ")";
    }
  }

 private:
  std::string function() {
    static const char* all[] = {"tanh", "sigmoid", "sin", "cos", "erf", "exp2"};
    return all[random_() % 6];
  }
  std::string leaf(const std::string& index) {
    switch (random_() % (index.empty() ? 4 : 6)) {
      case 0:
        return "x";
      case 1:
        return "y";
      case 2:
        return "v[" + std::to_string(random_() % 3) + "]";
      case 3:
        return "0.5";
      case 4:
        return "v[" + index + "]";
      default:
        return "v[2 - " + index + "] * w[" + index + "]";
    }
  }
  std::mt19937_64 random_;
};

}  // namespace

TEST_CASE("the derivative of every operation is that of differences") {
  unsigned seed = 1;
  for (const refmodels::ops::Op* op : refmodels::ops::all_ops()) {
    const Derivative& row = refmodels::ops::derivative_of(*op);
    if (row.form == Derivative::Form::none || row.form == Derivative::Form::condition) continue;
    for (std::size_t operand = 0; operand < 2; ++operand) {
      const bool has = row.form != Derivative::Form::rule || !row.by[operand].empty();
      if (!has || (operand == 1 && op->arity == 1)) continue;
      CHECK_MESSAGE(agreeing(written(*op), operand, 40, seed++) >= 10, op->name);
    }
  }
}

TEST_CASE("conditions, their joints, and branches that lie behind others") {
  CHECK(agreeing("if x < y and not (x * y > 1 or y >= 2) then x^2 * y else y^3 * x", 0, 60, 7) == 60);
  CHECK(agreeing("if x < y then if x > 0 then log(x) else x else x / y", 0, 60, 8) >= 50);
  CHECK(agreeing("sum k < N where v[k] > x. v[k]^2 * x", 2, 60, 9) == 60);
  CHECK(agreeing("prod k < N where k <= 1. v[k] + x", 3, 60, 10) == 60);
  CHECK(agreeing("sum i < N, j <= i. v[i - j] * w[j]", 3, 60, 11) == 60);
  CHECK(agreeing("sum i < N, j < N where i + 2 * j < N. v[i + 2 * j] * w[j]", 4, 60, 12) == 60);
  CHECK(agreeing("if any k < N. v[k] > 1 then v[0]^2 else v[1] * v[0]", 2, 60, 13) == 60);
}

TEST_CASE("the derivatives of random expressions are those of differences") {
  Expressions expressions(2026);
  int agree = 0;
  for (unsigned round = 0; round < 150; ++round) {
    const std::string f = expressions.number(3, "") + " + 0.0 * x";
    for (const std::size_t coordinate : {0, 2, 4}) agree += agreeing(f, coordinate, 2, round, Ties::possible);
  }
  CHECK(agree >= 800);
}

TEST_CASE("second derivatives") {
  for (const std::string f : {"x^3 * y", "exp(x * y)", "sum k < N. sigmoid(v[k] * x) * x", "log(1 + x^2)"}) {
    std::mt19937_64 random(5);
    const Side side("F0 = " + f + "\nF = grad of F0 by x\nD = grad of (grad of F0 by x) by x");
    const Side mixed("F0 = " + f + "\nF = grad of F0 by x\nD = grad of F by v[1]");
    for (int round = 0; round < 20; ++round) {
      const Point p = random_point(random);
      CHECK(agreement(side, p, 0) == Agreement::yes);
      CHECK(agreement(mixed, p, 3) == Agreement::yes);
    }
  }
}

TEST_CASE("a wrong derivative differs from the differences") {
  const std::pair<const char*, const char*> wrong[] = {
      {"x * x", "x"},
      {"exp(x)", "exp(x) + 0.00000001"},
      {"tanh(x)", "1 + tanh(x) * tanh(x)"},
      {"sqrt(4 + x * x)", "1 / sqrt(4 + x * x)"},
      {"erf(x)", "exp(-(x * x))"},
      {"max(x, y)", "if x < y then 1 else 0"},
      {"abs(x)", "1"},
      {"sum k < N. v[k] * x", "v[0] + v[1]"},
      {"prod k < N. v[k] * x", "(prod k < N. v[k]) * x^2"},
      {"sigmoid(x)", "sigmoid(x)"},
  };
  for (const auto& [f, derivative] : wrong) {
    std::mt19937_64 random(3);
    const Side side(std::string("F = ") + f + "\nD = " + derivative);
    int disagree = 0;
    for (int round = 0; round < 40; ++round)
      disagree += agreement(side, random_point(random), 0) == Agreement::no;
    CHECK_MESSAGE(disagree >= 10, f);
  }
}

TEST_CASE("at a kink there is no value, or the one of the convention") {
  const Point origin = {0, 0, 1, 1, 0};
  const auto value = [&](const std::string& f, const std::string& kinks, const std::string& by = "x") {
    return Side("F = " + f + "\nD = grad of F by " + by + (kinks.empty() ? "" : " kinks " + kinks))
        .at("D", origin);
  };
  const auto is = [](const Value& v, const Rational& expected) {
    return v.is_exact() && v.exact() == expected;
  };
  for (const char* f :
       {"max(x, 0)", "min(x, y)", "abs(x)", "sign(x)", "floor(x)", "if x < 0 then 0 else x"}) {
    INFO(f);
    CHECK(value(f, "").is_undefined());
    CHECK(value(f, "undefined").is_undefined());
    CHECK(value(f, "zero").is_defined());
  }
  CHECK(is(value("max(x, 0)", "zero"), 0));
  CHECK(is(value("max(x, 0)", "half"), Rational(1, 2)));
  CHECK(is(value("max(x, 0)", "first"), 1));
  CHECK(is(value("max(x, 0)", "second"), 0));
  CHECK(is(value("min(0, x)", "second"), 1));
  CHECK(is(value("abs(x)", "first"), 1));
  CHECK(is(value("abs(x)", "second"), -1));
  CHECK(is(value("abs(x)", "zero"), 0));
  CHECK(is(value("if x < 0 then 0 else x", "zero"), 1));  // the branch that is taken
  // Two elements tie for the maximum: nothing for either, and 0 for the third.
  CHECK(value("max k < N. v[k]", "", "v[0]").is_undefined());
  CHECK(value("max k < N. v[k]", "", "v[1]").is_undefined());
  CHECK(is(value("max k < N. v[k]", "", "v[2]"), 0));
  CHECK(is(value("min k < N. v[k]", "", "v[2]"), 1));
  // The kinks of other elements are none of this one.
  CHECK(is(value("sum k < N. abs(v[k])", "", "v[0]"), 1));
  CHECK(value("sum k < N. abs(v[k])", "", "v[2]").is_undefined());
  CHECK(value("sqrt(x)", "").is_undefined());
  // A product with a zero among its factors.
  CHECK(is(value("prod k < N. v[k]", "", "v[2]"), 1));
  CHECK(is(value("prod k < N. v[k]", "", "v[0]"), 0));
}

TEST_CASE("a gradient has a value only where what it is of has one, and within the tensor") {
  const auto at = [](const std::string& equations, Rational x) {
    return Side(equations).at("D", {std::move(x), 1, 1, 1, 1});
  };
  CHECK(at("F = log(x)\nD = grad of F by x", 2).is_defined());
  CHECK(at("F = log(x)\nD = grad of F by x", -1).is_undefined());
  CHECK(at("F = y / x\nD = grad of F by y", 0).is_undefined());
  CHECK(at("F = y + log(x)\nD = grad of F by y", -1).is_undefined());
  CHECK(at("F = (if x > 0 then log(x) else y)\nD = grad of F by y", -1).is_defined());
  CHECK(at("F = y + (max k < 0. v[k])\nD = grad of F by y", 1).is_undefined());
  CHECK(at("F = y * v[3]\nD = grad of F by y", 1).is_undefined());
  CHECK(at("F = y + v[3]\nD = grad of F by y", 1).is_undefined());
  CHECK(at("F = sum k < N. v[k]\nD = grad of F by v[2]", 1).is_defined());
  CHECK(at("F = sum k < N. v[k]\nD = grad of F by v[3]", 1).is_undefined());
  CHECK(at("F = sum k < N. v[k]^2\nD = grad of F by v[3]", 1).is_undefined());
  CHECK(at("F = x\nD = grad of F by y", 1).is_exact());
}
