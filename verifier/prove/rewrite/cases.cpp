#include "verifier/prove/rewrite/cases.h"

#include <algorithm>

namespace warpproof::prove {

using certificate::Kernel;
using certificate::Operation;
using certificate::operation_of;

namespace {

constexpr int depth_max = 10;
constexpr int leaves_max = 64;

/// Conditions in the order in which they are split: those that choices ask, then those hidden in functions.
struct Questions {
  std::vector<ExpressionPtr> asked, hidden;
};

class Collector {
 public:
  Collector(Kernel& kernel, const Scope& outer, Questions& questions)
      : kernel_(kernel), outer_(outer), questions_(questions) {}

  void walk(const ExpressionPtr& node, const Scope& scope) {
    const auto& operands = node->operands;
    const Operation operation = operation_of(*node);
    if (operation == Operation::select) {
      walk(operands[0], scope);
      ask(operands[0], questions_.asked);
      const Kernel::Quick quick(kernel_);
      const bool never = kernel_.shows(scope, certificate::opposite(operands[0]));
      if (!never) walk(operands[1], kernel_.enter(scope, node, 1));
      if (never || !kernel_.shows(scope, operands[0])) walk(operands[2], kernel_.enter(scope, node, 2));
      return;
    }
    if (node->kind == ir::Kind::fold) return;
    if (node->kind == ir::Kind::reduce && node->condition) ask(node->condition, questions_.asked);
    for (std::uint32_t i = 0; i < operands.size(); ++i) walk(operands[i], kernel_.enter(scope, node, i));
    // Of the arguments first: a sign of theirs often decides that of the whole.
    hidden(*node, operation);
  }

 private:
  void hidden(const Expression& node, Operation operation) {
    const auto& operands = node.operands;
    auto zero = [&](std::size_t i) { return certificate::constant_like(operands[i], 0); };
    auto add = [&](const ExpressionPtr& question) { ask(question, questions_.hidden); };
    switch (operation) {
      case Operation::max:
      case Operation::min:
        return add(certificate::at_most(operands[0], operands[1]));
      case Operation::abs:
        return add(certificate::at_most(zero(0), operands[0]));
      case Operation::sign:
        add(certificate::below(zero(0), operands[0]));
        return add(certificate::below(operands[0], zero(0)));
      case Operation::div_trunc:
      case Operation::rem:
        add(certificate::at_most(zero(0), operands[0]));
        return add(certificate::below(zero(1), operands[1]));
      case Operation::div_euclid:
      case Operation::mod_euclid:
        return add(certificate::below(zero(1), operands[1]));
      default:
        return;
    }
  }

  void ask(const ExpressionPtr& condition, std::vector<ExpressionPtr>& into) {
    const Operation operation = operation_of(*condition);
    if (operation == Operation::logical_and || operation == Operation::logical_or ||
        operation == Operation::logical_not) {
      for (const ExpressionPtr& operand : condition->operands) ask(operand, into);
      return;
    }
    if (condition->kind == ir::Kind::constant || condition->kind == ir::Kind::reduce) return;
    if (kernel_.malformed(outer_, condition).empty()) into.push_back(condition);
  }

  Kernel& kernel_;
  const Scope& outer_;
  Questions& questions_;
};

class Splitter {
 public:
  explicit Splitter(const Meeting& meet) : meet_(meet) {}

  bool split(Side& left, Side& right, int depth) {
    Kernel& kernel = left.tactic.kernel();
    if (kernel.time_is_up() || left.tactic.exhausted()) return false;
    const ExpressionPtr question = depth < depth_max ? first_open(kernel, left, right) : nullptr;
    if (!question) return leaf(left, right);
    const std::size_t left_mark = left.tactic.mark(), right_mark = right.tactic.mark();
    Side sides[] = {left, right};
    for (Side* side : {&left, &right}) {
      const ExpressionPtr choice =
          ir::make_apply("select", {question, side->term, side->tactic.renamed(side->term)});
      const ExpressionPtr done = side->tactic.step(side->term, side->scope, side->base, "cases", choice);
      if (!done) return undo(left, right, left_mark, right_mark);
      side->term = done;
    }
    for (const std::uint32_t branch : {1u, 2u}) {
      Side own_left = branch_of(left, branch), own_right = branch_of(right, branch);
      if (!split(own_left, own_right, depth + 1)) {
        left.term = sides[0].term;
        right.term = sides[1].term;
        return undo(left, right, left_mark, right_mark);
      }
      left.term = certificate::with_child(left.term, branch, own_left.term);
      right.term = certificate::with_child(right.term, branch, own_right.term);
    }
    return true;
  }

 private:
  static bool undo(Side& left, Side& right, std::size_t left_mark, std::size_t right_mark) {
    left.tactic.rewind(left_mark);
    right.tactic.rewind(right_mark);
    return false;
  }

  static Side branch_of(const Side& side, std::uint32_t branch) {
    return {side.tactic, side.normaliser, side.tactic.kernel().enter(side.scope, side.term, branch),
            side.term->operands[branch], below_path(side.base, branch)};
  }

  static ExpressionPtr first_open(Kernel& kernel, const Side& left, const Side& right) {
    Questions questions;
    for (const Side* side : {&left, &right})
      Collector(kernel, side->scope, questions).walk(side->term, side->scope);
    const Kernel::Quick quick(kernel);
    for (const auto* list : {&questions.asked, &questions.hidden})
      for (const ExpressionPtr& question : *list)
        if (!kernel.shows(left.scope, question) && !kernel.shows(left.scope, certificate::opposite(question)))
          return question;
    return nullptr;
  }

  bool leaf(Side& left, Side& right) {
    if (++leaves_ > leaves_max) return false;
    const std::size_t left_mark = left.tactic.mark(), right_mark = right.tactic.mark();
    const ExpressionPtr left_term = left.term, right_term = right.term;
    left.term = left.normaliser.normal(left.term, left.scope, left.base);
    right.term = right.normaliser.normal(right.term, right.scope, right.base);
    if (meet_(left, right)) return true;
    undo(left, right, left_mark, right_mark);
    left.term = left_term;
    right.term = right_term;
    const ExpressionPtr same =
        left.tactic.step(left.term, left.scope, left.base, "absurd", left.tactic.renamed(right.term));
    if (!same) return false;
    left.term = same;
    return true;
  }

  const Meeting& meet_;
  int leaves_ = 0;
};

}  // namespace

bool meet_by_cases(Side& left, Side& right, const Meeting& meet) {
  return Splitter(meet).split(left, right, 0);
}

}  // namespace warpproof::prove
