#include "verifier/prove/rewrite/tactic.h"

#include <stdexcept>

#include "verifier/base/fault.h"

namespace warpproof::prove {

ExpressionPtr Tactic::step(const ExpressionPtr& node, const Scope& scope, const Path& path, const char* lemma,
                           const ExpressionPtr& after, std::vector<ExpressionPtr> terms, bool reversed) {
  if (ir::alpha_equal(node, after)) return node;
  if (chain_.size() >= steps_max_ || kernel_.time_is_up()) {
    exhausted_ = true;
    return nullptr;
  }
  const certificate::Lemma* row = certificate::find_lemma(lemma);
  WARPPROOF_INVARIANT(row != nullptr, std::string("no lemma ") + lemma);
  if (after->type != node->type || !kernel_.malformed(scope, after).empty()) return nullptr;
  try {
    const std::string refusal = reversed ? row->check({kernel_, scope, after, node, terms})
                                         : row->check({kernel_, scope, node, after, terms});
    if (!refusal.empty()) return nullptr;
  } catch (const std::length_error&) {
    return nullptr;
  }
  chain_.push_back({lemma, path, after, std::move(terms), reversed});
  return after;
}

ExpressionPtr Tactic::regroup(const ExpressionPtr& node, const Scope& scope, const Path& path,
                              const ExpressionPtr& after) {
  if (ExpressionPtr result = step(node, scope, path, "ring", after)) return result;
  if (ExpressionPtr result = step(node, scope, path, "exponential", after)) return result;
  return step(node, scope, path, "selection", after);
}

}  // namespace warpproof::prove
