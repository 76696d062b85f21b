// Parallel substitution of free indices and sizes. Every bound index of the result is fresh.

#include <unordered_map>

#include "verifier/ir/expression.h"

namespace warpproof::ir {
namespace {

class Substituter {
 public:
  Substituter(const Substitution& substitution, IndexAllocator& allocator) : allocator_(allocator) {
    for (const auto& [id, replacement] : substitution.indices) indices_[id] = replacement;
    for (const auto& [name, replacement] : substitution.sizes) sizes_[name] = replacement;
  }

  ExpressionPtr apply(const ExpressionPtr& expression) {
    if (!expression) return nullptr;
    switch (expression->kind) {
      case Kind::constant:
        return expression;
      case Kind::size: {
        const auto found = sizes_.find(expression->name);
        return found == sizes_.end() ? expression : refreshed(found->second);
      }
      case Kind::index: {
        const auto found = indices_.find(expression->index_id);
        return found == indices_.end() ? expression : refreshed(found->second);
      }
      case Kind::read:
        return make_read(expression->name, apply_all(expression->operands), expression->type,
                         expression->where);
      case Kind::apply:
        return make_apply(*expression->op, apply_all(expression->operands), expression->where);
      case Kind::reduce:
        return reduce(*expression);
      case Kind::call:
        return call(*expression);
      case Kind::state: {
        const auto found = indices_.find(expression->index_id);
        return found == indices_.end() ? expression : refreshed(found->second);
      }
      case Kind::fold:
        return fold(*expression);
    }
    return expression;
  }

 private:
  std::vector<ExpressionPtr> apply_all(const std::vector<ExpressionPtr>& expressions) {
    std::vector<ExpressionPtr> result;
    result.reserve(expressions.size());
    for (const ExpressionPtr& expression : expressions) result.push_back(apply(expression));
    return result;
  }

  /// A replacement is inserted once a use: its own binders must not be shared between the copies.
  ExpressionPtr refreshed(const ExpressionPtr& replacement) {
    if (!has_binders(*replacement)) return replacement;
    return Substituter(Substitution{}, allocator_).apply(replacement);
  }

  static bool has_binders(const Expression& expression) {
    if (expression.kind == Kind::reduce || expression.kind == Kind::call || expression.kind == Kind::fold)
      return true;
    for (const ExpressionPtr& operand : expression.operands) {
      if (has_binders(*operand)) return true;
    }
    return false;
  }

  /// Bounds may mention earlier binders, so each binder enters scope before the next one is read.
  std::vector<Binder> enter(const std::vector<Binder>& binders) {
    std::vector<Binder> result;
    result.reserve(binders.size());
    for (const Binder& binder : binders) {
      Binder renamed;
      renamed.lower = apply(binder.lower);
      renamed.upper = apply(binder.upper);
      renamed.variable = allocator_.fresh(binder.variable.name);
      indices_[binder.variable.id] = make_index(renamed.variable);
      result.push_back(std::move(renamed));
    }
    return result;
  }

  /// Ids are unique, so a binder of the input shadows nothing that is still needed.
  void leave(const std::vector<Binder>& binders) {
    for (const Binder& binder : binders) indices_.erase(binder.variable.id);
  }

  ExpressionPtr reduce(const Expression& expression) {
    std::vector<Binder> binders = enter(expression.binders);
    ExpressionPtr condition = apply(expression.condition);
    ExpressionPtr body = apply(expression.operands.front());
    leave(expression.binders);
    return make_reduce(expression.reduction, std::move(binders), std::move(condition), std::move(body),
                       expression.where);
  }

  /// Starts see neither the states nor the round, and the value does not see the round.
  ExpressionPtr fold(const Expression& expression) {
    const std::size_t count = expression.states.size();
    std::vector<ExpressionPtr> operands;
    for (std::size_t i = 0; i < count; ++i) operands.push_back(apply(expression.operands[i]));
    Binder round = enter(expression.binders).front();
    std::vector<StateVariable> states = expression.states;
    for (StateVariable& state : states) {
      const IndexId before = state.id;
      state.id = allocator_.fresh(state.name).id;
      indices_[before] = make_state(state);
    }
    for (std::size_t i = count; i < 2 * count; ++i) operands.push_back(apply(expression.operands[i]));
    leave(expression.binders);
    operands.push_back(apply(fold_value(expression)));
    for (const StateVariable& state : expression.states) indices_.erase(state.id);
    return make_fold(std::move(round), std::move(states), std::move(operands), expression.where);
  }

  ExpressionPtr call(const Expression& expression) {
    std::vector<TensorArgument> arguments;
    for (const TensorArgument& argument : expression.arguments) {
      TensorArgument copy;
      copy.binders = enter(argument.binders);
      copy.body = apply(argument.body);
      leave(argument.binders);
      arguments.push_back(std::move(copy));
    }
    return make_call(expression.name, std::move(arguments), apply_all(expression.operands), expression.type,
                     expression.where);
  }

  IndexAllocator& allocator_;
  std::unordered_map<IndexId, ExpressionPtr> indices_;
  std::unordered_map<std::string, ExpressionPtr> sizes_;
};

}  // namespace

ExpressionPtr substitute(const ExpressionPtr& expression, const Substitution& substitution,
                         IndexAllocator& allocator) {
  return Substituter(substitution, allocator).apply(expression);
}

}  // namespace warpproof::ir
