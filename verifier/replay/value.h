#pragma once
// A value as replay sees it: exact where that is possible, an enclosure of 50 and more digits where exp,
// logarithms or roots occur, or undefined. Definedness is part of the value.
//
//   Value half = Value(Rational(1, 2));
//   certainly_different(half, Value(Rational(1, 3))) == true
//   certainly_different(half, Value::undefined()) == false     // that is a question of definedness

#include <memory>
#include <string>

#include "refmodels/number/interval.h"
#include "refmodels/number/rational.h"

namespace warpproof::replay {

using refmodels::number::Certainty;
using refmodels::number::Interval;
using refmodels::number::Rational;

class Value {
 public:
  Value() = default;                                   ///< exactly 0
  Value(Rational exact) : exact_(std::move(exact)) {}  // NOLINT: a rational is a value
  /// A point becomes exact, a certainly undefined interval becomes undefined.
  explicit Value(const Interval& enclosure);
  static Value undefined();
  /// Anything at all, also undefined: what is answered where a limit was reached.
  static Value unknown(int precision);

  bool is_exact() const { return state_ == State::exact; }
  bool is_undefined() const { return state_ == State::undefined; }  ///< certainly
  bool is_defined() const;                                          ///< certainly
  const Rational& exact() const { return exact_; }
  /// The enclosure; that of an exact value is made at this precision.
  Interval enclosure(int precision) const;
  /// A boolean: exactly 0 is no, exactly 1 is yes.
  Certainty truth() const;
  /// "3/4", "[1.41421, 1.41422]", "undefined".
  std::string text() const;

 private:
  enum class State : unsigned char { exact, enclosure, undefined };
  State state_ = State::exact;
  Rational exact_;
  std::shared_ptr<const Interval> enclosure_;
};

/// Both certainly defined, and no real number is in both.
bool certainly_different(const Value& a, const Value& b);
/// Both exact and equal.
bool certainly_equal(const Value& a, const Value& b);

}  // namespace warpproof::replay
