#pragma once
// What is known about the sign of a real value: the set of signs it may have. Assumptions come from the
// claim's requirements and box (eps > 0, s in [0, 16]); everything else follows by the rules of signs, so
// that "shown" is a proof: squares are not negative, exp is positive, a sum of non-negative values with one
// positive is positive.
//
// Signs are those of the value wherever it is defined: 1/x is never zero.

#include <cstdint>
#include <map>
#include <optional>

#include "refmodels/number/rational.h"
#include "verifier/domain/term_value.h"

namespace warpproof::domain::term {

struct Signs {
  bool negative = true, zero = true, positive = true;

  static Signs of(int sign) { return {sign < 0, sign == 0, sign > 0}; }
  /// Both are known: what both allow.
  Signs both(Signs other) const {
    return {negative && other.negative, zero && other.zero, positive && other.positive};
  }
  bool shown_positive() const { return !negative && !zero; }
  bool shown_negative() const { return !positive && !zero; }
  bool shown_non_negative() const { return !negative; }
  bool shown_non_zero() const { return !zero; }
  friend bool operator==(const Signs&, const Signs&) = default;
};

Signs operator*(Signs x, Signs y);
Signs operator+(Signs x, Signs y);
/// The signs of x^(half_power / 2), for x in the domain of that power.
Signs power_of(Signs x, int half_power);

/// Known ranges of the elements of input tensors.
class Assumptions {
 public:
  using Rational = refmodels::number::Rational;
  void positive(std::uint32_t tensor) { signs_[tensor] = Signs::of(1); }
  void range(std::uint32_t tensor, const std::optional<Rational>& lower,
             const std::optional<Rational>& upper);
  Signs of(std::uint64_t raw_input) const;

 private:
  std::map<std::uint32_t, Signs> signs_;
};

}  // namespace warpproof::domain::term
