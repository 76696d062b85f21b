// log(a b) = log(a) + log(b). Terms: a, b.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_log_product;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 2); !why.empty()) return why;
  const ExpressionPtr &a = claim.terms[0], &b = claim.terms[1];
  const ExpressionPtr left = ir::make_apply("log", {times(a, b)});
  const ExpressionPtr right = plus(ir::make_apply("log", {a}), ir::make_apply("log", {b}));
  if (std::string why = not_instance(claim, left, right); !why.empty()) return why;
  return claim.kernel.shows_all(claim.scope, {below(real(0), a), below(real(0), b)})
             ? ""
             : "a > 0 and b > 0 was not shown";
}

}  // namespace

const Lemma lemma_log_product = {
    .id = "log_product",
    .statement = "log(a b) = log(a) + log(b)",
    .condition = "a > 0, b > 0",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
