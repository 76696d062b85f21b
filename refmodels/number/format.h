#pragma once
// Float formats: bits, ranges, exact values, rounding. Source: IEEE 754-2019; bfloat16 and tf32 as in the PTX
// ISA manual. A tf32 number is held as PTX holds it: a binary32 pattern whose low 13 bits are zero.
//
// `round_to_bits` never fails: too large becomes infinity or the largest finite number, as IEEE 754 says for
// the rounding; -0 comes only from a negative value that rounds to zero. Flush to zero replaces a subnormal
// *result* (subnormal after rounding) by the zero of its sign.
//
//   round_to_bits(Rational(1, 3), Format::binary32, Rounding::nearest_even, false) == 0x3eaaaaab

#include <cstdint>
#include <optional>
#include <string_view>

#include "refmodels/number/rational.h"

namespace refmodels::number {

enum class Format : std::uint8_t { binary16, bfloat16, tf32, binary32, binary64 };
enum class Rounding : std::uint8_t { nearest_even, toward_zero, down, up };

inline constexpr int format_count = 5;

struct FormatInfo {
  std::string_view name;  ///< "f16", "bf16", "tf32", "f32", "f64": the word of our language
  int storage_bits;       ///< of the pattern (tf32: 32)
  int unused_bits;        ///< low bits of the pattern that are always zero (tf32: 13)
  int precision;          ///< significand bits, the hidden one included
  int exponent_min;       ///< of the smallest normal number, 2^exponent_min
  int exponent_max;       ///< the largest finite number lies below 2^(exponent_max + 1)

  constexpr int fraction_bits() const { return precision - 1; }
  constexpr int exponent_bits() const { return storage_bits - unused_bits - precision; }
  constexpr int exponent_bias() const { return exponent_max; }
  /// Exponent of the spacing of subnormal numbers: the smallest subnormal is 2^quantum_min.
  constexpr int quantum_min() const { return exponent_min - precision + 1; }
};

inline constexpr FormatInfo format_table[format_count] = {
    {"f16", 16, 0, 11, -14, 15},   {"bf16", 16, 0, 8, -126, 127},   {"tf32", 32, 13, 11, -126, 127},
    {"f32", 32, 0, 24, -126, 127}, {"f64", 64, 0, 53, -1022, 1023},
};

constexpr const FormatInfo& info(Format format) { return format_table[static_cast<int>(format)]; }
std::optional<Format> format_named(std::string_view name);

Rational unit_roundoff(Format format);  ///< 2^-precision: largest relative error of rounding to nearest
Rational largest_finite(Format format);
Rational smallest_normal(Format format);
Rational smallest_subnormal(Format format);

bool is_nan(std::uint64_t bits, Format format);
bool is_infinite(std::uint64_t bits, Format format);
bool is_finite(std::uint64_t bits, Format format);
bool is_zero(std::uint64_t bits, Format format);  ///< of either sign
bool is_subnormal(std::uint64_t bits, Format format);
bool sign_bit(std::uint64_t bits, Format format);
std::uint64_t infinity_bits(Format format, bool negative);
std::uint64_t zero_bits(Format format, bool negative);
std::uint64_t quiet_nan_bits(Format format);

/// The rounded value as a bit pattern.
std::uint64_t round_to_bits(const Rational& value, Format format, Rounding rounding = Rounding::nearest_even,
                            bool flush_to_zero = false);
/// The value of a finite pattern; std::domain_error for NaN and the infinities.
Rational exact_value(std::uint64_t bits, Format format);
/// The value of any pattern as a double: always exact, NaN and infinities kept.
double double_value(std::uint64_t bits, Format format);
/// A double (NaN, infinities and -0 kept) rounded to a pattern of the format.
std::uint64_t round_double_to_bits(double value, Format format, Rounding rounding = Rounding::nearest_even,
                                   bool flush_to_zero = false);
/// A pattern of one format as a pattern of another.
std::uint64_t convert_bits(std::uint64_t bits, Format from, Format to,
                           Rounding rounding = Rounding::nearest_even, bool flush_to_zero = false);
/// Distance between neighbouring numbers of the format at this magnitude (IEEE 754: of the binade; subnormal
/// spacing below the smallest normal number; infinite for NaN and infinities).
double ulp_at(double value, Format format);
/// |value - exact| in units of the last place of the exact value, to nearest (for people, not for proofs).
double ulps_between(double value, const Rational& exact, Format format);

}  // namespace refmodels::number
