#pragma once
// The math operations that the language knows: one row each, everything about an operation in its row. A row
// stands in table/<name>.cpp and nowhere else; the build lists that folder, so a file is a row and cannot be
// forgotten.
//
// A boolean is the number 0 or 1 (interval {0}, {1} or [0, 1] when not known). All functions take exactly
// `arity` operands and never throw, except std::length_error of a Rational that outgrows its limit.
//
//   find_op("sqrt")->exact({Rational(4)}).value == Rational(2)

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "refmodels/number/interval.h"
#include "refmodels/number/rational.h"
#include "refmodels/ops/error_model.h"

namespace refmodels::ops {

using number::Interval;
using number::Rational;

/// What an operation takes and gives.
enum class Rule : std::uint8_t {
  real,             ///< reals -> real (an integer operand counts as a real)
  real_or_integer,  ///< all integers -> integer, otherwise real
  comparison,       ///< two reals or two integers -> boolean
  boolean,          ///< booleans -> boolean
  select,           ///< boolean, then two values of one type -> that type
  power,    ///< real or integer base, integer literal as exponent; integer only if both are and exponent >= 0
  integer,  ///< integers -> integer
  to_integer,  ///< real -> a real that is an integer (floor)
};

/// When the operation has a value over the reals. `argument` names the operand that the condition is about.
enum class Condition : std::uint8_t {
  always,
  non_zero,
  non_negative,
  positive,
  non_zero_if_exponent_negative,  ///< pow: base != 0 or exponent >= 0
};

struct Definedness {
  Condition condition = Condition::always;
  int argument = 0;
  std::string_view text = "always";
};

/// The exact result on rational operands.
struct Exact {
  enum class Kind : std::uint8_t { rational, undefined, not_rational };
  Kind kind = Kind::undefined;
  Rational value;

  Exact(Rational result) : kind(Kind::rational), value(std::move(result)) {}  // NOLINT: a rational is exact
  static Exact undefined() { return Exact(Kind::undefined); }
  /// Defined, and not known to be rational: ask the interval.
  static Exact not_rational() { return Exact(Kind::not_rational); }
  explicit operator bool() const { return kind == Kind::rational; }

 private:
  explicit Exact(Kind which) : kind(which) {}
};

/// A law of the operation over the reals, in the language's own notation. Holds where `where` holds, both
/// sides defined; x, y, z are reals (booleans for boolean operations, integers for integer ones).
struct Axiom {
  std::string_view name;
  std::string_view statement;   ///< "exp(x + y) = exp(x) * exp(y)"; relations =, <=, <
  std::string_view where = "";  ///< "" always, or conditions such as "x > 0 and y > 0"
};

/// A known value: decimal operands and 50 correct digits (or an exact value) of the result; "undefined" where
/// it is.
struct Sample {
  std::array<std::string_view, 3> arguments;  ///< as many as the arity, the rest empty
  std::string_view result;
};

using Intervals = std::span<const Interval>;
using Rationals = std::span<const Rational>;

struct Op {
  std::string_view name;
  int arity;
  Rule rule;
  std::string_view meaning;  ///< one line of mathematics
  Definedness defined;
  Interval (*on_intervals)(Intervals);
  Exact (*on_rationals)(Rationals);
  std::span<const ErrorModel> error_models;
  std::span<const Axiom> axioms;
  std::span<const Sample> samples;
  std::string_view source;

  Interval interval(Intervals operands) const { return on_intervals(operands); }
  Interval interval(std::initializer_list<Interval> operands) const {
    return on_intervals({operands.begin(), operands.size()});
  }
  Exact exact(Rationals operands) const { return on_rationals(operands); }
  Exact exact(std::initializer_list<Rational> operands) const {
    return on_rationals({operands.begin(), operands.size()});
  }
  bool commutative() const;  ///< an axiom of that name stands in the row
  bool associative() const;
  const ErrorModel* error_model(std::string_view implementation) const;
};

/// All rows, sorted by name.
std::span<const Op* const> all_ops();
/// Null when the language has no such operation.
const Op* find_op(std::string_view name);

}  // namespace refmodels::ops
