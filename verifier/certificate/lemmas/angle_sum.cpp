// cos(a + b) = cos(a) cos(b) - sin(a) sin(b), sin(a + b) = sin(a) cos(b) + cos(a) sin(b). Terms: a, b.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_angle_sum;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 2); !why.empty()) return why;
  const ExpressionPtr &a = claim.terms[0], &b = claim.terms[1];
  auto sin = [](const ExpressionPtr& x) { return ir::make_apply("sin", {x}); };
  auto cos = [](const ExpressionPtr& x) { return ir::make_apply("cos", {x}); };
  if (operation_of(*claim.left) == Operation::cos)
    return not_instance(claim, cos(plus(a, b)), minus(times(cos(a), cos(b)), times(sin(a), sin(b))));
  return not_instance(claim, sin(plus(a, b)), plus(times(sin(a), cos(b)), times(cos(a), sin(b))));
}

}  // namespace

const Lemma lemma_angle_sum = {
    .id = "angle_sum",
    .statement = "cos(a + b) = cos(a) cos(b) - sin(a) sin(b), sin(a + b) = sin(a) cos(b) + cos(a) sin(b)",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
