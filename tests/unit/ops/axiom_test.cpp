// Every law of every row, evaluated on random operands at 256 bits: a law that is false somewhere is found as
// two enclosures that do not meet (or an order that is certainly broken). The texts are in the language's
// notation.
#include <doctest/doctest.h>

#include <cctype>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "refmodels/ops/op.h"

using namespace refmodels::ops;
using refmodels::number::Certainty;

namespace {

/// A recursive-descent evaluator, just large enough for the laws.
class Evaluator {
 public:
  Evaluator(std::string_view text, const std::map<char, Rational>& values) : text_(text), values_(values) {}

  /// Whole text: sums related by =, <=, <, >=, >, !=, joined by "and".
  Certainty statement() {
    Certainty all = relation();
    while (word("and")) {
      const Certainty next = relation();
      if (all != Certainty::no) all = next == Certainty::yes ? all : next;
    }
    skip();
    REQUIRE_MESSAGE(at_ == text_.size(), "unread rest of a law: ", text_);
    return all;
  }

 private:
  Certainty relation() {
    const Interval left = sum();
    const std::string sign = relation_sign();
    REQUIRE_MESSAGE(!sign.empty(), "no relation in a law: ", text_);
    return related(left, sign, sum());
  }
  static Certainty related(const Interval& a, const std::string& sign, const Interval& b) {
    if (sign == "=") return disjoint(a, b) ? Certainty::no : Certainty::yes;
    if (sign == "!=") return disjoint(a, b) ? Certainty::yes : Certainty::no;
    if (sign == "<=") return less(b, a) == Certainty::yes ? Certainty::no : Certainty::yes;
    if (sign == ">=") return less(a, b) == Certainty::yes ? Certainty::no : Certainty::yes;
    if (sign == "<") return less_equal(b, a) == Certainty::yes ? Certainty::no : Certainty::yes;
    return less_equal(a, b) == Certainty::yes ? Certainty::no : Certainty::yes;
  }
  std::string relation_sign() {
    skip();
    for (const char* sign : {"<=", ">=", "!=", "=", "<", ">"}) {
      const std::string_view candidate(sign);
      if (text_.substr(at_, candidate.size()) == candidate) {
        at_ += candidate.size();
        return sign;
      }
    }
    return "";
  }
  Interval sum() {
    Interval value = product();
    for (;;) {
      if (symbol('+'))
        value += product();
      else if (symbol('-'))
        value -= product();
      else
        return value;
    }
  }
  Interval product() {
    Interval value = factor();
    for (;;) {
      if (symbol('*'))
        value *= factor();
      else if (symbol('/'))
        value /= factor();
      else
        return value;
    }
  }
  Interval factor() {
    if (symbol('-')) return -factor();
    if (symbol('(')) return closed(sum());
    skip();
    std::string token;
    while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) || text_[at_] == '_'))
      token += text_[at_++];
    REQUIRE_MESSAGE(!token.empty(), "unreadable law: ", text_);
    if (std::isdigit(static_cast<unsigned char>(token[0]))) return Interval(*Rational::parse(token));
    if (token.size() == 1) return Interval(values_.at(token[0]));
    const Op* op = find_op(token);
    REQUIRE_MESSAGE(op != nullptr, "unknown operation in a law: ", token);
    REQUIRE(symbol('('));
    std::vector<Interval> operands{argument()};
    while (symbol(',')) operands.push_back(argument());
    REQUIRE(static_cast<int>(operands.size()) == op->arity);
    return closed(op->interval(operands));
  }
  /// An argument may be a comparison of two sums (the condition of a select).
  Interval argument() {
    const Interval left = sum();
    if (!symbol('<')) return left;
    const Interval operands[] = {left, sum()};
    return find_op("lt")->interval(operands);
  }
  Interval closed(const Interval& value) {
    REQUIRE(symbol(')'));
    return value;
  }
  bool symbol(char c) {
    skip();
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool word(std::string_view name) {
    skip();
    if (text_.substr(at_, name.size()) != name) return false;
    at_ += name.size();
    return true;
  }
  void skip() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }

  std::string_view text_;
  const std::map<char, Rational>& values_;
  std::size_t at_ = 0;
};

Rational random_operand(Rule rule, std::mt19937_64& random) {
  if (rule == Rule::boolean) return Rational(static_cast<int>(random() % 2));
  if (rule == Rule::integer) return Rational(static_cast<int>(random() % 61) - 30);
  return Rational(static_cast<int>(random() % 4001) - 2000, 1 + static_cast<int>(random() % 300));
}

/// Rounds in which the condition held; REQUIREs the law in each.
int check_law(const Op& op, const Axiom& axiom, std::mt19937_64& random) {
  int held = 0;
  for (int round = 0; round < 200; ++round) {
    std::map<char, Rational> values;
    for (const char name : {'x', 'y', 'z'}) values[name] = random_operand(op.rule, random);
    if (round % 8 == 0) values['y'] = values['x'];
    if (!axiom.where.empty() && Evaluator(axiom.where, values).statement() != Certainty::yes) continue;
    ++held;
    CAPTURE(values['x'].str());
    CAPTURE(values['y'].str());
    REQUIRE(Evaluator(axiom.statement, values).statement() == Certainty::yes);
  }
  return held;
}

}  // namespace

TEST_CASE("every law holds on random operands") {
  std::mt19937_64 random(5);
  for (const Op* op : all_ops()) {
    for (const Axiom& axiom : op->axioms) {
      CAPTURE(op->name);
      CAPTURE(axiom.statement);
      CHECK(check_law(*op, axiom, random) >= 10);
    }
  }
}

TEST_CASE("a false law is found") {
  const std::map<char, Rational> values{{'x', Rational(2)}, {'y', Rational(3)}, {'z', Rational(5)}};
  CHECK(Evaluator("exp(x + y) = exp(x) + exp(y)", values).statement() == Certainty::no);
  CHECK(Evaluator("sqrt(x + y) = sqrt(x) + sqrt(y)", values).statement() == Certainty::no);
  CHECK(Evaluator("x < x", values).statement() == Certainty::no);
  CHECK(Evaluator("x > 0 and y < 0", values).statement() == Certainty::no);
}
