// sigmoid(a) = 1 / (1 + exp(-a)). Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_sigmoid;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr left = ir::make_apply("sigmoid", {a});
  const ExpressionPtr right =
      ir::make_apply("div", {real(1), plus(real(1), ir::make_apply("exp", {ir::make_apply("neg", {a})}))});
  return not_instance(claim, left, right);
}

}  // namespace

const Lemma lemma_sigmoid = {
    .id = "sigmoid",
    .statement = "sigmoid(a) = 1 / (1 + exp(-a))",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
