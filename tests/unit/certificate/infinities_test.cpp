// A rewrite over the extended reals, and the same without infinities: evaluated side by side, the first by an
// evaluator that knows infinities by itself.
#include <doctest/doctest.h>

#include <cmath>
#include <optional>
#include <random>
#include <string>

#include "verifier/certificate/infinities.h"
#include "verifier/certificate/statement.h"
#include "verifier/certificate/total_form.h"
#include "verifier/replay/evaluator.h"
#include "verifier/text/load.h"

using namespace warpproof;
using refmodels::number::Certainty;
using replay::Value;

namespace {

struct Counts {
  int finite = 0, minus = 0, plus = 0, undefined = 0, open = 0;
};

/// Random terms over x[k], y[k], flags and infinities; most are defined, many are infinite.
class Terms {
 public:
  explicit Terms(unsigned seed) : random_(seed) {}

  std::string real(int depth) {
    if (depth == 0) return leaf();
    const std::string a = real(depth - 1);
    switch (pick(16)) {
      case 0:
        return "(" + a + " + " + real(depth - 1) + ")";
      case 1:
        return "(" + a + " - " + real(depth - 1) + ")";
      case 2:
        return "(" + a + " * " + real(depth - 1) + ")";
      case 3:
        return "(" + a + " / " + real(depth - 1) + ")";
      case 4:
        return "max(" + a + ", " + real(depth - 1) + ")";
      case 5:
        return "min(" + a + ", " + real(depth - 1) + ")";
      case 6:
        return "(-" + a + ")";
      case 7:
        return "abs(" + a + ")";
      case 8:
        return "(if " + truth(depth - 1) + " then " + a + " else " + real(depth - 1) + ")";
      case 9:
        return over("sum", a);
      case 10:
        return over("max", a);
      case 11:
        return over("min", a);
      case 12:
        return "exp(" + a + ")";
      case 13:
        return "sigmoid(" + a + ")";
      case 14:
        return "T(" + a + ", " + leaf() + ")";
      default:
        return "sqrt(" + a + ")";
    }
  }

 private:
  std::string leaf() {
    static const char* const leaves[] = {"x[i]", "y[i]", "x[0]", "inf",  "(-inf)",    "1",
                                         "0",    "i",    "L[i]", "L[0]", "(1 / x[i])"};
    return leaves[pick(11)];
  }
  std::string truth(int depth) {
    static const char* const comparisons[] = {" < ", " <= ", " = ", " != ", " > ", " >= "};
    if (depth == 0 || pick(4) == 0) return pick(2) == 0 ? "v[i]" : "i < n";
    return real(depth - 1) + comparisons[pick(6)] + real(depth - 1);
  }
  /// The term's index becomes that of the range.
  std::string over(const std::string& reduction, std::string body) {
    const std::string index = "k" + std::to_string(next_++);
    for (std::size_t at = body.find("[i]"); at != std::string::npos; at = body.find("[i]", at))
      body.replace(at, 3, "[" + index + "]");
    const std::string range = pick(3) == 0   ? " < 2 where v[" + index + "]. "
                              : pick(2) == 0 ? " < n. "
                                             : " < 2. ";
    return "(" + reduction + " " + index + range + body + ")";
  }
  int pick(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }

  std::mt19937 random_;
  int next_ = 0;
};

replay::Point random_point(std::mt19937& random) {
  const auto pick = [&](int n) { return std::uniform_int_distribution<int>(0, n - 1)(random); };
  replay::Point point;
  point.sizes.emplace_back("n", pick(3));
  for (const char* name : {"x", "y", "v", "m", "p"}) {
    replay::Tensor tensor;
    tensor.name = name;
    tensor.shape = {2};
    for (int i = 0; i < 2; ++i)
      tensor.elements.emplace_back(name[0] == 'v' ? pick(2) : name[0] < 'v' ? pick(4) / 3 : pick(5) - 2);
    point.inputs.push_back(tensor);
  }
  return point;
}

/// What the three of the second say is what the first is.
void compare(const Value& whole, const Value& value, const Value* minus, const Value* plus, Counts& counts) {
  const auto holds = [](const Value* condition) {
    return condition == nullptr      ? Certainty::no
           : condition->is_defined() ? condition->truth()
                                     : Certainty::unknown;
  };
  const bool undefined = (minus != nullptr && minus->is_undefined()) ||
                         (plus != nullptr && plus->is_undefined()) || value.is_undefined();
  // v = v is not decided for an enclosure.
  const bool open = !undefined && (!value.is_defined() || holds(minus) == Certainty::unknown ||
                                   holds(plus) == Certainty::unknown);
  if (open || (!whole.is_defined() && !whole.is_undefined())) {
    ++counts.open;
    return;
  }
  if (whole.is_undefined()) {
    ++counts.undefined;
    CHECK(undefined);
    return;
  }
  CHECK_FALSE(undefined);
  const auto interval = whole.enclosure(refmodels::number::Interval::default_precision);
  const double low = interval.to_double_down(), high = interval.to_double_up();
  // An enclosure of two branches, since inf = inf is not decided there: it tells nothing of its ends.
  if (low != high && (std::isinf(low) || std::isinf(high))) {
    ++counts.open;
    return;
  }
  const bool is_plus = low == HUGE_VAL, is_minus = high == -HUGE_VAL;
  CHECK((holds(plus) == Certainty::yes) == is_plus);
  CHECK((holds(minus) == Certainty::yes) == is_minus);
  if (is_plus || is_minus) {
    ++(is_plus ? counts.plus : counts.minus);
    CHECK(replay::certainly_equal(value, Value(replay::Rational(0))));
    return;
  }
  ++counts.finite;
  CHECK_FALSE(replay::certainly_different(whole, value));
}

/// The terms of a statement, each a side of its own: the same values, wherever both have one.
void compare_total(const certificate::Statement& statement, const certificate::WithoutInfinities& finite,
                   const replay::Point& point, replay::Evaluator& parts) {
  for (const certificate::OutputStatement& output : statement.outputs) {
    ir::Side side;
    side.equations.push_back(
        {output.before.name, output.before.indices, output.before.extents, output.before.body, {}});
    replay::Budget budget{.steps_max = 1'000'000};
    replay::Evaluator total(finite.program, finite.rewrite, side, point, budget);
    for (std::int64_t i = 0; i < 2; ++i) {
      const Value was = parts.element(output.before.name, {i});
      if (!was.is_defined()) continue;
      const Value is = total.element(output.before.name, {i});
      CHECK_FALSE(replay::certainly_different(was, is));
    }
  }
}

ir::Program loaded(const std::string& text) {
  const auto source = std::make_shared<base::SourceFile>(base::SourceFile{"random.rw", text});
  const auto program = text::load_program(source, base::Limits{});
  REQUIRE(program);
  return *program;
}

/// x may be infinite, as an input, or spelled out of finite inputs.
std::string rewrite_of(std::string term, bool is_spelled) {
  const std::string head =
      "define T(a, b) = t * (if a < b then a else 2)\n  with t = max(a, b)\n"
      "rewrite r\n theory extended\n size n\n input x[2], y[2] : real\n";
  if (!is_spelled)
    return head +
           " require finite: abs(y[i]) < inf\n input v[2] : bool\n"
           " before L[i < 2] = if v[i] then x[i] else -inf\n Y[i < 2] = " +
           term + "\n after Y[i < 2] = y[i]\n";
  for (std::size_t at = term.find("x["); at != std::string::npos; at = term.find("x[", at)) term[at] = 'X';
  return head +
         " require finite: abs(x[i]) < inf, abs(y[i]) < inf\n input v[2], m[2], p[2] : bool\n"
         " before X[i < 2] = if m[i] then -inf else if p[i] then inf else x[i]\n"
         " L[i < 2] = if v[i] then X[i] else -inf\n Y[i < 2] = " +
         term + "\n after Y[i < 2] = y[i]\n";
}

Counts compare_all(const std::string& term, std::mt19937& random, int rounds) {
  Counts counts;
  const ir::Program spelled = loaded(rewrite_of(term, true)), program = loaded(rewrite_of(term, false));
  const ir::Rewrite &rewrite = program.rewrites.front(), &other = spelled.rewrites.front();
  const auto finite = certificate::without_infinities(program, rewrite);
  REQUIRE(finite.rewrite.inputs.size() == 5);
  // Too large when unfolded, some of them.
  const auto statement = certificate::state(program, rewrite, base::Limits{});
  for (int round = 0; round < rounds; ++round) {
    const replay::Point point = random_point(random);
    replay::Budget budget{.steps_max = 1'000'000};
    replay::Point asked = point;
    for (std::size_t i = 0; i < asked.inputs.size(); ++i)
      asked.inputs[i].name = finite.rewrite.inputs[i].name;
    replay::Evaluator whole(spelled, other, other.before, point, budget),
        parts(finite.program, finite.rewrite, finite.rewrite.before, asked, budget);
    if (statement) compare_total(*statement, finite, asked, parts);
    for (std::int64_t i = 0; i < 2; ++i) {
      std::optional<Value> minus, plus;
      for (const ir::TensorDeclaration& output : finite.rewrite.outputs) {
        if (output.name == "Y'minus_infinity") minus = parts.element(output.name, {i});
        if (output.name == "Y'plus_infinity") plus = parts.element(output.name, {i});
      }
      compare(whole.element("Y", {i}), parts.element("Y", {i}), minus ? &*minus : nullptr,
              plus ? &*plus : nullptr, counts);
    }
  }
  return counts;
}

}  // namespace

TEST_CASE("what has no value beside an infinity has none") {
  std::mt19937 random(3);
  for (const std::string term : {"if -inf < 1 / x[i] then 1 else 2",
                                 "if 1 / x[i] < -inf then 1 else 2",
                                 "if 1 / x[i] < inf then 1 else 2",
                                 "if inf < 1 / x[i] then 1 else 2",
                                 "if -inf <= 1 / x[i] then 1 else 2",
                                 "if 1 / x[i] <= inf then 1 else 2",
                                 "if inf = 1 / x[i] then 1 else 2",
                                 "if 1 / x[i] = inf then 1 else 2",
                                 "max(inf, 1 / x[i])",
                                 "min(1 / x[i], -inf)",
                                 "inf + 1 / x[i]",
                                 "1 / x[i] - inf",
                                 "inf * (1 / x[i])",
                                 "(1 / x[i]) * L[i]",
                                 "(1 / x[i]) / inf",
                                 "L[i] / (1 / x[i])",
                                 "max k < 2. if v[k] then inf else 1 / x[k]",
                                 "sum k < 2. if v[k] then inf else 1 / x[k]",
                                 "min k < 2. if v[k] then inf else 1 / x[k]",
                                 "if v[i] then inf else 1 / x[i]",
                                 "exp(if 1 / x[i] > 0 then inf else -inf)",
                                 "x[i] / 0 + inf"}) {
    CAPTURE(term);
    const Counts counts = compare_all(term, random, 120);
    CHECK(counts.undefined > 0);
    CHECK(counts.open == 0);
  }
}

TEST_CASE("without infinities a term is what it was") {
  Terms terms(20);
  std::mt19937 random(7);
  Counts all;
  for (int i = 0; i < 400; ++i) {
    const std::string term = terms.real(1 + i % 3);
    CAPTURE(term);
    const Counts one = compare_all(term, random, 6);
    all.finite += one.finite;
    all.minus += one.minus;
    all.plus += one.plus;
    all.undefined += one.undefined;
    all.open += one.open;
  }
  MESSAGE(all.finite << " finite, " << all.minus << " -inf, " << all.plus << " +inf, " << all.undefined
                     << " undefined, " << all.open << " not decided");
  CHECK(all.finite > 500);
  CHECK(all.minus > 100);
  CHECK(all.plus > 100);
  CHECK(all.undefined > 100);
}
