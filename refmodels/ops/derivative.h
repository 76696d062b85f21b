#pragma once
// The derivative of each operation by each operand, a second column of the table of operations: it stands in
// the same file, table/<name>.cpp, and a row without one does not link.
//
// A rule is text in the language's own notation over the operands x, y. It has a value exactly where the
// operation is differentiable in that operand, among the places where the operation itself is defined: what
// is not differentiable at a kink carries `0 / (distance to the kink)`. A named convention replaces the rule
// by one that has a value at the kink, too.
//
//   derivative_of(*find_op("max")).by_operand(0, Kinks::first) == "if x >= y then 1 else 0"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "refmodels/ops/op.h"

namespace refmodels::ops {

/// What a gradient is at a kink (relu at 0, max at ties): it has no value there; or, by convention, a choice
/// between the two operands that tie: neither counts, each counts half, the first or the second one.
/// abs(x) is taken as max(x, -x). Jumps (floor, sign, comparisons) have derivative 0 by any convention.
enum class Kinks : std::uint8_t { undefined, zero, half, first, second };

std::optional<Kinks> kinks_named(std::string_view word);
std::string_view word_of(Kinks kinks);

using Partials = std::array<std::string_view, 2>;  ///< by operand; "" where the operation has fewer

struct Derivative {
  enum class Form : std::uint8_t {
    rule,       ///< by text, as above
    power,      ///< x^n, n a literal: n x^(n - 1), and 0 for n = 0
    branch,     ///< of the branch that is taken
    condition,  ///< of conditions: nothing but the kinks of what they compare
    none,       ///< takes nothing that varies; `why` says so
  };
  Form form;
  Partials by = {};
  std::optional<std::array<Partials, 4>> at_kinks = {};  ///< zero, half, first, second
  std::string_view why = "";

  static constexpr Derivative rule(std::string_view x, std::string_view y = "") {
    return {.form = Form::rule, .by = {x, y}};
  }
  static constexpr Derivative kinked(Partials by, std::array<Partials, 4> at_kinks) {
    return {.form = Form::rule, .by = by, .at_kinks = at_kinks};
  }
  /// Locally constant: `distance` is 0 exactly at the jumps.
  static constexpr Derivative jumps(std::string_view distance, int arity) {
    const Partials zeros = {"0", arity > 1 ? "0" : ""};
    return {.form = Form::rule,
            .by = {distance, arity > 1 ? distance : ""},
            .at_kinks = std::array<Partials, 4>{zeros, zeros, zeros, zeros}};
  }
  static constexpr Derivative none(std::string_view why) { return {.form = Form::none, .why = why}; }

  /// Empty unless the form is `rule`.
  std::string_view by_operand(std::size_t operand, Kinks kinks) const {
    if (kinks == Kinks::undefined || !at_kinks) return by.at(operand);
    return at_kinks->at(static_cast<std::size_t>(kinks) - 1).at(operand);
  }
};

/// Of every operation of the table.
const Derivative& derivative_of(const Op& op);

}  // namespace refmodels::ops
