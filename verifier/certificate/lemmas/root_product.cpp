// sqrt(a b) = sqrt(a) sqrt(b). Terms: a, b.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_root_product;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 2); !why.empty()) return why;
  const ExpressionPtr &a = claim.terms[0], &b = claim.terms[1];
  const ExpressionPtr left = ir::make_apply("sqrt", {times(a, b)});
  const ExpressionPtr right = times(ir::make_apply("sqrt", {a}), ir::make_apply("sqrt", {b}));
  if (std::string why = not_instance(claim, left, right); !why.empty()) return why;
  return claim.kernel.shows_all(claim.scope, {at_most(real(0), a), at_most(real(0), b)})
             ? ""
             : "a >= 0 and b >= 0 was not shown";
}

}  // namespace

const Lemma lemma_root_product = {
    .id = "root_product",
    .statement = "sqrt(a b) = sqrt(a) sqrt(b)",
    .condition = "a >= 0, b >= 0",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
