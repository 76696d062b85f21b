#include "verifier/smt/guess.h"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "verifier/base/fault.h"

namespace warpproof::smt {

namespace {

constexpr std::size_t nodes_max = 4000;
constexpr int moves_max = 60;
/// Nodes evaluated: a whole guess costs about as much as a solver's context.
constexpr std::size_t evaluations_max = 60'000;

struct Variable {
  std::string name;
  Sort sort = Sort::integer;
  Rational value;
  std::vector<std::size_t> assertions;  ///< that mention it
};

class Guess {
 public:
  /// False when the question is too large.
  bool read(const std::vector<Term>& assertions) {
    for (const Term& assertion : assertions) {
      assertions_.push_back({assertion, {}, false});
      if (!collect(*assertion)) return false;
    }
    return true;
  }

  bool search();
  Model model() const;

 private:
  struct Assertion {
    Term term;
    std::vector<std::size_t> variables;
    bool holds;
  };

  bool collect(const Node& node);
  bool holds(const Assertion& assertion) { return !evaluate(*assertion.term).is_zero(); }
  Rational evaluate(const Node& node);
  Rational division(const Node& node);
  std::vector<Rational> candidates(const Variable& variable) const;
  std::size_t violated_with(Variable& variable, const Rational& value);
  void assign(Variable& variable, const Rational& value);
  bool move(Assertion& violated);

  std::vector<Assertion> assertions_;
  std::vector<Variable> variables_;
  std::map<std::string, std::size_t> index_;
  std::size_t nodes_ = 0;
  std::size_t evaluations_ = 0;
  std::size_t last_changed_ = static_cast<std::size_t>(-1);
};

bool Guess::collect(const Node& node) {
  if (++nodes_ > nodes_max) return false;
  if (node.op == Operator::variable) {
    const auto [entry, is_new] = index_.emplace(node.name, variables_.size());
    if (is_new) variables_.push_back({node.name, node.sort, 1, {}});
    Variable& variable = variables_[entry->second];
    WARPPROOF_INVARIANT(variable.sort == node.sort, "a solver variable with two sorts: " + node.name);
    const std::size_t assertion = assertions_.size() - 1;
    if (variable.assertions.empty() || variable.assertions.back() != assertion) {
      variable.assertions.push_back(assertion);
      assertions_.back().variables.push_back(entry->second);
    }
  }
  return std::all_of(node.operands.begin(), node.operands.end(),
                     [&](const Term& operand) { return collect(*operand); });
}

Rational Guess::division(const Node& node) {
  const Rational a = evaluate(*node.operands[0]), b = evaluate(*node.operands[1]);
  if (b.is_zero()) return 0;
  const Rational quotient = a / b;
  if (node.op == Operator::quotient) return quotient;
  const Rational whole = quotient.floor();
  return node.op == Operator::floor_quotient ? whole : a - whole * b;
}

Rational Guess::evaluate(const Node& node) {
  ++evaluations_;
  auto operand = [&](std::size_t i) { return evaluate(*node.operands[i]); };
  switch (node.op) {
    case Operator::constant:
      return node.value;
    case Operator::variable:
      return variables_[index_.find(node.name)->second].value;
    case Operator::sum: {
      Rational total;
      for (const Term& term : node.operands) total += evaluate(*term);
      return total;
    }
    case Operator::product: {
      Rational total = 1;
      for (const Term& factor : node.operands) total *= evaluate(*factor);
      return total;
    }
    case Operator::quotient:
    case Operator::floor_quotient:
    case Operator::modulo:
      return division(node);
    case Operator::floor:
      return operand(0).floor();
    case Operator::less_equal:
      return operand(0) <= operand(1) ? 1 : 0;
    case Operator::less:
      return operand(0) < operand(1) ? 1 : 0;
    case Operator::equal:
      return operand(0) == operand(1) ? 1 : 0;
    case Operator::conjunction:
      return std::all_of(node.operands.begin(), node.operands.end(),
                         [&](const Term& term) { return !evaluate(*term).is_zero(); })
                 ? 1
                 : 0;
    case Operator::disjunction:
      return std::any_of(node.operands.begin(), node.operands.end(),
                         [&](const Term& term) { return !evaluate(*term).is_zero(); })
                 ? 1
                 : 0;
    case Operator::negation:
      return operand(0).is_zero() ? 1 : 0;
    case Operator::choice:
      return operand(operand(0).is_zero() ? 2 : 1);
  }
  base::raise_fault(__FILE__, __LINE__, "a term of no operator");
}

std::vector<Rational> Guess::candidates(const Variable& variable) const {
  if (variable.sort == Sort::boolean) return {variable.value.is_zero() ? 1 : 0};
  std::vector<Rational> values{0, 1, 2, -1, 3, variable.value + 1, variable.value - 1};
  std::erase(values, variable.value);
  return values;
}

/// How many of the assertions that mention the variable would fail.
std::size_t Guess::violated_with(Variable& variable, const Rational& value) {
  const Rational before = variable.value;
  variable.value = value;
  std::size_t violated = 0;
  for (const std::size_t i : variable.assertions) violated += !holds(assertions_[i]);
  variable.value = before;
  return violated;
}

void Guess::assign(Variable& variable, const Rational& value) {
  variable.value = value;
  for (const std::size_t i : variable.assertions) assertions_[i].holds = holds(assertions_[i]);
}

/// The change of one variable of a failing assertion after which the fewest fail; not the one changed last
/// when there is another.
bool Guess::move(Assertion& violated) {
  std::optional<std::pair<std::size_t, Rational>> best;
  std::int64_t best_gain = 0;
  for (const std::size_t index : violated.variables) {
    if (index == last_changed_ && violated.variables.size() > 1) continue;
    Variable& variable = variables_[index];
    const auto now =
        static_cast<std::int64_t>(std::count_if(variable.assertions.begin(), variable.assertions.end(),
                                                [&](std::size_t i) { return !assertions_[i].holds; }));
    for (const Rational& value : candidates(variable)) {
      if (evaluations_ > evaluations_max) return false;
      const std::int64_t gain = now - static_cast<std::int64_t>(violated_with(variable, value));
      if (best && gain <= best_gain) continue;
      best = {index, value};
      best_gain = gain;
    }
  }
  if (!best) return false;
  assign(variables_[best->first], best->second);
  last_changed_ = best->first;
  return true;
}

bool Guess::search() {
  for (Assertion& assertion : assertions_) assertion.holds = holds(assertion);
  for (int moves = 0; moves < moves_max && evaluations_ < evaluations_max; ++moves) {
    const auto violated = std::find_if(assertions_.begin(), assertions_.end(),
                                       [](const Assertion& assertion) { return !assertion.holds; });
    if (violated == assertions_.end()) return true;
    if (!move(*violated)) return false;
  }
  return false;
}

Model Guess::model() const {
  Model model;
  for (const auto& [name, index] : index_) {
    const Variable& variable = variables_[index];
    const bool boolean = variable.sort == Sort::boolean;
    model.emplace_back(name, !boolean ? variable.value.str() : variable.value.is_zero() ? "false" : "true");
  }
  return model;
}

}  // namespace

std::optional<Model> guess_model(const std::vector<Term>& assertions) {
  Guess guess;
  if (!guess.read(assertions)) return std::nullopt;
  try {
    if (guess.search()) return guess.model();
  } catch (const std::length_error&) {
    // A number outgrew its limit: no guess.
  }
  return std::nullopt;
}

}  // namespace warpproof::smt
