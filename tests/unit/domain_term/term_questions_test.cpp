// Constants and their readings, signs and obligations, comparisons, extended reals, limits, printing.

#include <doctest/doctest.h>

#include <string>

#include "verifier/domain/term.h"

using namespace warpproof::domain;
using refmodels::number::Interval;
using refmodels::number::Rational;

namespace {

constexpr Mode mode;
constexpr std::uint32_t tenth = 0x3dcccccd;   // round(1/10) in binary32
constexpr std::uint32_t log2_e = 0x3fb8aa3b;  // round(log2 e)
constexpr std::uint32_t minus_infinity = 0xff800000;

TermValue input(Term& term, std::uint64_t element) { return term.input(0, element, Format::binary32); }
TermValue literal(Term& term, const Rational& value) { return term.rational(value, mode); }

}  // namespace

TEST_CASE("a kernel constant is its own value unless it rounds a registered literal") {
  Term strict;
  CHECK(strict.equal(strict.constant(tenth, Format::binary32), literal(strict, Rational(1, 10))) ==
        Equality::different);
  CHECK(strict.readings().empty());
  Term reading;
  reading.register_literal(Rational(1, 10));
  CHECK(reading.equal(reading.constant(tenth, Format::binary32), literal(reading, Rational(1, 10))) ==
        Equality::equal);
  CHECK(reading.equal(reading.constant(tenth | 0x80000000, Format::binary32),
                      literal(reading, Rational(-1, 10))) == Equality::equal);
  CHECK(reading.equal(reading.constant(tenth + 1, Format::binary32), literal(reading, Rational(1, 10))) ==
        Equality::different);
  CHECK(reading.equal(reading.constant(0x3dcd, Format::bfloat16), literal(reading, Rational(1, 10))) ==
        Equality::equal);
  REQUIRE(reading.readings().size() == 3);
  CHECK(reading.readings()[0].literal == "1/10");
}

TEST_CASE("a literal lost in a format is not implemented") {
  Term term;
  const Rational small = *Rational::parse("1e-8"), subnormal = *Rational::parse("1e-6");
  term.register_literal(small);
  term.register_literal(subnormal);
  CHECK(term.constant(0, Format::binary16) == literal(term, 0));  // round(1e-8) is zero: stays zero
  CHECK(term.equal(term.constant(0x0011, Format::binary16), literal(term, subnormal)) == Equality::different);
  term.register_literal(*Rational::parse("1e30"));
  CHECK(term.equal(term.constant(0x7c00, Format::binary16), literal(term, *Rational::parse("1e30"))) ==
        Equality::different);
}

TEST_CASE("two literals that round to one constant: neither is read") {
  Term term;
  term.register_literal(Rational(1, 10));
  term.register_literal(*Rational::parse("0.10000000000000000001"));
  CHECK(term.equal(term.constant(tenth, Format::binary32), literal(term, Rational(1, 10))) ==
        Equality::different);
  CHECK(term.readings().empty());
}

TEST_CASE("exp through exp2: log2(e) and its folded products are read") {
  Term term;
  const TermValue x = input(term, 0);
  const TermValue through_two =
      term.apply(Function::exp2, term.mul(x, term.constant(log2_e, Format::binary32), mode), mode);
  CHECK(term.equal(through_two, term.apply(Function::exp, x, mode)) == Equality::equal);
  const TermValue off =
      term.apply(Function::exp2, term.mul(x, term.constant(log2_e + 1, Format::binary32), mode), mode);
  CHECK(term.equal(off, term.apply(Function::exp, x, mode)) == Equality::different);
  // 0.125 * log2(e), folded by a compiler: an eighth of log2(e) has its bits, three binades down.
  term.register_literal(Rational(1, 8));
  const TermValue folded = term.apply(
      Function::exp2, term.mul(x, term.constant(log2_e - (3u << 23), Format::binary32), mode), mode);
  const TermValue eighth = term.apply(Function::exp, term.mul(x, literal(term, Rational(1, 8)), mode), mode);
  CHECK(term.equal(folded, eighth) == Equality::equal);
  CHECK(term.readings().back().literal == "1/8 * log2(e)");
}

TEST_CASE("a folded reciprocal of a size") {
  Term term;
  term.register_size(20);
  const TermValue x = input(term, 0);
  const TermValue folded = term.mul(x, term.constant(0x3d4ccccd, Format::binary32), mode);  // round(1/20)
  CHECK(term.equal(folded, term.div(x, literal(term, 20), mode)) == Equality::equal);
}

TEST_CASE("signs") {
  Term term;
  const TermValue x = input(term, 0), y = input(term, 1), eps = term.input(1, 0, Format::binary32);
  const TermValue scale = term.input(2, 0, Format::binary32);
  term.assume_positive(1);
  term.assume_range(2, Rational(0), Rational(16));
  const TermValue squares = term.fma(x, x, term.mul(y, y, mode), mode);
  CHECK(term.shown_non_negative(squares));
  CHECK_FALSE(term.shown_positive(squares));
  CHECK(term.shown_positive(term.add(squares, eps, mode)));
  CHECK(term.shown_non_negative(scale));
  CHECK_FALSE(term.shown_positive(scale));
  CHECK_FALSE(term.shown_non_negative(term.mul(x, y, mode)));
  CHECK(term.shown_positive(term.apply(Function::exp, x, mode)));
  CHECK(term.shown_non_zero(term.add(term.apply(Function::exp, x, mode), literal(term, 1), mode)));
  CHECK_FALSE(term.shown_non_zero(term.sub(term.apply(Function::exp, x, mode), literal(term, 1), mode)));
  CHECK(term.shown_positive(term.max(x, literal(term, Rational(1, 2)), mode)));
  CHECK_FALSE(term.shown_positive(term.min(x, literal(term, Rational(1, 2)), mode)));
  CHECK(term.compare(Comparison::greater, eps, literal(term, 0)) == Truth::yes);
  CHECK(term.compare(Comparison::less, term.add(squares, eps, mode), squares) == Truth::no);
  CHECK(term.compare(Comparison::less, x, y) == Truth::undecided);
  CHECK(term.compare(Comparison::equal, x, x) == Truth::yes);
  CHECK(term.compare(Comparison::greater_equal, squares, literal(term, 0)) == Truth::yes);
}

TEST_CASE("obligations: what is not evidently defined, once each") {
  Term term;
  term.assume_positive(1);
  const TermValue x = input(term, 0), eps = term.input(1, 0, Format::binary32);
  term.div(x, literal(term, 3), mode);
  term.div(x, eps, mode);
  term.apply(Function::reciprocal_square_root, term.fma(x, x, eps, mode), mode);
  term.div(x, term.apply(Function::exp, x, mode), mode);
  CHECK(term.obligations().empty());
  term.set_origin(1);
  term.div(eps, x, mode);
  term.div(eps, term.mul(x, literal(term, 1), mode), mode);
  term.apply(Function::square_root, x, mode);
  term.apply(Function::log, term.sub(x, eps, mode), mode);
  const auto& open = term.obligations();
  REQUIRE(open.size() == 3);
  CHECK(open[0].kind == Obligation::Kind::non_zero);
  CHECK(open[0].origin == 1);
  CHECK(open[1].kind == Obligation::Kind::non_negative);
  CHECK(open[2].kind == Obligation::Kind::positive);
}

TEST_CASE("the definition's obligations are premises of the kernel's") {
  Term term;
  const TermValue x = input(term, 0), y = input(term, 1), z = input(term, 2);
  const TermValue twice = term.mul(literal(term, 2), x, mode);
  term.set_origin(1);  // the kernel, though first in time
  term.div(y, term.mul(x, literal(term, 3), mode), mode);
  term.apply(Function::reciprocal_square_root, term.add(twice, x, mode), mode);
  term.div(y, term.mul(z, z, mode), mode);
  term.apply(Function::log, z, mode);
  term.set_origin(0);
  term.div(literal(term, 1), term.apply(Function::square_root, x, mode), mode);
  term.div(y, z, mode);
  const auto& open = term.obligations();
  // Of the definition: x >= 0, sqrt(x) != 0, z != 0. Of the kernel only z > 0 does not follow.
  REQUIRE(open.size() == 4);
  CHECK(open[2].origin == 0);
  CHECK(open[3].origin == 1);
  CHECK(open[3].kind == Obligation::Kind::positive);
  CHECK(term.print(open[3].value) == "t0[2]");
}

TEST_CASE("extended reals as kernels use them") {
  Term term;
  const TermValue x = input(term, 0), low = term.constant(minus_infinity, Format::binary32);
  CHECK(term.max(low, x, mode) == x);
  CHECK(term.apply(Function::exp, low, mode) == literal(term, 0));
  CHECK(term.apply(Function::exp, term.sub(low, x, mode), mode) == literal(term, 0));
  CHECK(term.compare(Comparison::less, low, x) == Truth::yes);
  CHECK(term.equal(low, low) == Equality::equal);
  const TermValue undefined = term.sub(low, low, mode);
  CHECK(term.equal(undefined, undefined) == Equality::different);
  CHECK(term.equal(term.div(x, literal(term, 0), mode), x) == Equality::different);
  CHECK(term.equal(term.mul(literal(term, 0), undefined, mode), literal(term, 0)) == Equality::different);
  for (const TermValue& none : {term.max(undefined, x, mode), term.min(x, undefined, mode)})
    CHECK(term.equal(none, none) == Equality::different);
  CHECK_FALSE(term.trouble());
}

TEST_CASE("limits: deep, large and exploding expressions end without an answer, not without end") {
  Term small({.bytes_max = 1 << 20, .steps_max = 100'000});
  TermValue deep = input(small, 0);
  for (int i = 0; i < 20'000; ++i) deep = small.apply(Function::sin, deep, mode);
  CHECK(small.equal(deep, small.neg(deep)) == Equality::out_of_budget);
  Term term({.steps_max = 1'000'000});
  const TermValue sum = term.add(input(term, 0), input(term, 1), mode);
  TermValue power = sum, other = term.sub(input(term, 0), input(term, 1), mode);
  for (int i = 0; i < 40; ++i) {
    power = term.mul(power, power, mode);
    other = term.mul(other, power, mode);
  }
  CHECK(term.equal(power, other) == Equality::out_of_budget);
  TermValue doubled = input(term, 0), twice = input(term, 0);
  for (int i = 0; i < 60; ++i) {
    doubled = term.add(doubled, doubled, mode);
    twice = term.mul(twice, literal(term, 2), mode);
  }
  CHECK(term.equal(doubled, twice) == Equality::equal);
  Term tiny({.bytes_max = 1 << 16});
  TermValue grown = input(tiny, 0);
  for (std::uint64_t i = 0; i < 100'000; ++i) grown = tiny.mul(tiny.abs(input(tiny, i)), grown, mode);
  CHECK(tiny.trouble());
}

TEST_CASE("printing and the smallest difference") {
  Term term;
  term.set_naming([](std::uint32_t tensor, std::uint64_t element) {
    return std::string(tensor == 0 ? "X" : "W") + "[" + std::to_string(element) + "]";
  });
  TermValue left = literal(term, 0), right = literal(term, 0);
  for (std::uint64_t k = 0; k < 100; ++k) {
    left = term.fma(term.input(0, k, mode.format), term.input(1, k, mode.format), left, mode);
    right =
        term.fma(term.input(0, k, mode.format), term.input(1, k == 70 ? 71 : k, mode.format), right, mode);
  }
  CHECK(term.print(left) ==
        "X[0]*W[0] + X[1]*W[1] + X[2]*W[2] + X[3]*W[3] + X[4]*W[4] + X[5]*W[5] + ... 100 terms");
  CHECK(term.difference(left, right) == "left - right = X[70]*(W[70] - W[71])");
  CHECK(term.print(left, 30).size() < 80);
}

TEST_CASE("evaluation of an expression as it was built") {
  Term term;
  const TermValue x = input(term, 0), y = input(term, 1);
  const TermValue value = term.div(term.fma(x, y, x, mode), term.sub(y, x, mode), mode);
  const auto exact = [](std::uint32_t, std::uint64_t element) { return Rational(element == 0 ? 2 : 5); };
  CHECK(*term.evaluate(value, exact) == Rational(4));
  const TermValue root = term.apply(Function::square_root, x, mode);
  CHECK_FALSE(term.evaluate(root, exact));
  const auto enclosed = [](std::uint32_t, std::uint64_t) { return Interval(Rational(2)); };
  CHECK(term.enclose(root, enclosed).str(10).starts_with("[1.41421356"));
}

TEST_CASE("a finite sentinel stands for minus infinity only when asked, and only where it stays one") {
  constexpr std::uint32_t least = 0xff7fffff, less = 0xf149f2ca;  // -FLT_MAX, -1e30
  Term plain;
  CHECK(plain.equal(plain.constant(least, Format::binary32),
                    plain.constant(minus_infinity, Format::binary32)) == Equality::different);
  Term term;
  term.read_sentinels();
  const auto x = input(term, 0), low = term.constant(less, Format::binary32);
  CHECK(term.equal(term.constant(least, Format::binary32), low) == Equality::equal);
  CHECK(term.equal(term.max(low, x, mode), x) == Equality::equal);
  CHECK(term.equal(term.apply(Function::exp, term.sub(low, x, mode), mode), literal(term, 0)) ==
        Equality::equal);
  const auto scaled = term.mul(low, term.constant(log2_e, Format::binary32), mode);
  CHECK(term.equal(term.apply(Function::exp2, scaled, mode), literal(term, 0)) == Equality::equal);
  for (const auto& lost :
       {term.mul(low, literal(term, Rational(1, 2)), mode), term.neg(low), term.mul(low, x, mode)})
    CHECK(term.equal(term.apply(Function::exp, lost, mode), literal(term, 0)) == Equality::different);
  CHECK(term.constant(0xf0000000, Format::binary32) ==
        literal(term, *Rational::parse("-158456325028528675187087900672")));
  CHECK_FALSE(term.trouble());
}

TEST_CASE("the rounding of ln 2 makes a logarithm of lg2, unless the definition means something else by it") {
  constexpr std::uint32_t ln_2 = 0x3f317218;
  Term term;
  const auto x = input(term, 0);
  const auto lg2 = term.apply(Function::log2, x, mode), log = term.apply(Function::log, x, mode);
  CHECK(term.equal(term.mul(lg2, term.constant(ln_2, Format::binary32), mode), log) == Equality::equal);
  CHECK(term.equal(term.mul(lg2, term.constant(ln_2 | 0x80000000, Format::binary32), mode), term.neg(log)) ==
        Equality::equal);
  CHECK(term.equal(term.mul(lg2, term.constant(ln_2 + 1, Format::binary32), mode), log) ==
        Equality::different);
  REQUIRE(term.readings().size() == 2);
  CHECK(term.readings()[0].literal == "ln(2)");
  Term other;
  other.register_literal(*Rational::parse("0.69314718"));
  CHECK(other.equal(other.constant(ln_2, Format::binary32), literal(other, *Rational::parse("0.69314718"))) ==
        Equality::equal);
}
