// Two terms of bitwise operations that agree bit by bit. A bit of the result is a function of the bits at the
// same place, so it is enough to give each part all bits 0 and all bits 1: at every place of the constants
// all combinations are seen.
#include <map>

#include "refmodels/ops/op.h"
#include "verifier/certificate/lemma.h"

namespace warpproof::certificate {

extern const Lemma lemma_bitwise;

namespace {

constexpr std::size_t parts_max = 10;

using Bits = std::map<std::string, Rational>;

void collect(Kernel& kernel, const ExpressionPtr& term, Bits& parts) {
  if (is_bitwise(*term)) {
    for (const ExpressionPtr& operand : term->operands) collect(kernel, operand, parts);
  } else if (term->kind != ir::Kind::constant) {
    parts.emplace(kernel.key(term), Rational(0));
  }
}

/// Throws std::length_error for a constant beyond the limits of the operations.
Rational value(Kernel& kernel, const ExpressionPtr& term, const Bits& parts) {
  if (term->kind == ir::Kind::constant) return term->value;
  if (!is_bitwise(*term)) return parts.at(kernel.key(term));
  std::vector<Rational> operands;
  for (const ExpressionPtr& operand : term->operands) operands.push_back(value(kernel, operand, parts));
  return term->op->exact(operands).value;
}

std::string check(const Claim& claim) {
  if (claim.left->type != ir::ScalarType::integer || claim.right->type != ir::ScalarType::integer)
    return "the two sides are no integers";
  Bits parts;
  collect(claim.kernel, claim.left, parts);
  collect(claim.kernel, claim.right, parts);
  if (parts.size() > parts_max) return "there are too many parts";
  for (std::uint32_t choice = 0; choice < (1u << parts.size()); ++choice) {
    std::size_t place = 0;
    for (auto& [key, bits] : parts) bits = (choice >> place++) % 2 == 0 ? Rational(0) : Rational(-1);
    if (!(value(claim.kernel, claim.left, parts) == value(claim.kernel, claim.right, parts)))
      return "the two sides differ in a bit";
  }
  return "";
}

}  // namespace

const Lemma lemma_bitwise = {
    .id = "bitwise",
    .statement = "a = b, both made by bit_and, bit_or, bit_xor and bit_not of parts",
    .condition = "the two agree whenever all bits of each part are the same",
    .theories = "int",
    .function_law = false,
    .check = check,
};

}  // namespace warpproof::certificate
