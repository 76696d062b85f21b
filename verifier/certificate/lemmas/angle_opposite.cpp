// cos(-a) = cos(a), sin(-a) = -sin(a). Terms: a.
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_angle_opposite;

namespace {

std::string check(const Claim& claim) {
  if (std::string why = malformed_law(claim, 1); !why.empty()) return why;
  const ExpressionPtr& a = claim.terms[0];
  const ExpressionPtr opposite_angle = ir::make_apply("neg", {a});
  auto sin = [](const ExpressionPtr& x) { return ir::make_apply("sin", {x}); };
  auto cos = [](const ExpressionPtr& x) { return ir::make_apply("cos", {x}); };
  if (operation_of(*claim.left) == Operation::cos) return not_instance(claim, cos(opposite_angle), cos(a));
  return not_instance(claim, sin(opposite_angle), ir::make_apply("neg", {sin(a)}));
}

}  // namespace

const Lemma lemma_angle_opposite = {
    .id = "angle_opposite",
    .statement = "cos(-a) = cos(a), sin(-a) = -sin(a)",
    .condition = "",
    .theories = "real",
    .function_law = true,
    .check = check,
};

}  // namespace warpproof::certificate
