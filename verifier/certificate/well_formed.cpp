#include "verifier/certificate/well_formed.h"

#include <algorithm>
#include <vector>

#include "verifier/ir/unfold.h"

namespace warpproof::certificate {

namespace {

class WellFormed {
 public:
  WellFormed(const Declarations& declarations, std::set<IndexId> indices)
      : declarations_(declarations), indices_(std::move(indices)) {}

  std::string fault(const ExpressionPtr& expression) {
    switch (expression->kind) {
      case ir::Kind::constant:
        return {};
      case ir::Kind::size:
        return declarations_.sizes.contains(expression->name) ? ""
                                                              : "no size is named '" + expression->name + "'";
      case ir::Kind::index:
        return indices_.contains(expression->index_id)
                   ? ""
                   : "index " + expression->name + " " + std::to_string(expression->index_id) +
                         " is not in scope";
      case ir::Kind::read: {
        const auto found = declarations_.tensors.find(expression->name);
        if (found == declarations_.tensors.end()) return "no tensor is named '" + expression->name + "'";
        if (found->second.rank != expression->operands.size() || found->second.element != expression->type)
          return "tensor '" + expression->name + "' has another rank or type";
        return all(expression->operands);
      }
      case ir::Kind::apply:
        return all(expression->operands);
      case ir::Kind::reduce:
        return reduce(*expression);
      case ir::Kind::state: {
        const auto found = states_.find(expression->index_id);
        return found != states_.end() && found->second == expression->type
                   ? ""
                   : "state " + expression->name + " is not in scope";
      }
      case ir::Kind::fold:
        return fold(*expression);
      case ir::Kind::call:
        break;
    }
    return "a call in an unfolded expression";
  }

 private:
  std::string all(const std::vector<ExpressionPtr>& expressions) {
    for (const ExpressionPtr& expression : expressions)
      if (std::string why = fault(expression); !why.empty()) return why;
    return {};
  }
  std::string reduce(const Expression& expression) {
    std::string why;
    std::size_t entered = 0;
    for (const ir::Binder& binder : expression.binders) {
      if (why.empty()) why = fault(binder.lower);
      if (why.empty()) why = fault(binder.upper);
      if (why.empty() && binder.variable.id >= ir::output_index_base)
        why = "an index id that is not a bound one";
      if (why.empty() && !is_free(binder.variable.id)) why = "an index is bound twice";
      if (why.empty()) indices_.insert(binder.variable.id);
      if (!why.empty()) break;
      ++entered;
    }
    if (why.empty() && expression.condition) why = fault(expression.condition);
    if (why.empty()) why = fault(expression.operands[0]);
    for (std::size_t i = 0; i < entered; ++i) indices_.erase(expression.binders[i].variable.id);
    return why;
  }

  bool is_free(IndexId id) const {
    return id < ir::output_index_base && !indices_.contains(id) && !states_.contains(id) &&
           !reserved_.contains(id);
  }

  /// The states are in scope in the steps and the value, the round in the steps. Where they are not in scope,
  /// in the range and the starts, nothing else is called like them, either.
  std::string fold(const Expression& expression) {
    const ir::Binder& round = expression.binders.front();
    const std::size_t count = expression.states.size();
    std::vector<IndexId> own{round.variable.id};
    for (const ir::StateVariable& state : expression.states) own.push_back(state.id);
    for (const IndexId id : own)
      if (!is_free(id) || std::count(own.begin(), own.end(), id) != 1)
        return "an index or state is bound twice";
    reserved_.insert(own.begin(), own.end());
    std::string why = fault(round.lower);
    if (why.empty()) why = fault(round.upper);
    for (std::size_t i = 0; why.empty() && i < count; ++i) why = fault(expression.operands[i]);
    for (const ir::StateVariable& state : expression.states) states_.emplace(state.id, state.type);
    if (why.empty()) why = fault(ir::fold_value(expression));
    indices_.insert(round.variable.id);
    for (std::size_t i = count; why.empty() && i < 2 * count; ++i) why = fault(expression.operands[i]);
    indices_.erase(round.variable.id);
    for (const IndexId id : own) {
      states_.erase(id);
      reserved_.erase(id);
    }
    return why;
  }

  const Declarations& declarations_;
  std::set<IndexId> indices_;
  std::map<IndexId, ir::ScalarType> states_;
  std::set<IndexId> reserved_;  ///< of the folds around
};

}  // namespace

std::string malformed(const Declarations& declarations, const std::set<IndexId>& indices,
                      const ExpressionPtr& expression) {
  return WellFormed(declarations, indices).fault(expression);
}

}  // namespace warpproof::certificate
