#include "verifier/certificate/extended_value.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <string>

#include "verifier/certificate/total_form.h"

namespace warpproof::certificate {

namespace {

using refmodels::number::Interval;

const ExpressionPtr yes = ir::make_boolean(true), no = ir::make_boolean(false);

bool is_false(const ExpressionPtr& condition) {
  return condition->kind == ir::Kind::constant && condition->type == ir::ScalarType::boolean &&
         condition->value.is_zero();
}

/// A condition of a value, null for "never".
ExpressionPtr asked(const ExpressionPtr& condition) { return condition ? condition : no; }
ExpressionPtr kept(const ExpressionPtr& condition) { return is_false(condition) ? nullptr : condition; }

/// True where the value is defined, and without a value elsewhere.
ExpressionPtr defined(const ExtendedValue& value) {
  const ExpressionPtr finite = is_total(value.value) ? yes : equals(value.value, value.value);
  return choose(asked(value.minus), yes, choose(asked(value.plus), yes, finite));
}

/// Neither true nor false.
ExpressionPtr undefined() {
  const ExpressionPtr nothing = ir::make_apply("div", {real(1), real(0)});
  return equals(nothing, nothing);
}

ExpressionPtr is_infinite(const ExtendedValue& value) {
  return choose(asked(value.minus), yes, asked(value.plus));
}

/// A finite number of the same sign; only the sign matters where the value is infinite.
ExpressionPtr signed_part(const ExtendedValue& value) {
  return choose(asked(value.minus), constant_like(value.value, -1),
                choose(asked(value.plus), constant_like(value.value, 1), value.value));
}

ExtendedValue negated(const ExtendedValue& a) { return {ir::make_apply("neg", {a.value}), a.plus, a.minus}; }

ExtendedValue sum_of(const ExtendedValue& a, const ExtendedValue& b) {
  const auto either_is = [&](const ExpressionPtr& of_a, const ExpressionPtr& of_b) {
    return choose(asked(of_a), defined(b), choose(asked(of_b), defined(a), no));
  };
  const ExpressionPtr minus = either_is(a.minus, b.minus), plus = either_is(a.plus, b.plus);
  return {certificate::plus(a.value, b.value), kept(choose(minus, choose(plus, undefined(), yes), no)),
          kept(plus)};
}

ExtendedValue product_of(const ExtendedValue& a, const ExtendedValue& b) {
  const ExpressionPtr infinite = choose(is_infinite(a), defined(b), choose(is_infinite(b), defined(a), no));
  const ExpressionPtr sign = times(signed_part(a), signed_part(b)), zero = constant_like(sign, 0);
  const ExpressionPtr minus = choose(equals(sign, zero), undefined(), below(sign, zero));
  return {times(a.value, b.value), kept(choose(infinite, minus, no)),
          kept(choose(infinite, below(zero, sign), no))};
}

/// Something finite over something infinite is 0.
ExtendedValue quotient_of(const ExtendedValue& a, const ExtendedValue& b) {
  const ExpressionPtr infinite = choose(is_infinite(a), choose(is_infinite(b), undefined(), defined(b)), no);
  const ExpressionPtr zero = real(0), sign = times(signed_part(a), b.value);
  const ExpressionPtr of_zero = equals(b.value, constant_like(b.value, 0));
  const ExpressionPtr minus = choose(of_zero, undefined(), below(sign, constant_like(sign, 0)));
  const ExpressionPtr plus = below(constant_like(sign, 0), sign);
  const ExpressionPtr over_infinity =
      is_total(a.value) ? zero : ir::make_apply("select", {defined(a), zero, zero});
  return {choose(is_infinite(b), over_infinity, ir::make_apply("div", {a.value, b.value})),
          kept(choose(infinite, minus, no)), kept(choose(infinite, plus, no))};
}

ExtendedValue larger_of(const ExtendedValue& a, const ExtendedValue& b) {
  const ExpressionPtr plus = choose(asked(a.plus), defined(b), choose(asked(b.plus), defined(a), no));
  const ExpressionPtr value = choose(
      asked(a.minus), b.value, choose(asked(b.minus), a.value, ir::make_apply("max", {a.value, b.value})));
  return {value, kept(choose(asked(a.minus), asked(b.minus), no)), kept(plus)};
}

ExtendedValue smaller_of(const ExtendedValue& a, const ExtendedValue& b) {
  const ExpressionPtr minus = choose(asked(a.minus), defined(b), choose(asked(b.minus), defined(a), no));
  const ExpressionPtr value = choose(
      asked(a.plus), b.value, choose(asked(b.plus), a.value, ir::make_apply("min", {a.value, b.value})));
  return {value, kept(minus), kept(choose(asked(a.plus), asked(b.plus), no))};
}

ExpressionPtr less(const ExtendedValue& a, const ExtendedValue& b, bool or_equal) {
  const ExpressionPtr equal_ends = or_equal ? yes : no;
  const ExpressionPtr below_all = choose(asked(b.minus), equal_ends, choose(asked(b.plus), yes, defined(b)));
  const ExpressionPtr above_all =
      choose(asked(b.plus), equal_ends, choose(asked(b.minus), no, opposite(defined(b))));
  const ExpressionPtr finite = or_equal ? at_most(a.value, b.value) : below(a.value, b.value);
  const ExpressionPtr between =
      choose(asked(b.minus), opposite(defined(a)), choose(asked(b.plus), defined(a), finite));
  return choose(asked(a.minus), below_all, choose(asked(a.plus), above_all, between));
}

ExpressionPtr same(const ExtendedValue& a, const ExtendedValue& b) {
  const auto at_end = [&](const ExpressionPtr& own, const ExpressionPtr& other) {
    return choose(asked(own), yes, choose(asked(other), no, opposite(defined(b))));
  };
  return choose(asked(a.minus), at_end(b.minus, b.plus),
                choose(asked(a.plus), at_end(b.plus, b.minus),
                       choose(is_infinite(b), opposite(defined(a)), equals(a.value, b.value))));
}

ExtendedValue condition(ExpressionPtr term) { return {std::move(term), nullptr, nullptr}; }

using Pair = ExtendedValue (*)(const ExtendedValue&, const ExtendedValue&);

const std::map<std::string_view, Pair>& pairs() {
  static const std::map<std::string_view, Pair> table = {
      {"add", sum_of},
      {"sub", [](const ExtendedValue& a, const ExtendedValue& b) { return sum_of(a, negated(b)); }},
      {"mul", product_of},
      {"div", quotient_of},
      {"max", larger_of},
      {"min", smaller_of},
      {"lt", [](const ExtendedValue& a, const ExtendedValue& b) { return condition(less(a, b, false)); }},
      {"le", [](const ExtendedValue& a, const ExtendedValue& b) { return condition(less(a, b, true)); }},
      {"gt", [](const ExtendedValue& a, const ExtendedValue& b) { return condition(less(b, a, false)); }},
      {"ge", [](const ExtendedValue& a, const ExtendedValue& b) { return condition(less(b, a, true)); }},
      {"eq", [](const ExtendedValue& a, const ExtendedValue& b) { return condition(same(a, b)); }},
      {"ne", [](const ExtendedValue& a, const ExtendedValue& b) { return condition(opposite(same(a, b))); }},
  };
  return table;
}

[[noreturn]] void not_modelled(std::string_view what) {
  throw std::domain_error(std::string(what) + " is not modelled at infinity");
}

/// What the row of a function says of one end: a number, an infinity, no value.
ExtendedValue at_end(const ir::Op& op, int sign) {
  const Interval result = op.interval({Interval::infinity(sign)});
  if (result.certainly_undefined()) return {real(0), undefined(), nullptr};
  if (result.possibly_undefined()) not_modelled(op.name);
  // A bound that is infinite in the direction of the value is the infinity itself: a large real lies below.
  if (result.to_double_down() == HUGE_VAL) return {real(0), nullptr, yes};
  if (result.to_double_up() == -HUGE_VAL) return {real(0), yes, nullptr};
  const auto exact = result.is_point() ? result.lower_exact() : std::nullopt;
  if (!exact) not_modelled(op.name);
  return {real(*exact), nullptr, nullptr};
}

ExtendedValue function_of(const ir::Op& op, const ExtendedValue& a) {
  ExtendedValue result{ir::make_apply(op, {a.value}), no, no};
  // The value asks for the condition; where it is infinite at neither end, nothing else has to.
  const auto at = [](const ExpressionPtr& here, const ExpressionPtr& then, const ExpressionPtr& otherwise) {
    return is_false(then) && is_false(otherwise) ? no : choose(here, then, otherwise);
  };
  for (const int sign : {1, -1}) {
    const ExpressionPtr& here = sign < 0 ? a.minus : a.plus;
    if (!here) continue;
    const ExtendedValue end = at_end(op, sign);
    result = {choose(here, end.value, result.value), at(here, asked(end.minus), result.minus),
              at(here, asked(end.plus), result.plus)};
  }
  return {result.value, kept(result.minus), kept(result.plus)};
}

ExpressionPtr any_of(const std::vector<ir::Binder>& binders, const ExpressionPtr& condition,
                     const ExpressionPtr& body) {
  if (is_false(body)) return body;
  if (is_true(body) && (!condition || is_total(condition)))
    if (const ExpressionPtr some = inhabited_range(binders, condition); some && is_total(some)) return some;
  return ir::make_reduce(ir::Reduction::any, binders, condition, body);
}

/// The first, and with it the second; the second is asked only where the first holds.
ExpressionPtr joined(const ExpressionPtr& first, const ExpressionPtr& second) {
  if (!first) return is_true(second) ? nullptr : second;
  if (is_true(second)) return first;
  return is_total(second) ? both(first, second) : choose(first, second, no);
}

/// Where one element is infinite, all the others have a value, too.
ExpressionPtr some_is(const std::vector<ir::Binder>& binders, const ExpressionPtr& condition,
                      const ExpressionPtr& own, const ExpressionPtr& other, const ExpressionPtr& value) {
  if (!own) return no;
  const ExpressionPtr others = is_total(value) ? no : opposite(equals(value, value));
  return any_of(binders, condition, choose(own, yes, choose(asked(other), no, others)));
}

/// Of nothing, and of nothing but infinities of that sign: -inf for max, +inf for min.
ExtendedValue extreme_of(ir::Reduction reduction, const std::vector<ir::Binder>& binders,
                         const ExpressionPtr& condition, const ExtendedValue& body) {
  const bool is_max = reduction == ir::Reduction::max;
  const ExpressionPtr &neutral = is_max ? body.minus : body.plus, &other = is_max ? body.plus : body.minus;
  const ExpressionPtr counts = choose(asked(neutral), no, yes);
  const ExpressionPtr none = opposite(any_of(binders, joined(condition, counts), yes));
  const ExpressionPtr over = some_is(binders, condition, other, neutral, body.value);
  const ExpressionPtr finite = choose(asked(neutral), no, choose(asked(other), no, yes));
  ExtendedValue result{ir::make_reduce(reduction, binders, joined(condition, finite), body.value), kept(none),
                       kept(over)};
  if (!is_max) std::swap(result.minus, result.plus);
  return result;
}

ExtendedValue total_of(const std::vector<ir::Binder>& binders, const ExpressionPtr& condition,
                       const ExtendedValue& body) {
  const ExpressionPtr minus = some_is(binders, condition, body.minus, body.plus, body.value),
                      plus = some_is(binders, condition, body.plus, body.minus, body.value);
  return {ir::make_reduce(ir::Reduction::sum, binders, condition, finite_part(body)),
          kept(choose(minus, choose(plus, undefined(), yes), no)), kept(plus)};
}

/// An integer among reals is a real.
ExtendedValue as_real(ExtendedValue a) {
  if (a.value->type != ir::ScalarType::integer) return a;
  a.value = a.value->kind == ir::Kind::constant ? real(a.value->value) : certificate::plus(real(0), a.value);
  return a;
}

ExtendedValue choice_of(const ExpressionPtr& which, const ExtendedValue& a, const ExtendedValue& b) {
  // The value asks for the condition; where neither is infinite, nothing else has to.
  const auto one_of = [&](const ExpressionPtr& of_a, const ExpressionPtr& of_b) -> ExpressionPtr {
    return of_a || of_b ? kept(choose(which, asked(of_a), asked(of_b))) : nullptr;
  };
  return {choose(which, a.value, b.value), one_of(a.minus, b.minus), one_of(a.plus, b.plus)};
}

}  // namespace

bool is_total(const ExpressionPtr& term) {
  switch (term->kind) {
    case ir::Kind::constant:
    case ir::Kind::size:
    case ir::Kind::index:
    case ir::Kind::state:
      return true;
    case ir::Kind::apply:
      return term->op->defined.condition == refmodels::ops::Condition::always &&
             std::all_of(term->operands.begin(), term->operands.end(), is_total);
    default:
      return false;
  }
}

ExpressionPtr choose(const ExpressionPtr& condition, const ExpressionPtr& a, const ExpressionPtr& b) {
  if (is_true(condition)) return a;
  if (is_false(condition)) return b;
  const auto repeats = [&](const ExpressionPtr& branch) {
    return operation_of(*branch) == Operation::select && ir::alpha_equal(branch->operands[0], condition);
  };
  if (repeats(a)) return choose(condition, a->operands[1], b);
  if (repeats(b)) return choose(condition, a, b->operands[2]);
  if (is_total(condition) && ir::alpha_equal(a, b)) return a;
  if (a->type == ir::ScalarType::boolean) {
    if (is_true(a) && is_false(b)) return condition;
    if (is_false(a) && is_true(b)) return opposite(condition);
  }
  return ir::make_apply("select", {condition, a, b});
}

ExpressionPtr finite_part(const ExtendedValue& value) {
  const ExpressionPtr zero = constant_like(value.value, 0);
  return choose(asked(value.minus), zero, choose(asked(value.plus), zero, value.value));
}

ExtendedValue apply_extended(const ir::Op& op, const std::vector<ExtendedValue>& operands) {
  if (op.name == "inf") return {real(0), nullptr, yes};
  if (std::all_of(operands.begin(), operands.end(), [](const ExtendedValue& a) { return a.is_finite(); })) {
    std::vector<ExpressionPtr> values;
    for (const ExtendedValue& operand : operands) values.push_back(operand.value);
    return {ir::make_apply(op, std::move(values)), nullptr, nullptr};
  }
  std::vector<ExtendedValue> reals;
  for (const ExtendedValue& operand : operands) reals.push_back(as_real(operand));
  if (op.rule == refmodels::ops::Rule::select) return choice_of(reals[0].value, reals[1], reals[2]);
  if (op.name == "neg") return negated(reals[0]);
  if (reals.size() == 1) return function_of(op, reals[0]);
  const auto pair = pairs().find(op.name);
  if (pair == pairs().end()) not_modelled(op.name);
  return pair->second(reals[0], reals[1]);
}

ExtendedValue reduce_extended(ir::Reduction reduction, const std::vector<ir::Binder>& binders,
                              const ExpressionPtr& condition, const ExtendedValue& body) {
  if (reduction == ir::Reduction::max || reduction == ir::Reduction::min)
    return extreme_of(reduction, binders, condition, body);
  if (body.is_finite()) return {ir::make_reduce(reduction, binders, condition, body.value), nullptr, nullptr};
  if (reduction != ir::Reduction::sum) not_modelled(ir::info(reduction).keyword);
  return total_of(binders, condition, body);
}

}  // namespace warpproof::certificate
