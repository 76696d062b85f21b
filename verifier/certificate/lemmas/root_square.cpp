// sqrt(a) sqrt(a) = a. Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_root_square;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr left = times(ir::make_apply("sqrt", {a}), ir::make_apply("sqrt", {a}));
  const ExpressionPtr right = times(real(1), a);
  if (std::string why = not_instance(claim, left, right); !why.empty()) return why;
  return claim.kernel.shows_all(claim.scope, {at_most(real(0), a)}) ? "" : "a >= 0 was not shown";
}

}  // namespace

const Lemma lemma_root_square = {
    .id = "root_square",
    .statement = "sqrt(a)^2 = a",
    .condition = "a >= 0",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
