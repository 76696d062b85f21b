#include "refmodels/ops/derivative.h"

#include <algorithm>

#include "refmodels/ops/op_table.h"

namespace refmodels::ops {
namespace {

constexpr std::array<std::string_view, 5> words = {"undefined", "zero", "half", "first", "second"};

}  // namespace

std::optional<Kinks> kinks_named(std::string_view word) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end()) return std::nullopt;
  return static_cast<Kinks>(found - words.begin());
}

std::string_view word_of(Kinks kinks) { return words.at(static_cast<std::size_t>(kinks)); }

const Derivative& derivative_of(const Op& op) {
  const auto rows = generated_rows();
  const auto found = std::find(rows.begin(), rows.end(), &op);
  return *generated_derivatives()[static_cast<std::size_t>(found - rows.begin())];
}

}  // namespace refmodels::ops
