#pragma once
// Which constants of a kernel stand for literals of the definition (docs/semantics.md, "Reals"): exactly
// those that are the literal's rounding in the constant's format, never zero, subnormal or infinite, and
// never ambiguous.

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "refmodels/number/format.h"
#include "refmodels/number/rational.h"

namespace warpproof::domain::term {

struct Literal {
  refmodels::number::Rational factor;
  bool times_log2_of_e = false;  ///< the literal is factor * log2(e)
  bool times_ln_of_2 = false;    ///< the literal is factor * ln(2): what makes log of lg2
  bool ambiguous = false;        ///< two different literals round to this constant

  std::string text() const;
};

class Literals {
 public:
  using Rational = refmodels::number::Rational;
  using Format = refmodels::number::Format;

  /// log2(e) alone is a literal of every definition that has an exp; it is always there.
  Literals();
  /// The literal, its negative, and their products with log2(e), in every format.
  void add(const Rational& literal);
  /// The literal that this constant stands for; null when it stands for its own value.
  const Literal* find(std::uint64_t bits, Format format) const;

 private:
  void add_signed(const Rational& literal);
  void enter(Format format, std::uint64_t bits, const Literal& literal);

  std::map<std::pair<Format, std::uint64_t>, Literal> known_;
  std::map<std::pair<Format, std::uint64_t>, Literal> ln_of_2_;  ///< where nothing else is meant
};

}  // namespace warpproof::domain::term
