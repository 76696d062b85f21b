#pragma once
// An ErrorForm (refmodels/bounds/error_form.h) in 16 bytes, rounded outward: what is unpacked encloses what
// was packed. Errors keep 20 fraction bits (a bound grows by at most 2^-20 of itself each time), troubles
// stand in the fraction of an infinite error.
//
//   PackedPoint  given data: the lower bound exactly, the width of the enclosure in 32 bits
//   PackedRange  a whole box: both bounds in 32 bits, and the identity of the value, so that x * x is known
//   to be a
//                square. Equal identities, not 0, mean one and the same computed value.

#include <bit>
#include <cstdint>

#include "refmodels/bounds/error_form.h"

namespace warpproof::domain::error {

using refmodels::bounds::ErrorForm;
namespace number = refmodels::number;

inline constexpr std::uint32_t infinite_word = 0x7ff00000u;
inline constexpr std::uint32_t sign_word = 0x80000000u;

/// Beside the flags of refmodels/bounds: the value is an infinity, exactly and as computed. Only max, min and
/// the comparisons know what that means; to everything else it has no value.
inline constexpr std::uint8_t minus_infinity = 64, plus_infinity = 128;

/// The upper half of a double, rounded towards plus infinity; NaN is not allowed.
inline std::uint32_t word_above(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  const bool negative = (bits >> 63) != 0;
  return static_cast<std::uint32_t>((negative ? bits : bits + 0xffffffffu) >> 32);
}
inline std::uint32_t word_below(double x) { return word_above(-x) ^ sign_word; }
inline double from_word(std::uint32_t word) { return std::bit_cast<double>(std::uint64_t{word} << 32); }

inline std::uint32_t pack_error(const ErrorForm& form) {
  if (form.trouble != 0) return infinite_word | form.trouble;
  return word_above(form.error) | (form.computed_non_negative ? sign_word : 0);
}
inline void unpack_error(std::uint32_t word, ErrorForm& form) {
  const std::uint32_t size = word & ~sign_word;
  form.computed_non_negative = (word & sign_word) != 0;
  if (size > infinite_word) {
    form.trouble = static_cast<std::uint8_t>(size & 0xff);
    form.error = number::unbounded;
    if (form.trouble >= minus_infinity) {
      form.trouble = refmodels::bounds::may_be_undefined;
      form.lo = -number::unbounded;
      form.hi = number::unbounded;
    }
  } else {
    form.error = from_word(size);
  }
}

struct Packed {
  std::uint64_t bounds = 0;
  std::uint64_t rest = std::uint64_t{sign_word};  ///< zero, exactly, not negative
};

inline Packed pack_point(const ErrorForm& form) {
  const double width = form.lo == form.hi ? 0 : number::above(form.hi - form.lo);
  return {std::bit_cast<std::uint64_t>(form.lo), std::uint64_t{word_above(width)} << 32 | pack_error(form)};
}
inline ErrorForm unpack_point(const Packed& packed) {
  ErrorForm form;
  form.lo = std::bit_cast<double>(packed.bounds);
  const double width = from_word(static_cast<std::uint32_t>(packed.rest >> 32));
  form.hi = width == 0 ? form.lo : number::above(form.lo + width);
  if (width == number::unbounded) form.hi = number::unbounded;
  unpack_error(static_cast<std::uint32_t>(packed.rest), form);
  return form;
}

inline Packed pack_range(const ErrorForm& form, std::uint32_t identity) {
  return {std::uint64_t{word_below(form.lo)} << 32 | word_above(form.hi),
          std::uint64_t{identity} << 32 | pack_error(form)};
}
inline ErrorForm unpack_range(const Packed& packed) {
  ErrorForm form;
  form.lo = from_word(static_cast<std::uint32_t>(packed.bounds >> 32));
  form.hi = from_word(static_cast<std::uint32_t>(packed.bounds));
  unpack_error(static_cast<std::uint32_t>(packed.rest), form);
  return form;
}
/// An infinity in either packing, and its sign.
inline Packed pack_infinity(bool negative) {
  return {0, std::uint64_t{infinite_word | (negative ? minus_infinity : plus_infinity)}};
}
inline bool is_minus_infinity(const Packed& packed) {
  return static_cast<std::uint32_t>(packed.rest) == (infinite_word | minus_infinity);
}
inline bool is_plus_infinity(const Packed& packed) {
  return static_cast<std::uint32_t>(packed.rest) == (infinite_word | plus_infinity);
}

inline bool is_infinity(const Packed& packed) {
  const std::uint32_t word = static_cast<std::uint32_t>(packed.rest);
  return word >= (infinite_word | minus_infinity) && word < sign_word;
}

inline std::uint32_t identity_of(const Packed& packed) {
  return static_cast<std::uint32_t>(packed.rest >> 32);
}

}  // namespace warpproof::domain::error
