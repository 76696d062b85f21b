// 2^a by exp. Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_exp_two;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr log_two = ir::make_apply("log", {real(2)});
  const ExpressionPtr value = ir::make_apply("exp", {times(a, log_two)});
  return not_instance(claim, ir::make_apply("exp2", {a}), value);
}

}  // namespace

const Lemma lemma_exp_two = {
    .id = "exp_two",
    .statement = "exp2(a) = exp(a log(2))",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
