#pragma once
// Inside of Rational, for the .cpp files of this room only: the shared GMP number behind a value that is not
// small.

#include <gmp.h>

#include <atomic>
#include <cstdint>

#include "refmodels/number/rational.h"

namespace refmodels::number {

struct Rational::Big {
  Big() { mpq_init(value); }
  ~Big() { mpq_clear(value); }
  Big(const Big&) = delete;
  Big& operator=(const Big&) = delete;

  mpq_t value;
  std::atomic<std::uint32_t> owners{1};
};

/// A rational as GMP sees it: borrowed from a big one, built on the spot for a small one.
class MpqView {
 public:
  explicit MpqView(const Rational& value);
  ~MpqView() {
    if (owned_) mpq_clear(built_);
  }
  MpqView(const MpqView&) = delete;
  MpqView& operator=(const MpqView&) = delete;
  operator mpq_srcptr() const { return value_; }  // NOLINT: it is one
  mpz_srcptr numerator() const { return mpq_numref(value_); }
  mpz_srcptr denominator() const { return mpq_denref(value_); }

 private:
  mpq_t built_;
  mpq_srcptr value_;
  bool owned_;
};

struct BigAccess {
  /// Takes over the canonical number `value` (left empty): small if it fits, else big. Throws
  /// std::length_error beyond Rational::maximum_bits.
  static Rational make(mpq_t value);
  static mpq_srcptr big(const Rational& value) { return value.big_().value; }
  static std::int64_t numerator(const Rational& value) { return value.numerator_; }
  static std::int64_t denominator(const Rational& value) { return value.denominator_; }
};

/// An mpq_t that cleans up after itself.
struct Mpq {
  Mpq() { mpq_init(value); }
  ~Mpq() { mpq_clear(value); }
  Mpq(const Mpq&) = delete;
  Mpq& operator=(const Mpq&) = delete;
  operator mpq_ptr() { return value; }  // NOLINT: it is one
  mpz_ptr numerator() { return mpq_numref(value); }
  mpz_ptr denominator() { return mpq_denref(value); }

  mpq_t value;
};

}  // namespace refmodels::number
