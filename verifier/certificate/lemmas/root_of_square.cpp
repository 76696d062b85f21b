// sqrt(a a) = |a|. Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_root_of_square;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr left = ir::make_apply("sqrt", {times(a, a)});
  const ExpressionPtr right = times(real(1), ir::make_apply("abs", {a}));
  return not_instance(claim, left, right);
}

}  // namespace

const Lemma lemma_root_of_square = {
    .id = "root_of_square",
    .statement = "sqrt(a^2) = |a|",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
