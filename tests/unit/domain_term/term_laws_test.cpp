// Equalities that kernels rely on are found, and near misses are not.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "verifier/domain/term.h"

using namespace warpproof::domain;
using refmodels::number::Rational;

namespace {

constexpr Mode mode;

struct Expressions {
  Term term;
  TermValue x(std::uint64_t i) { return term.input(0, i, Format::binary32); }
  TermValue w(std::uint64_t i) { return term.input(1, i, Format::binary32); }
  TermValue s(std::uint64_t i) { return term.input(2, i, Format::binary32); }
  TermValue number(const Rational& value) { return term.rational(value, mode); }
  TermValue add(TermValue a, TermValue b) { return term.add(a, b, mode); }
  TermValue sub(TermValue a, TermValue b) { return term.sub(a, b, mode); }
  TermValue mul(TermValue a, TermValue b) { return term.mul(a, b, mode); }
  TermValue div(TermValue a, TermValue b) { return term.div(a, b, mode); }
  TermValue apply(Function f, TermValue a) { return term.apply(f, a, mode); }
  TermValue exp(TermValue a) { return apply(Function::exp, a); }
  TermValue sqrt(TermValue a) { return apply(Function::square_root, a); }
  TermValue rsqrt(TermValue a) { return apply(Function::reciprocal_square_root, a); }
  TermValue max(TermValue a, TermValue b) { return term.max(a, b, mode); }
  TermValue zero() { return number(0); }
  TermValue one() { return number(1); }
  /// sum over k of x[k] * w[k], the indices in the given order
  TermValue dot(const std::vector<std::uint64_t>& order, std::uint64_t step = 1) {
    TermValue sum = zero();
    for (const std::uint64_t k : order) sum = term.fma(x(k), w(k * step), sum, mode);
    return sum;
  }
  void same(TermValue a, TermValue b) {
    INFO(term.difference(a, b));
    CHECK(term.equal(a, b) == Equality::equal);
  }
  void differ(TermValue a, TermValue b) { CHECK(term.equal(a, b) == Equality::different); }
};

std::vector<std::uint64_t> in_order(std::uint64_t count) {
  std::vector<std::uint64_t> order(count);
  for (std::uint64_t k = 0; k < count; ++k) order[k] = k;
  return order;
}

// Lane by lane: 0, lanes, 2 lanes, ... then 1, lanes + 1, ...
std::vector<std::uint64_t> strided(std::uint64_t count, std::uint64_t lanes) {
  std::vector<std::uint64_t> order;
  for (std::uint64_t lane = 0; lane < lanes; ++lane) {
    for (std::uint64_t k = lane; k < count; k += lanes) order.push_back(k);
  }
  return order;
}

}  // namespace

TEST_CASE("chains in any order are one sum") {
  Expressions e;
  for (const std::uint64_t count : {1, 2, 3, 17, 64, 100}) {
    CAPTURE(count);
    const auto plain = in_order(count);
    const std::vector<std::uint64_t> backwards(plain.rbegin(), plain.rend());
    e.same(e.dot(plain), e.dot(backwards));
    e.same(e.dot(plain), e.dot(strided(count, 4)));
    e.same(e.dot(plain), e.dot(strided(count, 7)));
    if (count > 1) e.differ(e.dot(plain), e.dot(plain, 2));
    auto repeated = plain;
    repeated.back() = 0;
    if (count > 1) e.differ(e.dot(plain), e.dot(repeated));
    repeated = plain;
    repeated.push_back(0);
    e.differ(e.dot(plain), e.dot(repeated));
  }
}

TEST_CASE("products then sums, fused or not, started from zero or from a value") {
  Expressions e;
  TermValue fused = e.w(100), apart = e.zero();
  for (std::uint64_t k = 0; k < 50; ++k) {
    fused = e.term.fma(e.x(k), e.w(k), fused, mode);
    apart = e.add(apart, e.mul(e.w(k), e.x(k)));
  }
  e.same(fused, e.add(apart, e.w(100)));
  e.differ(fused, apart);
  e.same(e.sub(fused, apart), e.w(100));
}

TEST_CASE("constants as operands of a chain") {
  Expressions e;
  TermValue third = e.zero(), other = e.zero(), sum = e.zero();
  const TermValue factor = e.number(Rational(1, 3));
  for (std::uint64_t k = 0; k < 20; ++k) {
    third = e.term.fma(e.x(k), factor, third, mode);
    other = e.term.fma(factor, e.mul(e.x(k), e.one()), other, mode);
    sum = e.add(sum, e.x(k));
  }
  e.same(third, e.mul(factor, sum));
  e.same(third, other);
  e.same(third, e.div(sum, e.number(3)));
  e.differ(third, sum);
  e.same(e.sub(third, e.mul(e.number(Rational(-2, 3)), sum)), sum);
}

TEST_CASE("an older version of a chain stays what it was") {
  Expressions e;
  const TermValue first = e.dot(in_order(10));
  const TermValue longer = e.term.fma(e.x(10), e.w(10), first, mode);
  const TermValue forked = e.term.fma(e.x(11), e.w(11), first, mode);
  e.same(first, e.dot(in_order(10)));
  e.same(longer, e.dot(in_order(11)));
  e.differ(longer, forked);
  e.same(forked, e.add(e.dot(in_order(10)), e.mul(e.x(11), e.w(11))));
}

TEST_CASE("a shuffle tree over lanes is the sum in index order") {
  Expressions e;
  std::vector<TermValue> lanes(32, e.zero());
  for (std::uint64_t k = 0; k < 200; ++k) lanes[k % 32] = e.term.fma(e.x(k), e.x(k), lanes[k % 32], mode);
  for (std::size_t distance = 16; distance > 0; distance /= 2) {
    const auto before = lanes;
    for (std::size_t lane = 0; lane < 32; ++lane) lanes[lane] = e.add(before[lane], before[lane ^ distance]);
  }
  TermValue sum = e.zero();
  for (std::uint64_t k = 0; k < 200; ++k) sum = e.add(sum, e.mul(e.x(k), e.x(k)));
  for (const TermValue lane : lanes) e.same(lane, sum);
  // Half a warp: the last step left out.
  CHECK(e.term.shown_non_negative(sum));
  CHECK_FALSE(e.term.shown_positive(sum));
}

TEST_CASE("a row scale leaves the projection, a column scale does not") {
  Expressions e;
  TermValue inside = e.zero(), by_column = e.zero();
  for (std::uint64_t k = 0; k < 40; ++k) {
    inside = e.term.fma(e.mul(e.s(3), e.x(k)), e.w(k), inside, mode);
    by_column = e.term.fma(e.mul(e.s(k), e.x(k)), e.w(k), by_column, mode);
  }
  e.same(inside, e.mul(e.s(3), e.dot(in_order(40))));
  e.differ(by_column, e.mul(e.s(3), e.dot(in_order(40))));
}

TEST_CASE("softmax does not depend on a shift, and its online form is the plain one") {
  Expressions e;
  constexpr std::uint64_t count = 12;
  TermValue maximum = e.x(0), shifted = e.zero(), plain = e.zero();
  for (std::uint64_t k = 1; k < count; ++k) maximum = e.max(maximum, e.x(k));
  for (std::uint64_t k = 0; k < count; ++k) {
    shifted = e.add(shifted, e.exp(e.sub(e.x(k), maximum)));
    plain = e.add(plain, e.exp(e.x(k)));
  }
  for (std::uint64_t k = 0; k < count; ++k) {
    e.same(e.div(e.exp(e.sub(e.x(k), maximum)), shifted), e.div(e.exp(e.x(k)), plain));
  }
  e.differ(e.div(e.exp(e.x(0)), shifted), e.div(e.exp(e.x(0)), plain));
  TermValue running = e.term.constant(0xff800000, Format::binary32), length = e.zero(), out = e.zero();
  TermValue direct = e.zero();
  for (std::uint64_t k = 0; k < count; ++k) {
    const TermValue next = e.max(running, e.x(k));
    const TermValue rescale = e.exp(e.sub(running, next)), weight = e.exp(e.sub(e.x(k), next));
    length = e.term.fma(length, rescale, weight, mode);
    out = e.term.fma(out, rescale, e.mul(weight, e.w(k)), mode);
    direct = e.term.fma(e.exp(e.x(k)), e.w(k), direct, mode);
    running = next;
  }
  e.same(length, shifted);
  e.same(e.div(out, length), e.div(direct, plain));
}

TEST_CASE("normalisation: a root of a mean of squares with eps inside") {
  Expressions e;
  const TermValue eps = e.s(0);
  e.term.assume_positive(2);
  TermValue squares = e.zero();
  for (std::uint64_t k = 0; k < 20; ++k) squares = e.term.fma(e.x(k), e.x(k), squares, mode);
  const TermValue mean = e.div(squares, e.number(20));
  const TermValue folded = e.mul(squares, e.number(Rational(1, 20)));
  const TermValue root = e.rsqrt(e.add(mean, eps));
  e.same(root, e.div(e.one(), e.sqrt(e.term.fma(squares, e.number(Rational(1, 20)), eps, mode))));
  e.same(e.mul(root, root), e.div(e.one(), e.add(folded, eps)));
  e.differ(root, e.rsqrt(mean));
  e.differ(root, e.add(e.rsqrt(mean), eps));
  e.differ(root, e.rsqrt(e.add(squares, eps)));
  CHECK(e.term.shown_positive(e.add(mean, eps)));
  // The mean alone is not shown to be positive: one obligation, however often it arose.
  CHECK(e.term.obligations().size() == 1);
}

TEST_CASE("roots, powers, exponentials and logarithms") {
  Expressions e;
  const TermValue x = e.x(0), y = e.x(1);
  e.same(e.mul(e.sqrt(x), e.sqrt(x)), x);
  e.differ(e.sqrt(e.mul(x, x)), x);
  e.same(e.sqrt(e.mul(x, x)), e.term.abs(x));
  e.differ(e.sqrt(e.mul(x, y)), e.mul(e.sqrt(x), e.sqrt(y)));  // both may be negative
  e.same(e.mul(e.sqrt(e.mul(x, y)), e.sqrt(e.mul(y, x))), e.mul(x, y));
  e.same(e.sqrt(e.number(8)), e.mul(e.number(2), e.sqrt(e.number(2))));
  e.same(e.mul(e.sqrt(e.number(2)), e.sqrt(e.number(2))), e.number(2));
  e.same(e.sqrt(e.mul(e.number(Rational(1, 20)), x)), e.mul(e.sqrt(x), e.rsqrt(e.number(20))));
  e.same(e.exp(e.add(x, y)), e.mul(e.exp(x), e.exp(y)));
  e.same(e.apply(Function::exp2, e.mul(e.number(2), x)),
         e.mul(e.apply(Function::exp2, x), e.apply(Function::exp2, x)));
  e.same(e.apply(Function::log, e.exp(x)), x);
  e.same(e.exp(e.apply(Function::log, x)), x);
  e.same(e.apply(Function::exp2, e.mul(e.number(2), e.apply(Function::log2, x))), e.mul(x, x));
  e.differ(e.exp(e.mul(e.number(2), x)), e.exp(x));
  // Laws that hold for positive x only, where log(x^2) and sqrt(x^2 y) are defined for more.
  e.differ(e.exp(e.mul(e.number(Rational(1, 2)), e.apply(Function::log, e.mul(x, x)))), x);
  e.differ(e.sqrt(e.mul(e.mul(x, x), y)), e.mul(e.term.abs(x), e.sqrt(y)));
  const TermValue logistic = e.div(e.one(), e.add(e.one(), e.exp(e.term.neg(x))));
  e.same(logistic, e.div(e.exp(x), e.add(e.exp(x), e.one())));
  const TermValue half = e.number(Rational(1, 2));
  e.same(logistic, e.mul(half, e.add(e.one(), e.apply(Function::tanh, e.mul(half, x)))));
  e.same(e.apply(Function::sin, e.term.neg(x)), e.term.neg(e.apply(Function::sin, x)));
  e.same(e.apply(Function::cos, e.sub(x, y)), e.apply(Function::cos, e.sub(y, x)));
}

TEST_CASE("fractions and products of sums") {
  Expressions e;
  const TermValue x = e.x(0), y = e.x(1), z = e.x(2);
  const TermValue sum = e.add(x, y), gap = e.sub(x, y);
  e.same(e.mul(sum, gap), e.sub(e.mul(x, x), e.mul(y, y)));
  e.same(e.mul(sum, sum), e.add(e.add(e.mul(x, x), e.mul(y, y)), e.mul(e.number(2), e.mul(x, y))));
  e.differ(e.mul(sum, sum), e.add(e.mul(x, x), e.mul(y, y)));
  e.same(e.add(e.div(e.one(), sum), e.div(e.one(), gap)),
         e.div(e.mul(e.number(2), x), e.sub(e.mul(x, x), e.mul(y, y))));
  e.same(e.div(e.sub(e.mul(x, x), e.mul(y, y)), gap), sum);
  e.same(e.div(e.mul(x, z), z), x);
  e.same(e.add(e.div(x, z), e.div(y, z)), e.div(sum, z));
  e.differ(e.div(x, sum), e.div(y, sum));
}

TEST_CASE("maxima are sets") {
  Expressions e;
  const TermValue a = e.x(0), b = e.x(1), c = e.x(2);
  e.same(e.max(e.max(a, b), c), e.max(b, e.max(c, e.max(a, b))));
  e.differ(e.max(a, b), e.max(a, c));
  e.same(e.term.min(a, b, mode), e.term.neg(e.max(e.term.neg(a), e.term.neg(b))));
  e.same(e.max(a, e.term.neg(a)), e.term.abs(a));
  e.same(e.max(e.max(a, e.number(1)), e.number(3)), e.max(e.number(3), a));
  e.same(e.mul(e.number(2), e.max(a, b)), e.max(e.mul(e.number(2), a), e.mul(e.number(2), b)));
  e.differ(e.mul(e.number(-2), e.max(a, b)), e.max(e.mul(e.number(-2), a), e.mul(e.number(-2), b)));
  e.same(e.mul(e.term.abs(a), e.term.abs(a)), e.mul(a, a));
}

TEST_CASE("piecewise: relu, clamp, leaky relu, absolute value, however written") {
  Expressions e;
  const auto x = e.x(0), y = e.x(1), z = e.x(2), zero = e.zero(), one = e.one();
  const auto choose = [&](Comparison c, TermValue a, TermValue b, TermValue yes, TermValue no) {
    return e.term.select(c, a, b, yes, no);
  };
  const auto relu = e.max(x, zero);
  for (const Comparison c : {Comparison::greater, Comparison::greater_equal}) {
    e.same(relu, choose(c, x, zero, x, zero));
    e.same(relu, choose(c, zero, x, zero, x) == relu ? relu : e.max(zero, x));
    e.differ(relu, choose(c, x, one, x, zero));
    e.same(e.term.abs(x), choose(c, x, zero, x, e.term.neg(x)));
    e.same(e.max(x, y), choose(c, x, y, x, y));
    e.differ(e.max(x, y), choose(c, y, x, x, y));
    e.same(e.term.min(x, y, mode), choose(c, y, x, x, y));
  }
  const auto slope = e.number(Rational(1, 100));
  const auto leaky = choose(Comparison::greater, x, zero, x, e.mul(slope, x));
  e.same(leaky, e.max(x, e.mul(slope, x)));
  e.same(leaky, e.add(relu, e.mul(slope, e.term.min(x, zero, mode))));
  e.differ(leaky, e.add(relu, e.mul(slope, x)));
  const auto clamp = e.term.min(e.max(x, e.number(-1)), one, mode);
  e.same(clamp, e.max(e.term.min(x, one, mode), e.number(-1)));
  e.same(clamp, choose(Comparison::less, x, e.number(-1), e.number(-1),
                       choose(Comparison::greater, x, one, one, x)));
  e.differ(clamp, choose(Comparison::less, x, e.number(-1), e.number(-1),
                         choose(Comparison::greater, x, one, x, one)));
  // At a jump it matters whether the edge belongs to it.
  e.same(choose(Comparison::greater, x, zero, y, z), choose(Comparison::less_equal, x, zero, z, y));
  e.differ(choose(Comparison::greater, x, zero, y, z), choose(Comparison::greater_equal, x, zero, y, z));
  e.same(choose(Comparison::equal, x, y, x, z), choose(Comparison::equal, y, x, y, z));
  e.differ(choose(Comparison::equal, x, y, zero, z), choose(Comparison::not_equal, x, y, zero, z));
  e.same(e.mul(relu, relu), e.mul(x, relu));
  e.same(e.exp(choose(Comparison::greater, x, zero, y, zero)),
         choose(Comparison::greater, e.mul(x, e.exp(y)), zero, e.exp(y), one));
}

TEST_CASE("what a definition computes in a branch that may not be taken is nobody's premise") {
  for (const bool conditional : {false, true}) {
    Term term;
    const auto x = term.input(0, 0, Format::binary32);
    term.set_origin(0);
    if (conditional) term.enter_branch();
    term.apply(Function::log, x, mode);
    if (conditional) term.leave_branch();
    term.set_origin(1);
    term.apply(Function::log, x, mode);
    bool of_kernel = false;
    for (const Obligation& obligation : term.obligations()) of_kernel = of_kernel || obligation.origin == 1;
    CHECK(of_kernel == conditional);
  }
}
