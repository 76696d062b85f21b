// Operations on machine words against the exact meaning of each in refmodels/ops, and the bounds of their
// values against all values: by brute force, small words of any sign.
#include "verifier/certificate/word_operations.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "refmodels/ops/op.h"

using namespace warpproof;
using certificate::Word;
using certificate::WordRange;

namespace {

constexpr Word most = 9;

/// The row of an operation by its name; null for those that words do not have.
const certificate::WordOperation* row_of(const refmodels::ops::Op& op) {
  const auto arity = static_cast<std::size_t>(op.arity);
  std::vector<ir::ExpressionPtr> operands(arity, ir::make_constant(1, ir::ScalarType::integer));
  if (op.arity == 0 || op.rule == refmodels::ops::Rule::real) return nullptr;
  const bool conditions = op.name == "and" || op.name == "or" || op.name == "not";
  if (conditions) operands.assign(arity, ir::make_constant(1, ir::ScalarType::boolean));
  if (op.name == "select") operands[0] = ir::make_constant(1, ir::ScalarType::boolean);
  return certificate::word_operation(certificate::operation_of(*ir::make_apply(op, operands)));
}

bool takes_conditions(const refmodels::ops::Op& op, std::size_t operand) {
  return op.name == "and" || op.name == "or" || op.name == "not" || (op.name == "select" && operand == 0);
}

}  // namespace

TEST_CASE("words: each operation has its exact meaning, within its bounds") {
  int rows = 0;
  std::uint64_t compared = 0;
  for (const refmodels::ops::Op* op : refmodels::ops::all_ops()) {
    if (op->arity < 1 || op->arity > 3) continue;
    const certificate::WordOperation* row = row_of(*op);
    if (row == nullptr) continue;
    ++rows;
    CAPTURE(op->name);
    const auto arity = static_cast<std::size_t>(op->arity);
    const auto low = [&](std::size_t operand) { return takes_conditions(*op, operand) ? 0 : -most; };
    const auto high = [&](std::size_t operand) {
      return arity <= operand ? 0 : takes_conditions(*op, operand) ? 1 : most;
    };
    for (Word a = low(0); a <= high(0); ++a)
      for (Word b = arity > 1 ? low(1) : 0; b <= high(1); ++b)
        for (Word c = arity > 2 ? low(2) : 0; c <= high(2); ++c) {
          std::vector<refmodels::number::Rational> operands;
          for (const Word word : {a, b, c})
            if (operands.size() < arity) operands.emplace_back(word);
          const auto exact = op->exact(operands);
          const Word value = row->value(a, b, c);
          for (const WordRange& other : {WordRange{0, 0}, WordRange{-2, 3}, WordRange{0, 4}}) {
            const auto around = [&](Word word) { return WordRange{word + other.low, word + other.high}; };
            for (const auto& [first, second] :
                 {std::pair(around(a), WordRange{b, b}), std::pair(WordRange{a, a}, around(b))}) {
              const auto bounds = row->range(first, second, {c, c});
              REQUIRE(bounds);
              CHECK(bounds->low <= value);
              CHECK(value <= bounds->high);
            }
          }
          if (exact) {
            REQUIRE(refmodels::number::Rational(value) == exact.value);
            ++compared;
          }
        }
  }
  CHECK(rows == 31);
  CHECK(compared > 5'000);
}
