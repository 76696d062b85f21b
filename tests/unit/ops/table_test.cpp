// What every row of the table must fulfil; a new row is tested without a line here.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include "refmodels/ops/derivative.h"

namespace refmodels::ops {
extern const Op op_exp;  // reachable without the table
}

using namespace refmodels::ops;
using refmodels::number::Certainty;
using refmodels::number::Format;

namespace {

std::vector<Rational> operands_of(const Op& op, const Sample& sample) {
  std::vector<Rational> operands;
  for (int i = 0; i < op.arity; ++i)
    operands.push_back(*Rational::parse(sample.arguments[static_cast<std::size_t>(i)]));
  return operands;
}

}  // namespace

TEST_CASE("the table holds what the language needs") {
  std::vector<std::string_view> names;
  for (const Op* op : all_ops()) names.push_back(op->name);
  CHECK(std::is_sorted(names.begin(), names.end()));
  CHECK(std::set<std::string_view>(names.begin(), names.end()).size() == names.size());
  for (const char* needed :
       {"add",   "sub",       "mul",   "div",        "neg",       "pown",    "exp",      "exp2",       "log",
        "log2",  "sqrt",      "rsqrt", "tanh",       "erf",       "sigmoid", "sin",      "cos",        "abs",
        "floor", "max",       "min",   "lt",         "le",        "eq",      "ne",       "gt",         "ge",
        "not",   "and",       "or",    "select",     "floor_div", "mod",     "ceil_div", "reciprocal", "pow",
        "sign",  "div_trunc", "rem",   "div_euclid", "mod_euclid"}) {
    CAPTURE(needed);
    REQUIRE(find_op(needed) != nullptr);
    CHECK(find_op(needed)->name == needed);
  }
  CHECK(find_op("gelu") == nullptr);
  CHECK(find_op("exp") == &op_exp);
  CHECK(find_op("max")->associative());
  CHECK_FALSE(find_op("sub")->commutative());
}

TEST_CASE("every row is complete and cites its sources") {
  for (const Op* op : all_ops()) {
    CAPTURE(op->name);
    CHECK(op->arity >= (op->name == "pi" || op->name == "inf" ? 0 : 1));
    CHECK(op->arity <= 3);
    CHECK_FALSE(op->meaning.empty());
    CHECK_FALSE(op->source.empty());
    CHECK(op->axioms.empty() == (op->arity == 0));
    CHECK_FALSE(op->samples.empty());
    CHECK((op->defined.condition == Condition::always) == (op->defined.text == "always"));
    for (const ErrorModel& model : op->error_models) {
      CAPTURE(model.implementation);
      CHECK_FALSE(model.source.empty());
      CHECK(model.ulps + model.relative + model.absolute > 0);
      // In the name of a PTX form; of the other machines' the row alone says it.
      if (model.implementation.find(" instruction)") == std::string_view::npos)
        CHECK(model.flush_to_zero == (model.implementation.find(".ftz") != std::string_view::npos));
      CHECK(op->error_model(model.implementation) == &model);
    }
  }
}

TEST_CASE("every row has a derivative by each operand that varies, or says why not") {
  using Form = Derivative::Form;
  for (const Op* op : all_ops()) {
    CAPTURE(op->name);
    const Derivative& row = derivative_of(*op);
    CHECK((row.form == Form::none) == (op->rule == Rule::integer || op->arity == 0));
    CHECK((row.form == Form::none) == !row.why.empty());
    CHECK((row.form == Form::condition) == (op->rule == Rule::boolean));
    for (std::size_t i = 0; i < 2 && row.form == Form::rule; ++i) {
      for (const Kinks kinks : {Kinks::undefined, Kinks::zero, Kinks::half, Kinks::first, Kinks::second})
        CHECK(row.by_operand(i, kinks).empty() == (i >= static_cast<std::size_t>(op->arity)));
    }
  }
  CHECK(derivative_of(*find_op("max")).by_operand(0, Kinks::first) == "if x >= y then 1 else 0");
  CHECK(kinks_named("half") == Kinks::half);
  CHECK_FALSE(kinks_named("left"));
  CHECK(word_of(Kinks::second) == "second");
}

TEST_CASE("known values, fifty digits, exact where rational") {
  for (const Op* op : all_ops()) {
    for (const Sample& sample : op->samples) {
      const std::vector<Rational> operands = operands_of(*op, sample);
      std::vector<Interval> intervals;
      for (const Rational& operand : operands) intervals.emplace_back(operand);
      const Interval enclosure = op->interval(intervals);
      const Exact exact = op->exact(operands);
      CAPTURE(op->name);
      CAPTURE(sample.arguments[0]);
      if (sample.result == "undefined") {
        CHECK(enclosure.certainly_undefined());
        CHECK(exact.kind == Exact::Kind::undefined);
        continue;
      }
      CHECK_FALSE(enclosure.possibly_undefined());
      if (sample.result == "inf") {
        CHECK(enclosure.to_double_down() == HUGE_VAL);
        continue;
      }
      const Rational result = *Rational::parse(sample.result);
      if (exact) {
        CHECK(exact.value == result);
        CHECK(enclosure.contains(exact.value));
        continue;
      }
      CHECK(exact.kind == Exact::Kind::not_rational);
      const Rational slack = result.abs() * *Rational::parse("1e-49");
      CHECK_FALSE(disjoint(enclosure, Interval(result - slack, result + slack)));
      CHECK(enclosure.width() < 1e-60);
    }
  }
}

TEST_CASE("relative bounds given as powers of two are rounded up") {
  const ErrorModel* rsqrt = find_op("rsqrt")->error_model("rsqrt.approx.f32");
  REQUIRE(rsqrt != nullptr);
  CHECK(rsqrt->relative >= std::exp2(-22.9));
  CHECK(rsqrt->relative <= std::exp2(-22.9) * (1 + 1e-15));
  const ErrorModel* ex2 = find_op("exp2")->error_model("ex2.approx.ftz.f32");
  REQUIRE(ex2 != nullptr);
  CHECK(ex2->format == Format::binary32);
  CHECK(ex2->ulps == 2.5);
  CHECK(ex2->flush_to_zero);
}

TEST_CASE("select asks only for the chosen operand, and says when it can not choose") {
  const Op& select = *find_op("select");
  const Interval nothing = Interval::undefined();
  const Interval one(Rational(1));
  const Interval taken[] = {one, Interval(Rational(5)), nothing};
  CHECK(select.interval(taken).contains(Rational(5)));
  CHECK_FALSE(select.interval(taken).possibly_undefined());
  const Interval unsure[] = {Interval::boolean(Certainty::unknown), Interval(Rational(5)), nothing};
  CHECK(select.interval(unsure).possibly_undefined());
  CHECK(select.interval(unsure).contains(Rational(5)));
}
