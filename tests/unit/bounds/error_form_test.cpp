// Random programs on numbers of each format, each operation rounded exactly, against exact rationals: the
// error never exceeds its bound, overflow never goes unsaid.
#include "refmodels/bounds/error_form.h"

#include <doctest/doctest.h>

#include <cmath>
#include <random>
#include <vector>

#include "refmodels/bounds/error_functions.h"

using namespace refmodels::bounds;
using refmodels::number::exact_value;
using refmodels::number::round_to_bits;

namespace {

/// One value three ways.
struct Traced {
  ErrorForm form;
  Rational computed;
  Rational exact;
  /// A bare product: the operation that takes it may see this instead of `computed` (contraction).
  Rational unrounded;
  bool bare = false;
};

class Machine {
 public:
  Machine(Arithmetic step, unsigned seed, int exponents)
      : step_(step), exponents_(exponents), random_(seed) {}

  void run(int operations) {
    values_.clear();
    for (int i = 0; i < 6; ++i) values_.push_back(input());
    for (int i = 0; i < operations; ++i) {
      Traced next = operation();
      if (next.form.trouble != 0 || lost_) {
        REQUIRE(next.form.trouble != 0);
        REQUIRE(next.form.error == INFINITY);
        lost_ = false;
        ++troubled;
        continue;
      }
      check(next);
      // Keep exact references small.
      if (next.exact.bit_size() < 4000) values_[random_() % values_.size()] = next;
    }
  }

  double worst_ratio = 0;  ///< of a real error to its bound
  int troubled = 0;

 private:
  void check(const Traced& value) {
    const Rational lo = Rational::from_double(value.form.lo);
    const Rational hi = Rational::from_double(value.form.hi);
    REQUIRE(lo <= value.exact);
    REQUIRE(value.exact <= hi);
    for (const Rational& seen : {value.computed, value.bare ? value.unrounded : value.computed}) {
      const Rational error = (seen - value.exact).abs();
      REQUIRE(error <= Rational::from_double(value.form.error));
      const bool inside = Rational::from_double(value.form.computed().lo) <= seen &&
                          seen <= Rational::from_double(value.form.computed().hi);
      REQUIRE(inside);
      if (value.form.computed_non_negative) REQUIRE(seen.sign() >= 0);
      if (value.form.error > 0) worst_ratio = std::max(worst_ratio, error.to_double() / value.form.error);
    }
  }

  Traced input() {
    const double significand = static_cast<double>(random_() >> 11) * 0x1p-53 + 0.5;
    const int exponent = static_cast<int>(random_() % static_cast<unsigned>(2 * exponents_ + 1)) - exponents_;
    double value = random_() % 8 == 0 ? static_cast<double>(random_() % 4)
                                      : std::ldexp(significand, std::min(exponent, format_top()));
    if (random_() % 2 != 0) value = -value;
    const Rational number = exact_value(
        refmodels::number::round_double_to_bits(value, step_.format, Rounding::toward_zero), step_.format);
    const double held = number.to_double();
    if (random_() % 2 != 0) return {ErrorForm::point(held), number, number, {}};
    const double other = held * 0.75 - 1;  // a range that holds the number
    return {ErrorForm::input(std::min(held, other), std::max(held, other)), number, number, {}};
  }

  int format_top() const { return refmodels::number::info(step_.format).exponent_max; }
  Rational flush(const Rational& operand) const {
    const bool tiny = operand.abs() < refmodels::number::smallest_normal(step_.format);
    return step_.flush_to_zero && tiny ? Rational(0) : operand;
  }
  Rational round(const Rational& unrounded) {
    const std::uint64_t bits = round_to_bits(unrounded, step_.format, step_.rounding, step_.flush_to_zero);
    const Rational largest = refmodels::number::largest_finite(step_.format);
    if (!refmodels::number::is_finite(bits, step_.format) || unrounded.abs() > largest) {
      lost_ = true;
      return Rational(0);
    }
    return exact_value(bits, step_.format);
  }
  /// What an addition reads: a bare product possibly unrounded, then unflushed too.
  Rational addend(const Traced& value) {
    return value.bare && random_() % 2 != 0 ? value.unrounded : flush(value.computed);
  }
  const Traced& pick() { return values_[random_() % values_.size()]; }

  Traced operation() {
    const Traced a = pick();
    const Traced b = pick();
    const Traced c = pick();
    const Rational x = flush(a.computed);
    const Rational y = flush(b.computed);
    switch (random_() % 9) {
      case 0:
        return {add(a.form, b.form, step_), round(addend(a) + addend(b)), a.exact + b.exact, {}};
      case 1:
        return {sub(a.form, b.form, step_), round(addend(a) - addend(b)), a.exact - b.exact, {}};
      case 2:
        return {mul(a.form, b.form, step_), round(x * y), a.exact * b.exact, x * y,
                step_.rounding == Rounding::nearest_even};
      case 3:
        return {
            fma(a.form, b.form, c.form, step_), round(x * y + addend(c)), a.exact * b.exact + c.exact, {}};
      case 4:
        return {square_add(a.form, c.form, step_), round(x * x + addend(c)), a.exact * a.exact + c.exact, {}};
      case 5:
        return {max(a.form, b.form, step_), std::max(x, y), std::max(a.exact, b.exact), {}};
      case 6:
        return {min(a.form, b.form, step_), std::min(x, y), std::min(a.exact, b.exact), {}};
      case 7:
        return {neg(abs(a.form)), -a.computed.abs(), -a.exact.abs(), {}};
      default:
        return quotient(a, b, x, y);
    }
  }
  Traced quotient(const Traced& a, const Traced& b, const Rational& x, const Rational& y) {
    const ErrorForm form = div(a.form, b.form, step_);
    if (y.is_zero() || b.exact.is_zero()) {
      lost_ = true;
      return {form, {}, {}, {}};
    }
    return {form, round(x / y), a.exact / b.exact, {}};
  }

  Arithmetic step_;
  int exponents_;
  std::mt19937_64 random_;
  std::vector<Traced> values_;
  bool lost_ = false;
};

}  // namespace

TEST_CASE(
    "no error exceeds its bound: formats, roundings, flush to zero, contraction, underflow and overflow") {
  struct Row {
    Arithmetic step;
    int exponents;
  };
  const Row rows[] = {
      {{Format::binary32, Rounding::nearest_even, false}, 3},
      {{Format::binary32, Rounding::nearest_even, true}, 3},
      {{Format::binary32, Rounding::nearest_even, false}, 120},
      {{Format::binary32, Rounding::nearest_even, true}, 120},
      {{Format::binary16, Rounding::nearest_even, false}, 4},
      {{Format::binary16, Rounding::nearest_even, false}, 14},
      {{Format::binary16, Rounding::nearest_even, true}, 12},
      {{Format::bfloat16, Rounding::nearest_even, false}, 6},
      {{Format::binary32, Rounding::nearest_even, true}, 145},
      {{Format::binary16, Rounding::nearest_even, true}, 22},
      {{Format::binary16, Rounding::nearest_even, false}, 22},
      {{Format::binary64, Rounding::nearest_even, false}, 4},
      {{Format::binary64, Rounding::nearest_even, false}, 1000},
      {{Format::binary32, Rounding::toward_zero, false}, 10},
      {{Format::binary16, Rounding::up, false}, 8},
      {{Format::binary32, Rounding::down, true}, 100},
      {{Format::tf32, Rounding::nearest_even, false}, 5},
  };
  unsigned seed = 1;
  for (const Row& row : rows) {
    Machine machine(row.step, seed++, row.exponents);
    for (int program = 0; program < 60; ++program) machine.run(25);
    CAPTURE(seed);
    CHECK(machine.worst_ratio <= 1);
    CHECK(machine.worst_ratio > 0.5);  // and the bound is not far off
    if (row.exponents > 10) CHECK(machine.troubled > 0);
  }
}

TEST_CASE("large errors of operands: second-order terms count") {
  const Arithmetic f32;
  const ErrorForm rough{1, 1, 0.5, no_trouble, true};
  CHECK(mul(rough, rough, f32).error >= 1.25);
  CHECK(mul(rough, rough, f32).error <= 1.26);
  CHECK(fma(rough, rough, rough, f32).error >= 1.75);
  CHECK(div(rough, rough, f32).error >= 2);
  CHECK(div(rough, rough, f32).error <= 2.01);
  CHECK(add(rough, rough, f32).error >= 1);
}

TEST_CASE("flush to zero reads a subnormal operand as zero") {
  const Arithmetic ftz{Format::binary32, Rounding::nearest_even, true};
  const ErrorForm tiny = ErrorForm::point(0x1p-130);
  CHECK(mul(tiny, ErrorForm::point(0x1p100), ftz).error >= 0x1p-30);
  CHECK(fma(tiny, ErrorForm::point(0x1p100), ErrorForm::point(1), ftz).error >= 0x1p-30);
  CHECK(add(tiny, tiny, ftz).error >= 0x1p-129);
  CHECK(max(tiny, ErrorForm::point(0), ftz).error >= 0x1p-130);
  CHECK(add(tiny, ErrorForm::point(0), {}).is_exact());
  CHECK(div(ErrorForm::point(1), tiny, ftz).trouble == may_be_undefined);
}

TEST_CASE("exact runs stay exact") {
  const Arithmetic f32;
  ErrorForm sum = ErrorForm::point(0);
  for (int i = 1; i <= 100; ++i) sum = fma(ErrorForm::point(i), ErrorForm::point(0.25), sum, f32);
  CHECK(sum.is_exact());
  CHECK(sum.lo == 1262.5);
  CHECK(div(ErrorForm::point(3), ErrorForm::point(8), f32).is_exact());
  CHECK(sqrt(ErrorForm::point(2.25), f32).is_exact());
  CHECK_FALSE(div(ErrorForm::point(1), ErrorForm::point(3), f32).is_exact());
  CHECK_FALSE(add(ErrorForm::point(1), ErrorForm::point(0x1p-24), f32).is_exact());
  // A denormal product is flushed: not exact with flush to zero.
  const Arithmetic ftz{Format::binary32, Rounding::nearest_even, true};
  CHECK_FALSE(mul(ErrorForm::point(0x1p-70), ErrorForm::point(0x1p-70), ftz).is_exact());
}

TEST_CASE("trouble is said, and stays") {
  const Arithmetic f32;
  const ErrorForm huge = ErrorForm::point(0x1p127);
  CHECK(add(huge, huge, f32).trouble == may_overflow);
  CHECK(div(ErrorForm::point(1), ErrorForm::input(-1, 1), f32).trouble == may_be_undefined);
  CHECK(sqrt(ErrorForm::input(-1, 1), f32).trouble == may_be_undefined);
  CHECK(rsqrt(ErrorForm::input(0, 1), f32).trouble == may_be_undefined);
  CHECK(log(ErrorForm::input(0, 1), f32).trouble == may_be_undefined);
  CHECK(sin(add(huge, huge, f32), f32).trouble == may_overflow);
  CHECK(max(add(huge, huge, f32), ErrorForm::point(1), f32).error == INFINITY);
  CHECK(convert(ErrorForm::point(70000), Format::binary32, {Format::binary16}).trouble == may_overflow);
  CHECK(exp(ErrorForm::point(89), f32).trouble == may_overflow);
  CHECK(exp(ErrorForm::point(88), f32).trouble == no_trouble);
}

TEST_CASE("a sum of squares may meet a root, whatever the bound says") {
  const Arithmetic f32;
  ErrorForm sum = ErrorForm::point(0);
  for (int i = 0; i < 100; ++i) sum = square_add(ErrorForm::input(-4, 4), sum, f32);
  CHECK(sum.lo == 0);
  CHECK(sum.lo - sum.error < 0);
  CHECK(sqrt(sum, f32).trouble == no_trouble);
  CHECK(rsqrt(add(sum, ErrorForm::point(1), f32), f32).trouble == no_trouble);
}

TEST_CASE("literals and conversions") {
  const Arithmetic f32;
  const ErrorForm tenth = literal(Rational(1, 10), f32);
  CHECK(tenth.error == doctest::Approx(1.49e-9).epsilon(0.01));
  CHECK(literal(Rational(1, 4), f32).is_exact());
  CHECK(literal(Rational::power_of_two(200), f32).trouble == may_overflow);
  CHECK(convert(ErrorForm::point(0.5), Format::binary16, f32).is_exact());
  const ErrorForm narrow = convert(ErrorForm::point(0.1f), Format::binary32, {Format::bfloat16});
  CHECK(narrow.error >= std::fabs(0.1f - 0.10009765625));
  CHECK(narrow.error <= 0x1.001p-12);
}
