// sum_{lo <= k < hi} b = (hi - lo) b, and max, min, any, all of one value are the value; any of true asks
// whether there is an index, any of false is false and all of true is true.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_constant_body;

namespace {

std::string check(const Claim& claim) {
  if (claim.left->kind != ir::Kind::reduce) return "the left side is not a reduction";
  const Expression& left = *claim.left;
  const ExpressionPtr& body = left.operands[0];
  // Well formed outside: it mentions no index of the reduction.
  if (!claim.kernel.malformed(claim.scope, body).empty())
    return "the body mentions an index of the reduction";
  if (claim.right->type != left.type) return "the two sides have different types";
  if (left.reduction == ir::Reduction::any && is_true(body) && left.binders.size() == 1 && !left.condition &&
      claim.kernel.same(claim.right, below(left.binders[0].lower, left.binders[0].upper)))
    return {};
  const bool is_neutral = (left.reduction == ir::Reduction::any && is_true(opposite(body))) ||
                          (left.reduction == ir::Reduction::all && is_true(body));
  if (is_neutral && claim.kernel.same(claim.right, body)) return {};
  if (ir::info(left.reduction).idempotent) {
    if (!claim.kernel.same(claim.right, body)) return "the right side is not the body";
    return claim.kernel.inhabited(claim.scope, left.binders, left.condition)
               ? ""
               : "the domain was not shown to be inhabited";
  }
  if (left.reduction != ir::Reduction::sum) return "only for sum, max, min, any and all";
  if (left.binders.size() != 1 || left.condition) return "only for one index without a condition";
  const ir::Binder& binder = left.binders[0];
  if (!claim.kernel.same(claim.right, times(minus(binder.upper, binder.lower), body)))
    return "the right side is not the extent times the body";
  return claim.kernel.shows(claim.scope, at_most(binder.lower, binder.upper)) ? "" : "lo <= hi was not shown";
}

}  // namespace

const Lemma lemma_constant_body = {
    .id = "constant_body",
    .statement =
        "sum_{lo <= k < hi} b = (hi - lo) b; max_{x in D} b = b; any_{lo <= k < hi} true = lo < hi; "
        "any_{x in D} false = false",
    .condition =
        "b does not mention k; sum: lo <= hi; max, min, any, all: D is inhabited; any of true, any of "
        "false, all of true: always",
    .theories = "real, int, bool",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
