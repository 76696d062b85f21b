// A fold is its invariant at the end, if the invariant holds at the start and each round keeps it. The
// conditions stand in the term, where further steps show them; nothing is assumed. Terms: the index that the
// invariants are over, then one invariant a state.
#include "verifier/certificate/induction.h"
#include "verifier/certificate/lemma.h"
#include "verifier/ir/unfold.h"

namespace warpproof::certificate {

extern const Lemma lemma_fold_induction;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::fold) return "the left side is not a fold";
  const Expression& fold = *claim.left;
  if (claim.terms.size() != fold.states.size() + 1) return "an index and one invariant a state are needed";
  const Expression& index = *claim.terms.front();
  if (index.kind != ir::Kind::index || index.index_id >= ir::output_index_base ||
      claim.scope.indices.contains(index.index_id))
    return "the invariants are over an index that is not a fresh one";
  Scope scope = claim.scope;
  scope.indices.insert(index.index_id);
  if (std::string why = malformed_terms(claim, scope, 1, claim.terms.size()); !why.empty()) return why;
  const std::vector<ExpressionPtr> invariants(claim.terms.begin() + 1, claim.terms.end());
  for (std::size_t i = 0; i < invariants.size(); ++i)
    if (invariants[i]->type != fold.states[i].type) return "an invariant has another type than its state";
  if (operation_of(*claim.right) != Operation::select) return "the right side is not a choice";
  const Induction expected = induction(claim.kernel, fold, {index.name, index.index_id}, invariants);
  const auto& choice = claim.right->operands;
  if (choice[1]->type != fold.type || choice[2]->type != fold.type)
    return "the two sides have different types";
  if (!claim.kernel.same(choice[0], nested_conjunction(expected.conditions)))
    return "the choice asks something else than the start and the step";
  if (!claim.kernel.same(choice[1], expected.value))
    return "the value is not that of the invariant at the end";
  return claim.kernel.same(choice[2], claim.left) ? "" : "the other branch is not the fold";
}

}  // namespace

const Lemma lemma_fold_induction = {
    .id = "fold_induction",
    .statement =
        "fold a <= k < b from s = s0 next s = g(s, k). v(s) = if a <= b and s0 = I(a) and "
        "(all a <= p < b. g(I(p), p) = I(p + 1)) then v(I(b)) else the fold",
    .condition = "",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
