#pragma once
// Interned rational numbers: a coefficient is a number, equal coefficients have equal numbers. The infinities
// and NaN have numbers too (they are constants of kernels, such as the start of a maximum) but no value.
//
// Fails: std::length_error when a rational outgrows its limit (refmodels/number/rational.h).

#include <array>
#include <cstdint>
#include <vector>

#include "refmodels/number/rational.h"
#include "verifier/domain/term_table.h"

namespace warpproof::domain::term {

using refmodels::number::Rational;
using CoefficientId = std::uint32_t;

class Coefficients {
 public:
  static constexpr CoefficientId zero = 0;
  static constexpr CoefficientId one = 1;
  static constexpr CoefficientId minus_one = 2;
  static constexpr CoefficientId plus_infinity = 3;
  static constexpr CoefficientId minus_infinity = 4;
  static constexpr CoefficientId not_a_number = 5;

  Coefficients();

  static bool is_special(CoefficientId id) { return id >= plus_infinity && id <= not_a_number; }
  CoefficientId intern(const Rational& value);
  const Rational& value(CoefficientId id) const { return values_[id]; }
  int sign(CoefficientId id) const { return values_[id].sign(); }

  CoefficientId add(CoefficientId a, CoefficientId b);
  CoefficientId multiply(CoefficientId a, CoefficientId b);
  CoefficientId negate(CoefficientId a) { return multiply(a, minus_one); }
  CoefficientId invert(CoefficientId a);  ///< a is not zero
  std::uint64_t bytes() const { return values_.size() * 3 * sizeof(Rational) + table_.bytes(); }

 private:
  enum class Operation : std::uint8_t { none, add, multiply, invert };
  struct Remembered {
    Operation operation = Operation::none;
    CoefficientId a = 0, b = 0, result = 0;
  };
  Remembered& slot(Operation operation, CoefficientId a, CoefficientId b);

  std::vector<Rational> values_;
  IdTable table_;
  std::array<Remembered, 1024> remembered_{};
};

}  // namespace warpproof::domain::term
