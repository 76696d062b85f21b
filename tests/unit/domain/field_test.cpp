#include "verifier/domain/field.h"

#include <doctest/doctest.h>

using namespace warpproof::domain;
using refmodels::number::Rational;

namespace {
constexpr Format f32 = Format::binary32;
constexpr Mode mode{};
}  // namespace

TEST_CASE("field: Montgomery arithmetic agrees with 128-bit arithmetic, and the primes fit together") {
  using field::Wide;
  const auto check = [](const field::Prime& prime) {
    std::uint64_t a = 3;
    std::uint64_t b = 7;
    for (int i = 0; i < 20000; ++i) {
      a = (a * 6364136223846793005ull + 1442695040888963407ull) % prime.modulus;
      b = (b * 2862933555777941757ull + 3037000493ull) % prime.modulus;
      const std::uint64_t am = prime.from_integer(a);
      const std::uint64_t bm = prime.from_integer(b);
      REQUIRE(prime.to_integer(am) == a);
      REQUIRE(prime.to_integer(prime.mul(am, bm)) == static_cast<std::uint64_t>(Wide{a} * b % prime.modulus));
      REQUIRE(prime.to_integer(prime.add(am, bm)) ==
              static_cast<std::uint64_t>((Wide{a} + b) % prime.modulus));
      REQUIRE(prime.to_integer(prime.sub(am, bm)) ==
              static_cast<std::uint64_t>((Wide{a} + prime.modulus - b) % prime.modulus));
    }
    const std::uint64_t m = prime.from_integer(prime.modulus - 1);
    CHECK(prime.to_integer(prime.mul(m, m)) == 1);
    CHECK(prime.mul(m, prime.invert(m)) == prime.one);
  };
  check(field::p);
  check(field::q);
  CHECK(field::p.modulus == 2 * field::q.modulus + 1);
  CHECK(field::p.power(field::p.from_integer(4), field::q.modulus) == field::p.one);
  CHECK(field::p.power(field::p.from_integer(2), field::p.modulus - 1) == field::p.one);
}

TEST_CASE_TEMPLATE("field: ring and quotient laws hold, a wrong law does not", F, Field, FieldPair) {
  F d("laws", 1);
  const auto x = d.input(0, 0, f32);
  const auto y = d.input(0, 1, f32);
  const auto z = d.input(1, 0, f32);
  CHECK(agree(d.mul(d.add(x, y, mode), z, mode), d.fma(x, z, d.mul(y, z, mode), mode)));
  CHECK(agree(d.div(d.mul(x, y, mode), y, mode), x));
  CHECK(agree(d.sub(x, y, mode), d.neg(d.sub(y, x, mode))));
  CHECK_FALSE(agree(d.mul(x, y, mode), d.mul(x, z, mode)));
  CHECK_FALSE(agree(d.add(x, y, mode), d.add(x, z, mode)));
  CHECK_FALSE(F::uses_hash(d.div(x, y, mode)));
  CHECK_FALSE(d.trouble());
}

TEST_CASE_TEMPLATE("field: constants are exact, literals stand for their rounding", F, Field, FieldPair) {
  F d("constants", 1);
  const auto x = d.input(0, 0, f32);
  CHECK(agree(d.add(x, x, mode), d.mul(x, d.constant(0x40000000, f32), mode)));
  CHECK(agree(d.constant(0x3f400000, f32),
              d.div(d.rational(Rational(3), mode), d.rational(Rational(4), mode), mode)));
  CHECK(agree(d.constant(0xbdcccccd, f32), d.rational(Rational(-1, 10), mode)));
  CHECK(agree(d.constant(0x80000000, f32), d.constant(0, f32)));
  const Rational tiny = Rational::power_of_two(-160);
  CHECK(agree(d.mul(d.rational(tiny, mode),
                    d.rational(Rational::power_of_two(160), {.format = Format::binary64}), mode),
              d.constant(0x3f800000, f32)));
  CHECK_FALSE(d.trouble());
  for (const std::uint64_t bits : {0x7f800000u, 0x7fc00000u})  // no value: agrees with nothing
    CHECK_FALSE(agree(d.constant(bits, f32), d.constant(bits, f32)));
}

TEST_CASE("field pair: exp turns sums into products, in the base of the constant log2 e too") {
  FieldPair d("exp", 3);
  const auto x = d.input(0, 0, f32);
  const auto y = d.input(0, 1, f32);
  const auto product = d.mul(d.apply(Function::exp, x, mode), d.apply(Function::exp, y, mode), mode);
  CHECK(agree(d.apply(Function::exp, d.add(x, y, mode), mode), product));
  CHECK_FALSE(agree(d.apply(Function::exp, d.sub(x, y, mode), mode), product));
  const auto scaled = d.mul(x, d.constant(0x3fb8aa3b, f32), mode);
  CHECK(agree(d.apply(Function::exp2, scaled, mode), d.apply(Function::exp, x, mode)));
  CHECK(d.read_logarithm_constants());
  CHECK(agree(d.apply(Function::exp, d.sub(x, x, mode), mode), d.constant(0x3f800000, f32)));
  CHECK(FieldPair::uses_hash(product));
  const auto shifted = d.apply(Function::exp, d.sub(x, d.input(2, 0, f32), mode), mode);
  const auto rescaled =
      d.mul(d.apply(Function::exp, d.neg(d.input(2, 0, f32)), mode), d.apply(Function::exp, x, mode), mode);
  CHECK(agree(shifted, rescaled));
  // exp(83 x) = 1 is what a small prime would accept.
  CHECK_FALSE(agree(d.apply(Function::exp, d.mul(x, d.constant(0x42a60000, f32), mode), mode),
                    d.constant(0x3f800000, f32)));
}

TEST_CASE_TEMPLATE("field: max is associative, commutative, idempotent, with minus infinity neutral", F,
                   Field, FieldPair) {
  F d("max", 3);
  const auto x = d.input(0, 0, f32);
  const auto y = d.input(0, 1, f32);
  const auto z = d.input(0, 2, f32);
  const auto all = d.max(d.max(x, y, mode), z, mode);
  CHECK(agree(all, d.max(z, d.max(y, x, mode), mode)));
  CHECK(agree(all, d.max(all, y, mode)));
  CHECK_FALSE(agree(all, d.max(x, y, mode)));
  CHECK(agree(d.max(d.constant(0xff800000, f32), x, mode), x));
  CHECK(agree(d.min(x, y, mode), d.neg(d.max(d.neg(x), d.neg(y), mode))));
  CHECK(agree(d.apply(Function::exp, d.constant(0xff800000, f32), mode), d.constant(0, f32)));
  CHECK(F::uses_hash(all));
  CHECK_FALSE(d.trouble());
}

TEST_CASE("field: degrees bound those of numerator and denominator, and saturate") {
  Field d("degrees", 1);
  const auto x = d.input(0, 0, f32);
  const auto y = d.input(0, 1, f32);
  auto sum = d.constant(0, f32);
  for (int i = 0; i < 100; ++i) sum = d.fma(x, y, sum, mode);
  CHECK(sum.numerator_degree == 2);
  CHECK(sum.denominator_degree == 0);
  const auto quotient = d.add(d.div(x, y, mode), d.div(y, x, mode), mode);
  CHECK(quotient.numerator_degree == 2);
  CHECK(quotient.denominator_degree == 2);
  auto power = x;
  for (int i = 0; i < 40; ++i) power = d.mul(power, power, mode);
  CHECK(power.numerator_degree == Field::degree_limit);
  CHECK(d.add(d.div(x, power, mode), d.div(y, power, mode), mode).denominator_degree == Field::degree_limit);
}

TEST_CASE_TEMPLATE("field: division by zero is trouble; salt and digest change the points", F, Field,
                   FieldPair) {
  F d("one", 0);
  F other_salt("one", 1);
  F other_digest("two", 0);
  F same("one", 0);
  CHECK(agree(d.input(0, 0, f32), same.input(0, 0, f32)));
  CHECK_FALSE(agree(d.input(0, 0, f32), other_salt.input(0, 0, f32)));
  CHECK_FALSE(agree(d.input(0, 0, f32), other_digest.input(0, 0, f32)));
  const auto x = d.input(0, 0, f32);
  d.div(x, d.sub(x, x, mode), mode);
  CHECK(d.trouble());
}

TEST_CASE_TEMPLATE("field: a choice is one of its branches, the same for the same condition", F, Field,
                   FieldPair) {
  F d("choice", 5);
  const auto a = d.input(1, 0, f32), b = d.input(1, 1, f32), zero = d.constant(0, f32);
  int yes = 0;
  for (std::uint64_t i = 0; i < 64; ++i) {
    const auto x = d.input(0, i, f32), y = d.input(0, i + 100, f32);
    const auto chosen = d.select(Comparison::greater, x, y, a, b);
    CHECK((agree(chosen, a) || agree(chosen, b)));
    yes += agree(chosen, a) ? 1 : 0;
    CHECK(F::uses_hash(chosen));
    CHECK(agree(chosen, d.select(Comparison::less, y, x, a, b)));
    CHECK(agree(chosen, d.select(Comparison::less_equal, x, y, b, a)));
    CHECK(agree(d.add(chosen, x, mode),
                d.select(Comparison::greater, x, y, d.add(a, x, mode), d.add(b, x, mode))));
    CHECK(agree(d.select(Comparison::greater, x, zero, x, zero), d.max(x, zero, mode)));
    CHECK(agree(d.select(Comparison::less, x, zero, d.neg(x), x), d.abs(x)));
    const auto little = d.mul(d.constant(0x3c23d70a, f32), x, mode);  // 0.01
    CHECK(agree(d.select(Comparison::greater, x, zero, x, little), d.max(x, little, mode)));
    CHECK(agree(d.select(Comparison::less, x, y, x, y), d.min(x, y, mode)));
    CHECK(agree(d.select(Comparison::equal, x, x, a, b), a));
    CHECK(agree(d.select(Comparison::equal, x, y, a, b), b));
  }
  CHECK(yes > 12);
  CHECK(yes < 52);
  CHECK_FALSE(d.trouble());
}

TEST_CASE_TEMPLATE("field: odd and even functions, and squares of roots", F, Field, FieldPair) {
  F d("laws", 5);
  const auto x = d.input(0, 0, f32), one = d.constant(0x3f800000, f32);
  for (const Function f : {Function::sin, Function::erf})
    CHECK(agree(d.apply(f, d.neg(x), mode), d.neg(d.apply(f, x, mode))));
  CHECK(agree(d.apply(Function::cos, d.neg(x), mode), d.apply(Function::cos, x, mode)));
  const auto root = d.apply(Function::square_root, x, mode);
  CHECK(agree(d.mul(root, root, mode), x));
  const auto inverse = d.apply(Function::reciprocal_square_root, x, mode);
  CHECK(agree(d.mul(inverse, inverse, mode), d.div(one, x, mode)));
  CHECK(agree(d.fma(inverse, inverse, x, mode), d.add(x, d.div(one, x, mode), mode)));
  CHECK_FALSE(agree(d.mul(root, inverse, mode), x));
}

TEST_CASE_TEMPLATE("field: what has no value agrees with nothing and may be chosen away", F, Field,
                   FieldPair) {
  F d("undefined", 5);
  const auto x = d.input(0, 0, f32), low = d.constant(0xff800000, f32);
  const auto nothing = d.mul(low, x, mode);
  CHECK_FALSE(agree(nothing, nothing));
  CHECK_FALSE(agree(d.add(nothing, x, mode), d.add(nothing, x, mode)));
  CHECK(agree(d.select(Comparison::less, low, x, x, nothing), x));
  CHECK(agree(d.apply(Function::exp2, d.mul(low, d.constant(0x3fb8aa3b, f32), mode), mode),
              d.constant(0, f32)));
  CHECK_FALSE(d.trouble());
}

TEST_CASE_TEMPLATE("field: the rounding of 1 / size stands for it once the size is known", F, Field,
                   FieldPair) {
  F d("sizes", 5);
  const auto x = d.input(0, 0, f32), three = d.constant(0x40400000, f32);
  CHECK_FALSE(agree(d.mul(x, d.constant(0x3eaaaaab, f32), mode), d.div(x, three, mode)));
  d.register_size(3);
  d.register_size(4);
  CHECK(agree(d.mul(x, d.constant(0x3eaaaaab, f32), mode), d.div(x, three, mode)));
  CHECK_FALSE(agree(d.mul(x, d.constant(0x3eaaaaac, f32), mode), d.div(x, three, mode)));
  CHECK(agree(d.mul(d.constant(0x3e800000, f32), d.constant(0x40800000, f32), mode),
              d.constant(0x3f800000, f32)));
}
