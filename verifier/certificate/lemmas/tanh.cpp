// tanh(a) = 1 - 2 / (exp(2 a) + 1). Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_tanh;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr left = ir::make_apply("tanh", {a});
  const ExpressionPtr right = minus(
      real(1), ir::make_apply("div", {real(2), plus(ir::make_apply("exp", {times(real(2), a)}), real(1))}));
  return not_instance(claim, left, right);
}

}  // namespace

const Lemma lemma_tanh = {
    .id = "tanh",
    .statement = "tanh(a) = 1 - 2 / (exp(2 a) + 1)",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
