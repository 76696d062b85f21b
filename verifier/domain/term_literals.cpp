#include "verifier/domain/term_literals.h"

#include "refmodels/number/interval.h"

namespace warpproof::domain::term {

using refmodels::number::Interval;
namespace number = refmodels::number;

using refmodels::number::Rational;

std::string Literal::text() const {
  if (times_ln_of_2) return factor.sign() < 0 ? "-ln(2)" : "ln(2)";
  if (!times_log2_of_e) return factor.str();
  if (factor == Rational(1)) return "log2(e)";
  return factor.str() + " * log2(e)";
}

Literals::Literals() {
  add(Rational(1));
  const Interval ln2 = Interval(Rational(2)).log();
  const auto lower = ln2.lower_exact(), upper = ln2.upper_exact();
  for (int i = 0; i < number::format_count && lower && upper; ++i) {
    const auto format = static_cast<Format>(i);
    for (const int sign : {1, -1}) {
      const Rational factor(sign);
      const std::uint64_t bits = number::round_to_bits(*lower * factor, format);
      if (bits == number::round_to_bits(*upper * factor, format))
        ln_of_2_[{format, bits}] = {factor, false, true, false};
    }
  }
}

void Literals::add(const Rational& literal) {
  if (literal.is_zero()) return;
  add_signed(literal);
  add_signed(-literal);
}

void Literals::add_signed(const Rational& literal) {
  const Interval product = Interval(literal) / Interval(Rational(2)).log();
  const auto lower = product.lower_exact(), upper = product.upper_exact();
  for (int i = 0; i < number::format_count; ++i) {
    const auto format = static_cast<Format>(i);
    const std::uint64_t bits = number::round_to_bits(literal, format);
    enter(format, bits, {literal, false, false, false});
    if (!lower || !upper) continue;
    const std::uint64_t scaled = number::round_to_bits(*lower, format);
    // An irrational product is never represented; its rounding is certain when both ends of the enclosure
    // agree.
    if (scaled == number::round_to_bits(*upper, format)) enter(format, scaled, {literal, true, false, false});
  }
}

void Literals::enter(Format format, std::uint64_t bits, const Literal& literal) {
  if (!number::is_finite(bits, format) || number::is_zero(bits, format) || number::is_subnormal(bits, format))
    return;
  const auto [place, is_new] = known_.try_emplace({format, bits}, literal);
  Literal& known = place->second;
  const bool same = known.factor == literal.factor && known.times_log2_of_e == literal.times_log2_of_e;
  // Also when one of the two is represented exactly: the constant may mean itself.
  if (!is_new && !same) known.ambiguous = true;
}

const Literal* Literals::find(std::uint64_t bits, Format format) const {
  const auto place = known_.find({format, bits});
  if (place == known_.end()) {
    const auto closed = ln_of_2_.find({format, bits});
    return closed == ln_of_2_.end() ? nullptr : &closed->second;
  }
  if (place->second.ambiguous) return nullptr;
  const Literal& literal = place->second;
  // A literal that the format represents needs no reading.
  if (!literal.times_log2_of_e && number::exact_value(bits, format) == literal.factor) return nullptr;
  return &literal;
}

}  // namespace warpproof::domain::term
