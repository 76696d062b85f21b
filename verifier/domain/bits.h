#pragma once
// The domain of IEEE bit patterns: bit-accurate, for replay, for the error search and for comparison with a
// device.
//
// Contract: every operation of `Mode` is the exact result rounded once, in any of the four roundings; `.ftz`
// turns subnormal inputs and results into the zero of their sign; a NaN result is the canonical one of PTX
// (0x7fffffff for f32). `approximate` functions and divisions give the correctly rounded result and set
// `approximate()`: their bits are known only within the documented error. `inexact()` says that some
// operation rounded (or flushed). Never fails. Bare PTX add, sub, mul are computed unfused.
//
// Method: operands of up to 24 bits are computed in binary64 rounded to odd (the exact rest by two-sum or
// fma), which rounds once more without error (Boldo and Melquiond, "Emulation of FMA and correctly rounded
// sums", 2008). Binary64 to nearest is the host's; the other roundings of binary64 go through exact
// rationals.
//
//   Bits bits;  bits.set_tensor(0, {0x3f800000});  bits.add(bits.input(0, 0, f32), one, Mode{}).bits ==
//   0x40000000

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "verifier/domain/domain.h"

namespace warpproof::domain {

class Bits {
 public:
  struct Value {
    std::uint64_t bits = 0;
    Format format = Format::binary32;
  };
  static constexpr bool concrete = true;

  /// Contents of an input tensor, one pattern an element; elements outside read as zero and give trouble.
  void set_tensor(std::uint32_t tensor, std::vector<std::uint64_t> bits);

  Value input(std::uint32_t tensor, std::uint64_t element, Format format);
  Value constant(std::uint64_t bits, Format format) const { return {bits, format}; }
  Value rational(const refmodels::number::Rational& value, Mode mode);
  Value add(Value a, Value b, Mode mode);
  Value sub(Value a, Value b, Mode mode);
  Value mul(Value a, Value b, Mode mode);
  Value fma(Value a, Value b, Value c, Mode mode);
  Value div(Value a, Value b, Mode mode);
  Value neg(Value a) const;
  Value abs(Value a) const;
  Value max(Value a, Value b, Mode mode);  ///< a NaN loses against a number; -0 < +0
  Value min(Value a, Value b, Mode mode);
  Value apply(Function function, Value a, Mode mode);
  Value convert(Value a, Format from, Mode mode);
  Truth compare(Comparison comparison, Value a, Value b) const;  ///< a NaN compares as unequal
  Value select(Comparison comparison, Value x, Value y, Value a, Value b) const {
    return compare(comparison, x, y) == Truth::yes ? a : b;
  }
  std::optional<std::string> trouble() const { return trouble_; }

  /// Rounds to an integral value of the same format (cvt.rni, .rzi, .rmi, .rpi).
  Value integral(Value a, Mode mode);
  /// The zero of its sign for a subnormal when the mode flushes, else the value itself.
  static Value flushed(Value a, Mode mode);
  bool inexact() const { return inexact_; }
  /// Somebody else rounded on behalf of this run.
  void note_rounding() { inexact_ = true; }
  bool approximate() const { return approximate_; }
  void clear_flags() { inexact_ = approximate_ = false; }

 private:
  double load(Value a, Mode mode);
  Value narrow(double odd, Mode mode);
  Value store64(double result, bool exact, Mode mode);
  template <class Exact>
  Value by_rationals(const Exact& exact, double nearest, Mode mode);

  std::vector<std::vector<std::uint64_t>> tensors_;
  std::optional<std::string> trouble_;
  bool inexact_ = false;
  bool approximate_ = false;
};

/// PTX's canonical NaN of a format.
std::uint64_t canonical_nan(Format format);
bool is_nan(Bits::Value a);

}  // namespace warpproof::domain
