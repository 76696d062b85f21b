#include "verifier/replay/evaluator.h"

#include <stdexcept>
#include <string>
#include <string_view>

#include "verifier/base/fault.h"
#include "verifier/replay/evaluator_frame.h"

namespace warpproof::replay {

namespace {

// Beyond, an enclosure is cheaper and tells values apart as well.
constexpr std::int64_t exact_bits_max = 1 << 13;
constexpr std::uint64_t steps_of_an_enclosure = 8;

/// No value of the user's is missing: the term is malformed, and that is our doing.
[[noreturn]] void unbound(const ir::Expression& expression) {
  base::raise_fault(__FILE__, __LINE__,
                    "'" + expression.name + "' is evaluated where nothing binds it (id " +
                        std::to_string(expression.index_id) + ")");
}

}  // namespace

Evaluator::Evaluator(const ir::Program& program, const ir::Rewrite& rewrite, const ir::Side& side,
                     const Point& point, Budget& budget, int precision)
    : program_(program),
      rewrite_(rewrite),
      point_(point),
      budget_(budget),
      precision_(precision),
      top_(std::make_shared<Frame>()) {
  top_->equations = &side.equations;
  for (const auto& [name, value] : point.sizes) top_->sizes[name] = value;
}

void Evaluator::spend(std::uint64_t steps) {
  if (budget_.steps >= budget_.steps_max) throw Exhausted{};
  budget_.steps += steps;
}

std::optional<std::vector<std::int64_t>> Evaluator::shape(const std::string& equation) {
  for (const ir::Equation& candidate : *top_->equations) {
    if (candidate.name != equation) continue;
    const Indices* extents = extents_of(candidate, *top_);
    return extents != nullptr ? std::optional<Indices>(*extents) : std::nullopt;
  }
  return std::nullopt;
}

Value Evaluator::element(const std::string& equation, const std::vector<std::int64_t>& indices) {
  for (const ir::Equation& candidate : *top_->equations) {
    if (candidate.name == equation) return local(candidate, indices, *top_);
  }
  return Value::undefined();
}

Value Evaluator::value(const ir::ExpressionPtr& expression) { return evaluate(*expression, *top_); }

Certainty Evaluator::holds(const ir::Requirement& requirement) {
  Certainty answer = Certainty::yes;
  bool going = true;
  const Read ranges = for_each(
      requirement.for_all, 0, *top_,
      [&] {
        const Value condition = evaluate(*requirement.condition, *top_);
        const Certainty truth = condition.is_defined() ? condition.truth() : Certainty::unknown;
        if (truth != Certainty::yes) answer = truth;
        return truth == Certainty::yes;
      },
      going);
  return ranges == Read::defined ? answer : Certainty::unknown;
}

Value Evaluator::evaluate(const ir::Expression& expression, Frame& frame) {
  spend();
  const Depth level(depth_);
  switch (expression.kind) {
    case ir::Kind::constant:
      return expression.value;
    case ir::Kind::size: {
      const auto size = frame.sizes.find(expression.name);
      return size == frame.sizes.end() ? Value::undefined() : Value(Rational(size->second));
    }
    case ir::Kind::index:
      for (auto bound = frame.indices.rbegin(); bound != frame.indices.rend(); ++bound) {
        if (bound->first == expression.index_id) return Rational(bound->second);
      }
      unbound(expression);
    case ir::Kind::read:
      return read(expression, frame);
    case ir::Kind::apply:
      return apply(expression, frame);
    case ir::Kind::reduce:
      return reduce(expression, frame);
    case ir::Kind::call:
      return call(expression, frame);
    case ir::Kind::state:
      for (auto known = frame.states.rbegin(); known != frame.states.rend(); ++known) {
        if (known->first == expression.index_id) return known->second;
      }
      unbound(expression);
    case ir::Kind::fold:
      return fold(expression, frame);
  }
  return Value::undefined();
}

Value Evaluator::apply(const ir::Expression& expression, Frame& frame) {
  if (expression.op->rule == refmodels::ops::Rule::select) return select(expression, frame);
  if (expression.op->name == "and") return connective(expression, frame, false);
  if (expression.op->name == "or") return connective(expression, frame, true);
  std::vector<Value> operands;
  operands.reserve(expression.operands.size());
  for (const ir::ExpressionPtr& operand : expression.operands) operands.push_back(evaluate(*operand, frame));
  return combine(*expression.op, operands);
}

Value Evaluator::combine(const ir::Op& op, std::span<const Value> operands) {
  bool exact = true;
  for (const Value& operand : operands) {
    if (operand.is_undefined()) return Value::undefined();
    exact &= operand.is_exact();
  }
  try {
    if (exact) {
      std::vector<Rational> rationals;
      rationals.reserve(operands.size());
      for (const Value& operand : operands) rationals.push_back(operand.exact());
      refmodels::ops::Exact result = op.exact(rationals);
      if (result.kind == refmodels::ops::Exact::Kind::undefined) return Value::undefined();
      if (result && result.value.bit_size() <= exact_bits_max) return std::move(result.value);
      if (result) return Value(Interval(result.value, precision_));
    }
    spend(steps_of_an_enclosure);
    std::vector<Interval> intervals;
    intervals.reserve(operands.size());
    for (const Value& operand : operands) intervals.push_back(operand.enclosure(precision_));
    return Value(op.interval(intervals));
  } catch (const std::length_error&) {
    return Value::unknown(precision_);
  }
}

Value Evaluator::select(const ir::Expression& expression, Frame& frame) {
  const Value condition = evaluate(*expression.operands[0], frame);
  if (condition.is_undefined()) return condition;
  if (!condition.is_defined()) return Value::unknown(precision_);
  switch (condition.truth()) {
    case Certainty::yes:
      return evaluate(*expression.operands[1], frame);
    case Certainty::no:
      return evaluate(*expression.operands[2], frame);
    case Certainty::unknown:
      break;
  }
  const Value first = evaluate(*expression.operands[1], frame),
              second = evaluate(*expression.operands[2], frame);
  if (first.is_undefined() || second.is_undefined()) return Value::unknown(precision_);
  return Value(hull(first.enclosure(precision_), second.enclosure(precision_)));
}

/// `and` (decisive: false) and `or` (decisive: true).
Value Evaluator::connective(const ir::Expression& expression, Frame& frame, bool decisive) {
  const Certainty decides = decisive ? Certainty::yes : Certainty::no;
  std::vector<Value> operands;
  bool decided = false, undefined = false;
  for (const ir::ExpressionPtr& operand : expression.operands) {
    operands.push_back(evaluate(*operand, frame));
    decided |= operands.back().is_defined() && operands.back().truth() == decides;
    undefined |= !operands.back().is_defined();
  }
  if (decided && !undefined) return Rational(decisive ? 1 : 0);
  if (decided) return Value::unknown(precision_);
  return combine(*expression.op, operands);
}

template <class Body>
Evaluator::Read Evaluator::for_each(const std::vector<ir::Binder>& binders, std::size_t first, Frame& frame,
                                    const Body& body, bool& going) {
  if (first == binders.size()) {
    going = body();
    return Read::defined;
  }
  std::int64_t lower = 0, upper = 0;
  for (const auto& [bound, result] :
       {std::pair(&binders[first].lower, &lower), std::pair(&binders[first].upper, &upper)}) {
    const Read read = *bound ? integer(**bound, frame, *result) : Read::defined;
    if (read != Read::defined) return read;
  }
  const Frame::Scope scope(frame);
  for (std::int64_t index = lower; index < upper && going; ++index) {
    spend();
    frame.indices.emplace_back(binders[first].variable.id, index);
    const Read read = for_each(binders, first + 1, frame, body, going);
    frame.indices.pop_back();
    if (read != Read::defined) return read;
  }
  return Read::defined;
}

Value Evaluator::neutral(ir::Reduction reduction) const {
  const bool extended = rewrite_.theory == ir::Theory::extended;
  switch (reduction) {
    case ir::Reduction::sum:
    case ir::Reduction::any:
      return Rational(0);
    case ir::Reduction::prod:
    case ir::Reduction::all:
      return Rational(1);
    case ir::Reduction::max:
      return extended ? Value(Interval::infinity(-1, precision_)) : Value::undefined();
    case ir::Reduction::min:
      return extended ? Value(Interval::infinity(1, precision_)) : Value::undefined();
  }
  return Value::undefined();
}

Value Evaluator::reduce(const ir::Expression& expression, Frame& frame) {
  const Depth scoped(depth_, levels_of_a_scope);
  const ir::Op& op = *refmodels::ops::find_op(ir::info(expression.reduction).op_name);
  std::optional<Value> total;
  bool going = true, undecided = false;
  const Read ranges = for_each(
      expression.binders, 0, frame,
      [&] {
        if (expression.condition) {
          const Value condition = evaluate(*expression.condition, frame);
          if (condition.is_undefined()) total = Value::undefined();
          if (condition.is_undefined()) return false;
          const Certainty truth = condition.is_defined() ? condition.truth() : Certainty::unknown;
          undecided |= truth == Certainty::unknown;
          if (truth != Certainty::yes) return truth == Certainty::no;
        }
        const Value term = evaluate(*expression.operands[0], frame);
        total = total ? combine(op, std::vector<Value>{*total, term}) : term;
        return !total->is_undefined();
      },
      going);
  if (ranges == Read::undefined) return Value::undefined();
  if (ranges == Read::unknown || undecided) return Value::unknown(precision_);
  return total ? *total : neutral(expression.reduction);
}

Evaluator::Read Evaluator::states(const ir::Expression& fold, std::size_t first_operand, Frame& frame,
                                  std::vector<Value>& into) {
  into.clear();
  Read all = Read::defined;
  for (std::size_t i = 0; i < fold.states.size(); ++i) {
    into.push_back(evaluate(*fold.operands[first_operand + i], frame));
    if (into.back().is_undefined()) return Read::undefined;
    if (!into.back().is_defined()) all = Read::unknown;
  }
  return all;
}

/// Defined where every start, every step of every round and the value are, whether they are used or not.
Value Evaluator::fold(const ir::Expression& expression, Frame& frame) {
  const Depth scoped(depth_, levels_of_a_scope);
  std::vector<Value> current, next;
  Read read = states(expression, 0, frame, current);
  const std::size_t mark = frame.states.size();
  const auto set = [&](std::vector<Value>& values) {
    frame.states.resize(mark);
    for (std::size_t i = 0; i < values.size(); ++i)
      frame.states.emplace_back(expression.states[i].id, std::move(values[i]));
  };
  if (read == Read::defined) set(current);
  bool going = read == Read::defined;
  if (going) {
    const Read range = for_each(
        expression.binders, 0, frame,
        [&] {
          read = states(expression, expression.states.size(), frame, next);
          if (read == Read::defined) set(next);
          return read == Read::defined;
        },
        going);
    if (range != Read::defined) read = range;
  }
  Value result =
      read == Read::defined ? evaluate(*ir::fold_value(expression), frame) : Value::unknown(precision_);
  frame.states.resize(mark);
  return read == Read::undefined ? Value::undefined() : result;
}

}  // namespace warpproof::replay
