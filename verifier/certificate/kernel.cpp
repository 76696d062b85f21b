#include "verifier/certificate/kernel.h"

#include <algorithm>

namespace warpproof::certificate {

namespace {

bool quantifier_free(const ExpressionPtr& expression) {
  if (expression->kind == ir::Kind::reduce && expression->type == ir::ScalarType::boolean) return false;
  if (expression->type != ir::ScalarType::boolean || expression->kind == ir::Kind::fold) return true;
  return std::all_of(expression->operands.begin(), expression->operands.end(), quantifier_free);
}

/// The argument of a root that this fact says is not zero, or null.
ExpressionPtr root_shown_non_zero(const ExpressionPtr& fact) {
  const bool is_negation = operation_of(*fact) == Operation::logical_not;
  const ExpressionPtr& comparison = is_negation ? fact->operands[0] : fact;
  const Operation operation = operation_of(*comparison);
  const bool non_zero =
      is_negation ? operation == Operation::eq : operation == Operation::ne || operation == Operation::lt;
  if (!non_zero) return nullptr;
  const bool zero_first = operation == Operation::lt || is_number(comparison->operands[0], 0);
  if (!is_number(comparison->operands[zero_first ? 0 : 1], 0)) return nullptr;
  const ExpressionPtr& value = comparison->operands[zero_first ? 1 : 0];
  const Operation function = operation_of(*value);
  return function == Operation::sqrt || function == Operation::rsqrt ? value->operands[0] : nullptr;
}

/// Whether a quantified fact says just this, of values whose hypotheses are facts here: what the left side
/// says in the same words needs no arithmetic. How the values were found does not matter.
class Instance {
 public:
  Instance(Kernel& kernel, Expander& expander, const Scope& scope, const QuantifiedFact& fact)
      : kernel_(kernel), expander_(expander), scope_(scope), fact_(fact) {
    for (const ir::Binder& binder : fact.binders) values_[binder.variable.id] = nullptr;
  }

  bool says(const ExpressionPtr& goal, const std::string& goal_key) {
    return matches(fact_.conclusion, goal) && complete() && key_of(fact_.conclusion) == goal_key;
  }

 private:
  bool matches(const ExpressionPtr& pattern, const ExpressionPtr& term) {
    if (pattern->kind == ir::Kind::index && values_.contains(pattern->index_id)) {
      ExpressionPtr& value = values_[pattern->index_id];
      if (!value) value = term;
      return term->type ==
             ir::ScalarType::integer;  // whether it is the same elsewhere, the key of the whole tells
    }
    const bool alike = pattern->kind == term->kind && pattern->kind != ir::Kind::reduce &&
                       pattern->kind != ir::Kind::fold && pattern->kind != ir::Kind::state &&
                       pattern->op == term->op && pattern->name == term->name &&
                       pattern->operands.size() == term->operands.size();
    for (std::size_t i = 0; alike && i < term->operands.size(); ++i)
      if (!matches(pattern->operands[i], term->operands[i])) return false;
    return alike;
  }

  /// Values for the other variables, too: indices that are in scope.
  bool complete() {
    for (const auto& hypothesis : fact_.hypotheses)
      if (!open(hypothesis) && !holds(hypothesis)) return false;
    const auto next =
        std::find_if(values_.begin(), values_.end(), [](const auto& entry) { return !entry.second; });
    if (next == values_.end()) return true;
    for (const IndexId id : scope_.indices) {
      next->second = ir::make_index({"", id});
      if (++tried_ <= tried_max && complete()) return true;
    }
    next->second = nullptr;
    return false;
  }

  bool open(const ExpressionPtr& expression) const {
    return std::any_of(values_.begin(), values_.end(), [&](const auto& entry) {
      return !entry.second && ir::mentions_index(expression, entry.first);
    });
  }
  bool holds(const ExpressionPtr& hypothesis) {
    if (operation_of(*hypothesis) == Operation::logical_and)
      return holds(hypothesis->operands[0]) && holds(hypothesis->operands[1]);
    const std::string key = key_of(hypothesis);
    return key == "true" || scope_.keys.contains(key);
  }
  std::string key_of(const ExpressionPtr& expression) {
    return expander_.key(kernel_.substituted(expression, {values_.begin(), values_.end()}));
  }

  static constexpr int tried_max = 64;
  Kernel& kernel_;
  Expander& expander_;
  const Scope& scope_;
  const QuantifiedFact& fact_;
  std::map<IndexId, ExpressionPtr> values_;
  int tried_ = 0;
};

}  // namespace

Kernel::Kernel(Declarations declarations, const base::Limits& limits, const base::Deadline& deadline)
    : declarations_(std::move(declarations)),
      limits_(limits),
      deadline_(deadline),
      allocator_(kernel_index_base) {}

std::string Kernel::malformed(const Scope& scope, const ExpressionPtr& expression) const {
  return certificate::malformed(declarations_, scope.indices, expression);
}

Fact Kernel::encoded(const ExpressionPtr& condition) {
  Encoder encoder(expander_);
  Fact fact;
  fact.condition = condition;
  fact.key = expander_.key(condition);
  fact.term = encoder.boolean(condition);
  fact.integral = true;
  for (const auto& [name, expression] : encoder.variables()) {
    fact.variables.insert(name);
    if (expression->type == ir::ScalarType::real) fact.integral = false;
  }
  return fact;
}

Scope Kernel::with(Scope scope, const ExpressionPtr& fact) {
  if (is_true(fact)) return scope;
  const Operation operation = operation_of(*fact);
  if (operation == Operation::logical_and)
    return with(with(std::move(scope), fact->operands[0]), fact->operands[1]);
  if (fact->kind == ir::Kind::reduce && fact->reduction == ir::Reduction::any) {
    std::vector<std::pair<IndexId, ExpressionPtr>> witness;
    for (const ir::Binder& binder : fact->binders) {
      const ir::IndexVariable fresh = allocator_.fresh(binder.variable.name);
      scope.indices.insert(fresh.id);
      const ExpressionPtr variable = ir::make_index(fresh);
      scope = with(std::move(scope), at_most(substituted(binder.lower, witness), variable));
      scope = with(std::move(scope), below(variable, substituted(binder.upper, witness)));
      scope = with(std::move(scope),
                   below(substituted(binder.lower, witness), substituted(binder.upper, witness)));
      witness.emplace_back(binder.variable.id, variable);
    }
    if (fact->condition) scope = with(std::move(scope), substituted(fact->condition, witness));
    scope.keys.insert(expander_.key(fact));
    return with(std::move(scope), substituted(fact->operands[0], witness));
  }
  if (fact->kind == ir::Kind::reduce && fact->reduction == ir::Reduction::all) {
    const ExpressionPtr& body = fact->operands[0];
    if (operation_of(*body) == Operation::logical_and) {
      for (const ExpressionPtr& part : body->operands)
        scope =
            with(std::move(scope), ir::make_reduce(ir::Reduction::all, fact->binders, fact->condition, part));
      return scope;
    }
    QuantifiedFact quantified{fact->binders, domain_facts(fact->binders, fact->condition), body};
    while (body != nullptr && quantified.conclusion->kind == ir::Kind::reduce &&
           quantified.conclusion->reduction == ir::Reduction::all) {
      const ExpressionPtr inner = quantified.conclusion;
      quantified.binders.insert(quantified.binders.end(), inner->binders.begin(), inner->binders.end());
      for (const ExpressionPtr& hypothesis : domain_facts(inner->binders, inner->condition))
        quantified.hypotheses.push_back(hypothesis);
      quantified.conclusion = inner->operands[0];
    }
    // What follows from the domain alone (a read in range) is no news.
    std::set<std::string> known;
    for (const ExpressionPtr& hypothesis : quantified.hypotheses) known.insert(expander_.key(hypothesis));
    const std::string key = expander_.key(quantified.conclusion);
    if (key != "true" && !known.contains(key) && !scope.keys.contains(key))
      scope.quantified.push_back(std::move(quantified));
    return scope;
  }
  if (operation == Operation::select) {
    scope = with(std::move(scope), either(opposite(fact->operands[0]), fact->operands[1]));
    return with(std::move(scope), either(fact->operands[0], fact->operands[2]));
  }
  if (!quantifier_free(fact)) return scope;
  // A root that is not zero has a positive argument: roots of what is not positive are 0 as total values.
  if (const ExpressionPtr argument = root_shown_non_zero(fact))
    scope = with(std::move(scope), below(constant_like(argument, 0), argument));
  Fact encoded_fact = encoded(fact);
  if (encoded_fact.key != "true" && scope.keys.insert(encoded_fact.key).second)
    scope.facts.push_back(std::move(encoded_fact));
  return scope;
}

Scope Kernel::inside(Scope scope, const std::vector<ir::Binder>& binders, const ExpressionPtr& condition) {
  for (const ir::Binder& binder : binders) scope.indices.insert(binder.variable.id);
  for (const ExpressionPtr& fact : domain_facts(binders, condition)) scope = with(std::move(scope), fact);
  // An index in a range: the range is not empty.
  for (const ir::Binder& binder : binders) scope = with(std::move(scope), below(binder.lower, binder.upper));
  return scope;
}

Scope Kernel::enter(const Scope& scope, const ExpressionPtr& node, std::uint32_t number) {
  if (node->kind == ir::Kind::reduce) {
    if (number == 0) return inside(scope, node->binders, node->condition);
    if (number == 1) return inside(scope, node->binders, nullptr);
    const std::size_t binder = (number - 2) / 2;
    return inside(scope, {node->binders.begin(), node->binders.begin() + static_cast<std::ptrdiff_t>(binder)},
                  nullptr);
  }
  const Operation operation = operation_of(*node);
  if (operation == Operation::select && number > 0)
    return with(scope, number == 1 ? node->operands[0] : opposite(node->operands[0]));
  if (operation == Operation::logical_and && number == 1) return with(scope, node->operands[0]);
  if (operation == Operation::logical_or && number == 1) return with(scope, opposite(node->operands[0]));
  return scope;
}

ExpressionPtr Kernel::substituted(const ExpressionPtr& expression,
                                  const std::vector<std::pair<IndexId, ExpressionPtr>>& by) {
  return ir::substitute(expression, {.indices = by, .sizes = {}}, allocator_);
}

bool Kernel::same(const ExpressionPtr& a, const ExpressionPtr& b, Laws laws) {
  Expander expander(laws);
  return expander.key(a) == expander.key(b);
}

std::string Kernel::key(const ExpressionPtr& expression, Laws laws) { return Expander(laws).key(expression); }

bool Kernel::shows_all(const Scope& scope, const std::vector<ExpressionPtr>& goals) {
  return std::all_of(goals.begin(), goals.end(),
                     [&](const ExpressionPtr& goal) { return shows(scope, goal); });
}

namespace {

/// r where the condition asks for k mod c = r: where to look for such a k. 0 else.
ExpressionPtr remainder_asked(const ExpressionPtr& condition, IndexId id) {
  if (condition && operation_of(*condition) == Operation::logical_and) {
    ExpressionPtr first = remainder_asked(condition->operands[0], id);
    return is_number(first, 0) ? remainder_asked(condition->operands[1], id) : first;
  }
  const bool asks = condition && operation_of(*condition) == Operation::eq &&
                    operation_of(*condition->operands[0]) == Operation::mod &&
                    condition->operands[1]->kind == ir::Kind::constant &&
                    condition->operands[0]->operands[0]->kind == ir::Kind::index &&
                    condition->operands[0]->operands[0]->index_id == id;
  return asks ? condition->operands[1] : integer(0);
}

}  // namespace

bool Kernel::inhabited(const Scope& scope, const std::vector<ir::Binder>& binders,
                       const ExpressionPtr& condition) {
  std::vector<std::pair<IndexId, ExpressionPtr>> witness;
  std::vector<ExpressionPtr> goals;
  for (const ir::Binder& binder : binders) {
    const ExpressionPtr lower = substituted(binder.lower, witness);
    const ExpressionPtr more = remainder_asked(condition, binder.variable.id);
    const ExpressionPtr value = is_number(more, 0) ? lower : plus(lower, more);
    goals.push_back(below(value, substituted(binder.upper, witness)));
    goals.push_back(at_most(lower, value));
    witness.emplace_back(binder.variable.id, value);
  }
  if (condition) goals.push_back(substituted(condition, witness));
  return shows_all(scope, goals);
}

bool Kernel::shows(const Scope& scope, const ExpressionPtr& goal) {
  const std::string goal_key = expander_.key(goal);
  if (goal_key == "true" || scope.keys.contains(goal_key)) return true;
  switch (operation_of(*goal)) {
    case Operation::logical_and:
      return shows(scope, goal->operands[0]) && shows(enter(scope, goal, 1), goal->operands[1]);
    case Operation::logical_or:
      if (!quantifier_free(goal))
        return shows(enter(scope, goal, 1), goal->operands[1]) || shows(scope, goal->operands[0]);
      break;
    case Operation::select:
      return shows(enter(scope, goal, 1), goal->operands[1]) &&
             shows(enter(scope, goal, 2), goal->operands[2]);
    default:
      break;
  }
  if (goal->kind == ir::Kind::reduce) {
    if (goal->reduction == ir::Reduction::all)
      return shows(inside(scope, goal->binders, goal->condition), goal->operands[0]);
    return is_true(goal->operands[0]) && inhabited(scope, goal->binders, goal->condition);
  }
  for (const QuantifiedFact& fact : scope.quantified)
    if (Instance(*this, expander_, scope, fact).says(goal, goal_key)) return true;
  return ask(scope, goal) || (!quick_ && speaks_of_bits(goal) && shows_by_trial(scope, goal));
}

}  // namespace warpproof::certificate
