// Alpha-equality and occurrence. Structure is compared, never a hash.

#include <utility>
#include <vector>

#include "verifier/ir/expression.h"

namespace warpproof::ir {
namespace {

class Comparer {
 public:
  bool equal(const ExpressionPtr& a, const ExpressionPtr& b) {
    if (!a || !b) return !a && !b;
    if (a == b && bound_.empty()) return true;
    if (a->kind != b->kind || a->type != b->type || a->node_count != b->node_count) return false;
    switch (a->kind) {
      case Kind::constant:
        return a->value == b->value;
      case Kind::size:
        return a->name == b->name;
      case Kind::index:
        return same_index(a->index_id, b->index_id);
      case Kind::read:
        return a->name == b->name && all_equal(a->operands, b->operands);
      case Kind::apply:
        return a->op == b->op && all_equal(a->operands, b->operands);
      case Kind::reduce:
        return reduce(*a, *b);
      case Kind::call:
        return call(*a, *b);
      case Kind::state:
        return same_index(a->index_id, b->index_id);
      case Kind::fold:
        return fold(*a, *b);
    }
    return false;
  }

 private:
  /// Innermost first: a bound index of one side matches only its partner.
  bool same_index(IndexId a, IndexId b) const {
    for (auto pair = bound_.rbegin(); pair != bound_.rend(); ++pair) {
      if (pair->first == a || pair->second == b) return pair->first == a && pair->second == b;
    }
    return a == b;
  }

  bool all_equal(const std::vector<ExpressionPtr>& a, const std::vector<ExpressionPtr>& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (!equal(a[i], b[i])) return false;
    }
    return true;
  }

  bool enter(const std::vector<Binder>& a, const std::vector<Binder>& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
      if (!equal(a[i].lower, b[i].lower) || !equal(a[i].upper, b[i].upper)) return false;
      bound_.emplace_back(a[i].variable.id, b[i].variable.id);
    }
    return true;
  }

  bool reduce(const Expression& a, const Expression& b) {
    if (a.reduction != b.reduction) return false;
    const std::size_t depth = bound_.size();
    const bool same =
        enter(a.binders, b.binders) && equal(a.condition, b.condition) && all_equal(a.operands, b.operands);
    bound_.resize(depth);
    return same;
  }

  bool fold(const Expression& a, const Expression& b) {
    if (a.states.size() != b.states.size()) return false;
    const std::size_t depth = bound_.size();
    bool same = enter(a.binders, b.binders);
    for (std::size_t i = 0; i < a.states.size(); ++i) bound_.emplace_back(a.states[i].id, b.states[i].id);
    same = same && all_equal(a.operands, b.operands);
    bound_.resize(depth);
    return same;
  }

  bool call(const Expression& a, const Expression& b) {
    if (a.name != b.name || a.arguments.size() != b.arguments.size()) return false;
    const std::size_t depth = bound_.size();
    for (std::size_t i = 0; i < a.arguments.size(); ++i) {
      const bool same = enter(a.arguments[i].binders, b.arguments[i].binders) &&
                        equal(a.arguments[i].body, b.arguments[i].body);
      bound_.resize(depth);
      if (!same) return false;
    }
    return all_equal(a.operands, b.operands);
  }

  std::vector<std::pair<IndexId, IndexId>> bound_;
};

bool mentions(const std::vector<Binder>& binders, IndexId id) {
  for (const Binder& binder : binders) {
    if (mentions_index(binder.lower, id) || mentions_index(binder.upper, id)) return true;
  }
  return false;
}

}  // namespace

bool alpha_equal(const ExpressionPtr& a, const ExpressionPtr& b) { return Comparer().equal(a, b); }

bool mentions_index(const ExpressionPtr& expression, IndexId id) {
  if (!expression) return false;
  if (expression->kind == Kind::index || expression->kind == Kind::state) return expression->index_id == id;
  for (const ExpressionPtr& operand : expression->operands) {
    if (mentions_index(operand, id)) return true;
  }
  if (mentions(expression->binders, id) || mentions_index(expression->condition, id)) return true;
  for (const TensorArgument& argument : expression->arguments) {
    if (mentions(argument.binders, id) || mentions_index(argument.body, id)) return true;
  }
  return false;
}

}  // namespace warpproof::ir
