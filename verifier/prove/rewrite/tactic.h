#pragma once
// The search's pen: every change of a term goes through `step`, which asks the lemma itself and writes the
// step down. A change that the lemma refuses did not happen, so a wrong idea can lose a proof and nothing
// else.

#include <optional>

#include "verifier/certificate/step.h"

namespace warpproof::prove {

using certificate::ExpressionPtr;
using certificate::Path;
using certificate::Scope;
using ir::Expression;
using ir::IndexId;
using refmodels::number::Rational;

class Tactic {
 public:
  Tactic(certificate::Kernel& kernel, ir::IndexAllocator& allocator, std::uint32_t steps_max)
      : kernel_(kernel), allocator_(allocator), steps_max_(steps_max) {}

  certificate::Kernel& kernel() { return kernel_; }
  ir::IndexAllocator& allocator() { return allocator_; }

  /// `node` at `path` becomes `after`, or null when the lemma refuses. No step is written when nothing
  /// changes.
  ExpressionPtr step(const ExpressionPtr& node, const Scope& scope, const Path& path, const char* lemma,
                     const ExpressionPtr& after, std::vector<ExpressionPtr> terms = {},
                     bool reversed = false);

  /// By ring laws, else with exponentials merged, else with choices split.
  ExpressionPtr regroup(const ExpressionPtr& node, const Scope& scope, const Path& path,
                        const ExpressionPtr& after);

  certificate::Chain take_chain() { return std::exchange(chain_, {}); }
  std::size_t mark() const { return chain_.size(); }
  void rewind(std::size_t mark) { chain_.resize(mark); }
  bool exhausted() const { return exhausted_ || kernel_.time_is_up(); }

  /// A copy with fresh bound indices.
  ExpressionPtr renamed(const ExpressionPtr& expression) {
    return ir::substitute(expression, {}, allocator_);
  }
  ExpressionPtr substituted(const ExpressionPtr& expression,
                            std::vector<std::pair<IndexId, ExpressionPtr>> by) {
    return ir::substitute(expression, {.indices = std::move(by), .sizes = {}}, allocator_);
  }

 private:
  certificate::Kernel& kernel_;
  ir::IndexAllocator& allocator_;
  std::uint32_t steps_max_;
  bool exhausted_ = false;
  certificate::Chain chain_;
};

/// `path` one level down.
inline Path below_path(Path path, std::uint32_t number) {
  path.push_back(number);
  return path;
}
inline Path joined(Path path, const Path& more) {
  path.insert(path.end(), more.begin(), more.end());
  return path;
}

}  // namespace warpproof::prove
