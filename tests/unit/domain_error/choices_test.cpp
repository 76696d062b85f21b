// Choices that nobody decides, and finite sentinels, in the `error` domain.

#include <doctest/doctest.h>

#include "verifier/domain/error.h"

using namespace warpproof::domain;

// Both branches against both choices: whatever the machine and the exact program choose, the bound holds.
TEST_CASE("an undecided choice holds for every pair of values that the operands allow") {
  Error error(ErrorInputs::box);
  const Mode mode{.format = Format::binary32};
  error.set_range(0, -1, 1);
  error.set_range(1, 2, 5);
  error.set_range(2, -1, 2);
  const auto x = error.input(0, 0, Format::binary32), y = error.input(2, 0, Format::binary32);
  const auto a = error.input(1, 0, Format::binary32), b = error.mul(y, y, mode);
  const auto zero = error.constant(0, Format::binary32);
  const auto exact = error.select(Comparison::greater, x, zero, a, b);  // x is exact: both choose alike
  CHECK(error.error_bound(exact) == error.error_bound(b));
  CHECK(error.enclosure(exact).lo <= 0);
  CHECK(error.enclosure(exact).hi >= 5);
  const auto rounded = error.select(Comparison::less, error.mul(x, y, mode), zero, a, b);
  CHECK(error.error_bound(rounded) >= 5);  // the machine may take a = 5 where the exact program takes b = 0
  const auto sum = error.add(x, y, mode), other = error.mul(x, x, mode);
  const auto larger = error.select(Comparison::greater_equal, sum, other, sum, other);  // a maximum
  CHECK(error.error_bound(larger) < 1e-6);
  CHECK(error.error_bound(error.select(Comparison::less, sum, other, sum, other)) < 1e-6);
  CHECK(error.error_bound(error.select(Comparison::equal, sum, other, sum, other)) > 1);
  const auto settled = error.select(Comparison::less, a, zero, a, b);  // a >= 2
  CHECK(error.enclosure(settled).hi == error.enclosure(b).hi);
  const auto nothing = error.div(y, zero, mode);
  CHECK(error.troubles(error.select(Comparison::less, x, zero, a, nothing)) != 0);
  CHECK(error.troubles(error.select(Comparison::less, nothing, zero, a, b)) != 0);
}

TEST_CASE("a finite sentinel: what it may meet, and what it may not") {
  constexpr std::uint64_t least = 0xff7fffff;
  const Mode mode{.format = Format::binary32};
  const auto misused = [&](const auto& meet) {
    Error error(ErrorInputs::box);
    error.set_range(0, -4, 4);
    error.set_range(1, -1e30, 1);
    error.read_sentinels();
    CHECK_FALSE(error.met_sentinel());
    const auto low = error.constant(least, Format::binary32);
    CHECK(error.met_sentinel());
    meet(error, low, error.input(0, 0, Format::binary32), error.input(1, 0, Format::binary32));
    return error.misused_sentinel();
  };
  using V = Error::Value;
  CHECK_FALSE(misused([&](Error& e, V low, V x, V) {
    CHECK(e.enclosure(e.max(low, x, mode)).hi == 4);
    CHECK(e.enclosure(e.apply(Function::exp, e.sub(low, x, mode), mode)).hi == 0);
    CHECK(e.compare(Comparison::less, low, x) == Truth::yes);
    e.mul(low, e.constant(0x3fb8aa3b, Format::binary32), mode);
    CHECK(e.troubles(e.mul(low, e.constant(0x3f000000, Format::binary32), mode)) != 0);
  }));
  CHECK(misused([&](Error& e, V low, V, V wide) { e.max(low, wide, mode); }));
  CHECK(misused([&](Error& e, V low, V, V wide) { e.add(low, wide, mode); }));
  CHECK(misused([&](Error& e, V low, V, V wide) {
    CHECK(e.compare(Comparison::less, low, wide) == Truth::undecided);
  }));
  CHECK(misused([&](Error& e, V low, V x, V) { e.div(x, low, mode); }));
  CHECK(misused([&](Error& e, V low, V, V) { e.neg(low); }));
  CHECK(misused([&](Error& e, V low, V, V) { e.abs(low); }));
  CHECK(misused([&](Error& e, V low, V x, V) { e.min(low, x, mode); }));
  CHECK(misused([&](Error& e, V low, V x, V) {
    e.select(Comparison::less, x, e.constant(0, Format::binary32), low, x);
  }));
  CHECK(misused([&](Error& e, V low, V, V) { e.apply(Function::reciprocal, low, mode); }));
}
