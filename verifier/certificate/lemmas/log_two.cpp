// The logarithm to base 2 by log. Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_log_two;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr log_two = ir::make_apply("log", {real(2)});
  const ExpressionPtr value = ir::make_apply("div", {ir::make_apply("log", {a}), log_two});
  return not_instance(claim, ir::make_apply("log2", {a}), value);
}

}  // namespace

const Lemma lemma_log_two = {
    .id = "log_two",
    .statement = "log2(a) = log(a) / log(2)",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
