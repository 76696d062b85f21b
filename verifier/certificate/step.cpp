#include "verifier/certificate/step.h"

#include <stdexcept>

namespace warpproof::certificate {

namespace {

StepResult refused(std::string why) { return {nullptr, std::move(why)}; }

StepResult check_at(Kernel& kernel, const Scope& scope, const ExpressionPtr& term, const Step& step,
                    std::size_t depth, const Lemma& lemma) {
  if (depth < step.path.size()) {
    const std::uint32_t number = step.path[depth];
    const ExpressionPtr child = child_of(term, number);
    if (!child) return refused("there is no subterm at this place");
    StepResult inner = check_at(kernel, kernel.enter(scope, term, number), child, step, depth + 1, lemma);
    if (!inner.term) return inner;
    return {with_child(term, number, inner.term), {}};
  }
  if (std::string why = kernel.malformed(scope, step.after); !why.empty()) return refused(why);
  if (step.after->type != term->type) return refused("the new subterm has another type");
  const ExpressionPtr &left = step.reversed ? step.after : term, &right = step.reversed ? term : step.after;
  std::string why = lemma.check({kernel, scope, left, right, step.terms});
  if (!why.empty()) return refused(std::move(why));
  return {step.after, {}};
}

}  // namespace

StepResult check_step(Kernel& kernel, const Scope& scope, const ExpressionPtr& term, const Step& step) {
  const Lemma* lemma = find_lemma(step.lemma);
  if (lemma == nullptr) return refused("there is no lemma '" + step.lemma.substr(0, 60) + "'");
  StepResult result;
  try {
    result = check_at(kernel, scope, term, step, 0, *lemma);
  } catch (const std::length_error& error) {
    result = refused(error.what());
  }
  if (!result.term) result.refusal = std::string(lemma->id) + ": " + result.refusal;
  return result;
}

StepResult check_chain(Kernel& kernel, const Scope& scope, ExpressionPtr term, const Chain& chain) {
  for (std::size_t i = 0; i < chain.size(); ++i) {
    if (kernel.time_is_up()) return refused("time is up");
    StepResult result = check_step(kernel, scope, term, chain[i]);
    if (!result.term) return refused("step " + std::to_string(i + 1) + ": " + result.refusal);
    term = std::move(result.term);
  }
  return {std::move(term), {}};
}

}  // namespace warpproof::certificate
