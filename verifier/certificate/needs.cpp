#include "verifier/certificate/needs.h"

#include <algorithm>
#include <utility>

namespace warpproof::certificate {
namespace {

constexpr std::uint64_t solver_resource_max = 4'000'000;
constexpr std::size_t checks_max = 4'000;

/// All but one; `facts` is what the left side's definedness was rewritten to, null before that.
struct Without {
  std::string label;
  Scope scope;
};

class Asker {
 public:
  Asker(const Statement& statement, const std::vector<ir::Requirement>& requirements,
        const OutputStatement& output, const base::Limits& limits, const base::Deadline& deadline)
      : statement_(statement),
        output_(output),
        deadline_(deadline),
        limits_(small(limits)),
        kernel_(statement.declarations, limits_, deadline) {
    for (const ir::Requirement& requirement : requirements) labels_.push_back(requirement.label);
  }

  /// The scopes of chains: with the facts of the left side, once they are known.
  void prepare(const ExpressionPtr& facts) {
    whole_ = scope_of(statement_, true, facts);
    without_.clear();
    for (std::size_t i = 0; i < labels_.size() && labels_.size() == statement_.requirements.size(); ++i) {
      Statement less = statement_;
      less.requirements.erase(less.requirements.begin() + static_cast<std::ptrdiff_t>(i));
      without_.push_back({labels_[i], scope_of(less, true, facts)});
    }
    without_.push_back({left_side_defined, scope_of(statement_, false, nullptr)});
  }

  ExpressionPtr chain(ExpressionPtr term, const Chain& steps, ChainNeeds& needs) {
    for (const Step& step : steps) {
      // A lemma that holds under no condition needs nothing: most steps are of these.
      const Lemma* lemma = find_lemma(step.lemma);
      const bool conditional = lemma != nullptr && *lemma->condition != 0;
      needs.push_back(!conditional ? std::vector<std::string>{} : needs_by([&](const Scope& scope) {
        return term && check_step(kernel_, scope, term, step).term != nullptr;
      }));
      if (term) term = check_step(kernel_, whole_, term, step).term;
    }
    return term;
  }

  std::vector<std::string> end(const ExpressionPtr& defined) {
    return needs_by([&](const Scope& scope) { return defined && kernel_.shows(scope, defined); });
  }

 private:
  static base::Limits small(base::Limits limits) {
    limits.solver_resource_max = std::min(limits.solver_resource_max, solver_resource_max);
    return limits;
  }

  Scope scope_of(const Statement& statement, bool defined, const ExpressionPtr& facts) {
    Scope scope = element_scope(kernel_, statement, output_);
    if (defined) scope = kernel_.with(std::move(scope), output_.before_defined);
    return facts ? kernel_.with(std::move(scope), facts) : scope;
  }

  template <class Holds>
  std::vector<std::string> needs_by(const Holds& holds) {
    std::vector<std::string> out;
    checks_ += 1 + without_.size();
    if (checks_ > checks_max || deadline_.passed() || !holds(whole_)) return out;
    for (const Without& one : without_)
      if (!holds(one.scope)) out.push_back(one.label);
    // Where nothing more may be asked, "not shown" says nothing.
    const KernelStatistics& used = kernel_.statistics();
    const bool spent = used.resource_used >= limits_.solver_resource_max ||
                       used.queries >= limits_.proof_steps_max || deadline_.passed();
    return spent ? std::vector<std::string>{} : out;
  }

  const Statement& statement_;
  const OutputStatement& output_;
  const base::Deadline& deadline_;
  base::Limits limits_;
  Kernel kernel_;
  std::vector<std::string> labels_;
  Scope whole_;
  std::vector<Without> without_;
  std::size_t checks_ = 0;
};

}  // namespace

OutputNeeds needs_of(const Statement& statement, const std::vector<ir::Requirement>& requirements,
                     const OutputStatement& output, const OutputProof& proof, const base::Limits& limits,
                     const base::Deadline& deadline) {
  OutputNeeds out;
  Asker asker(statement, requirements, output, limits, deadline);
  asker.prepare(nullptr);
  const ExpressionPtr facts = asker.chain(output.before_defined, proof.facts, out.facts);
  if (!proof.facts.empty()) asker.prepare(facts);
  asker.chain(output.before.body, proof.left, out.left);
  asker.chain(output.after.body, proof.right, out.right);
  out.end = asker.end(asker.chain(output.after_defined, proof.defined, out.defined));
  return out;
}

}  // namespace warpproof::certificate
