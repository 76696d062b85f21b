#pragma once
// The total meaning of kernel terms (verifier/certificate/operation.h), evaluated exactly at given sizes:
// what the lemmas are tested against. Shares no code with them.
//
// exp is modelled as 2^x on integers of modest size, log as its inverse on powers of two, sqrt exactly on
// squares of rationals; elsewhere there is no exact value and an instance is skipped.

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "verifier/ir/expression.h"

namespace warpproof::certificate::test {

using refmodels::number::Rational;

struct World {
  std::map<std::string, std::int64_t> sizes;
  std::map<ir::IndexId, std::int64_t> indices;
  std::map<std::string, std::int64_t> extents;        ///< of each axis of each tensor; reads beyond are 0
  std::uint64_t seed = 0;                             ///< of the tensors' elements
  std::map<std::string, std::pair<int, int>> ranges;  ///< of a tensor's elements, [-3, 3] when not given
};

std::optional<Rational> total_value(const ir::ExpressionPtr& expression, const World& world);

}  // namespace warpproof::certificate::test
