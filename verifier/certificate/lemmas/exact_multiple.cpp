// a = n (a div n) where n divides a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_exact_multiple;

namespace {

std::string check(const Claim& claim) {
  if (claim.terms.size() != 2) return "two terms are needed: a, n";
  if (std::string why = malformed_terms(claim, claim.scope, 0, 2); !why.empty()) return why;
  const ExpressionPtr &a = claim.terms[0], &n = claim.terms[1];
  if (a->type != ir::ScalarType::integer || n->type != ir::ScalarType::integer)
    return "a term is not an integer";
  const ExpressionPtr whole = times(n, ir::make_apply("floor_div", {a, n}));
  if (std::string why = not_instance(claim, a, whole); !why.empty()) return why;
  const ExpressionPtr no_rest = equals(ir::make_apply("mod", {a, n}), integer(0));
  if (!claim.kernel.shows(claim.scope, no_rest)) return "a mod n = 0 was not shown";
  return claim.kernel.shows(claim.scope, opposite(equals(n, integer(0)))) ? "" : "n != 0 was not shown";
}

}  // namespace

const Lemma lemma_exact_multiple = {
    .id = "exact_multiple",
    .statement = "a = n (a div n)",
    .condition = "a mod n = 0, n != 0",
    .theories = "int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
