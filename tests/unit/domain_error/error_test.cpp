// Three domains over one random program: `bits` computes, `term` knows the exact value, `error` must bound
// the gap.

#include <doctest/doctest.h>

#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "verifier/domain/bits.h"
#include "verifier/domain/error.h"
#include "verifier/domain/term.h"

using namespace warpproof::domain;
using refmodels::number::DoubleInterval;
using refmodels::number::Interval;
using refmodels::number::Rational;
namespace number = refmodels::number;

namespace {

using Random = std::mt19937_64;
constexpr std::uint64_t input_count = 6;

struct Step {
  int operation;
  std::size_t a, b, c;
};

std::vector<Step> random_program(Random& random, int length, int operations) {
  std::vector<Step> program;
  for (int i = 0; i < length; ++i) {
    const auto pick = [&] { return static_cast<std::size_t>(random() % (input_count + program.size())); };
    program.push_back(
        {static_cast<int>(random() % static_cast<std::uint64_t>(operations)), pick(), pick(), pick()});
  }
  return program;
}

template <class Domain>
std::vector<typename Domain::Value> run(Domain& domain, const std::vector<Step>& program, const Mode& mode) {
  using Value = typename Domain::Value;
  std::vector<Value> values;
  for (std::uint64_t i = 0; i < input_count; ++i) values.push_back(domain.input(0, i, mode.format));
  Mode approximate = mode;
  approximate.approximate = true;
  for (const Step& step : program) {
    const Value a = values[step.a], b = values[step.b], c = values[step.c];
    switch (step.operation) {
      case 0:
        values.push_back(domain.add(a, b, mode));
        break;
      case 1:
        values.push_back(domain.mul(a, b, mode));
        break;
      case 2:
        values.push_back(domain.fma(a, b, c, mode));
        break;
      case 3:
        values.push_back(domain.sub(a, b, mode));
        break;
      case 4:
        values.push_back(domain.fma(a, a, c, mode));
        break;
      case 5:
        values.push_back(domain.div(a, b, mode));
        break;
      case 6:
        values.push_back(domain.max(a, b, mode));
        break;
      case 7:
        values.push_back(domain.min(a, domain.neg(b), mode));
        break;
      case 8:
        values.push_back(domain.apply(Function::square_root, domain.abs(a), mode));
        break;
      case 9:
        values.push_back(domain.apply(Function::exp2, a, approximate));
        break;
      case 10:
        values.push_back(domain.apply(Function::reciprocal_square_root, domain.mul(a, a, mode), approximate));
        break;
      default:
        values.push_back(domain.constant(mode.format == Format::binary32 ? 0x3eaaaaab : 0x3555, mode.format));
        break;
    }
  }
  return values;
}

double random_input(Random& random) {
  const double size =
      std::ldexp(1 + static_cast<double>(random() % 4096) / 4096, static_cast<int>(random() % 8) - 4);
  return (random() & 1) != 0 ? -size : size;
}

struct Tally {
  int bounded = 0, unbounded = 0;
  double closest = 0;  ///< largest error / bound seen: near 1 means tight, above 1 means wrong
};

void check_program(std::uint64_t seed, const Mode& mode, int operations, bool box, Tally& tally) {
  Random random(seed);
  const auto program = random_program(random, 10, operations);
  std::vector<std::uint64_t> data;
  for (std::uint64_t i = 0; i < input_count; ++i) {
    data.push_back(number::round_double_to_bits(random_input(random), mode.format));
  }
  Bits bits;
  bits.set_tensor(0, data);
  Error error(box ? ErrorInputs::box : ErrorInputs::data);
  if (box) {
    error.set_range(0, -16, 16);
  } else {
    error.set_data(0, mode.format, data);
  }
  Term term;
  const auto computed = run(bits, program, mode);
  const auto bounded = run(error, program, mode);
  const auto exact = run(term, program, mode);
  const auto input = [&](std::uint32_t, std::uint64_t i) {
    return Interval(number::exact_value(data[i], mode.format));
  };
  for (std::size_t i = 0; i < exact.size(); ++i) {
    if (error.troubles(bounded[i]) != 0) {
      ++tally.unbounded;
      continue;
    }
    ++tally.bounded;
    const Interval value = term.enclose(exact[i], input);
    INFO("seed " << seed << ", value " << i << ", " << term.print(exact[i]));
    REQUIRE_FALSE(value.possibly_undefined());
    REQUIRE(number::is_finite(computed[i].bits, mode.format));
    const Interval gap = (Interval(number::exact_value(computed[i].bits, mode.format)) - value).abs();
    const double bound = error.error_bound(bounded[i]);
    CHECK(gap.to_double_down() <= bound);
    const DoubleInterval enclosure = error.enclosure(bounded[i]);
    CHECK(enclosure.lo <= value.to_double_up());
    CHECK(enclosure.hi >= value.to_double_down());
    if (bound > 0) tally.closest = std::max(tally.closest, gap.to_double_up() / bound);
  }
}

constexpr Mode f32;

}  // namespace

static_assert(ValueDomain<Error>);

TEST_CASE("given data: the computed value lies within the bound of the exact one") {
  for (const Format format : {Format::binary32, Format::binary16, Format::bfloat16, Format::binary64}) {
    Tally tally;
    Mode mode{.format = format};
    const int operations = format == Format::binary32 ? 12 : 9;  // documented approximations are of binary32
    for (std::uint64_t seed = 0; seed < 1200; ++seed) check_program(seed, mode, operations, false, tally);
    MESSAGE(number::info(format).name << ": " << tally.bounded << " bounded, " << tally.unbounded
                                      << " not, closest " << tally.closest);
    CHECK(tally.bounded > 8 * tally.unbounded / 10);
    CHECK(tally.closest > 0.9);
  }
}

TEST_CASE("given data with flush to zero") {
  Tally tally;
  Mode mode{.flush_to_zero = true};
  for (std::uint64_t seed = 5000; seed < 6200; ++seed) check_program(seed, mode, 12, false, tally);
  CHECK(tally.bounded > 1000);
}

TEST_CASE("the whole box: the bound holds at any input in it") {
  for (const Format format : {Format::binary32, Format::binary16}) {
    Tally tally;
    const int operations = format == Format::binary32 ? 12 : 5;
    for (std::uint64_t seed = 0; seed < 1500; ++seed)
      check_program(seed, {.format = format}, operations, true, tally);
    MESSAGE(number::info(format).name << ": " << tally.bounded << " bounded, " << tally.unbounded << " not");
    CHECK(tally.bounded > 4000);
  }
}

TEST_CASE("over a box a value times itself is a square, so that the root of a mean of squares is defined") {
  Error error(ErrorInputs::box);
  error.set_range(0, -4, 4);
  error.set_range(1, 0x1p-10, 1);
  Error::Value sum = error.constant(0, Format::binary32), mixed = sum;
  for (std::uint64_t k = 0; k < 16; ++k) {
    const auto x = error.input(0, k, Format::binary32);
    sum = error.fma(x, x, sum, f32);
    mixed = error.fma(x, error.input(0, k, Format::binary32), mixed, f32);
  }
  const auto eps = error.input(1, 0, Format::binary32);
  Mode approximate{.approximate = true};
  const auto root = error.apply(Function::reciprocal_square_root, error.add(sum, eps, f32), approximate);
  CHECK(error.troubles(root) == 0);
  CHECK(std::isfinite(error.error_bound(root)));
  CHECK_FALSE(error.first_trouble());
  CHECK(error.models_used() == std::set<std::string>{"rsqrt.approx.f32"});
  const auto lost = error.apply(Function::reciprocal_square_root, error.add(mixed, eps, f32), approximate);
  CHECK(error.troubles(lost) == refmodels::bounds::may_be_undefined);
  CHECK(*error.first_trouble() == "rsqrt in f32: may be undefined");
}

TEST_CASE("a dot product over a box has the bound of the textbook, about K u sum |a| |b|") {
  Error error(ErrorInputs::box);
  error.set_range(0, -1, 1);
  Error::Value sum = error.constant(0, Format::binary32);
  constexpr int count = 1024;
  for (std::uint64_t k = 0; k < count; ++k) {
    sum =
        error.fma(error.input(0, k, Format::binary32), error.input(0, count + k, Format::binary32), sum, f32);
  }
  const double gamma = count * 0x1p-24 * count;
  CHECK(error.error_bound(sum) <= gamma);
  CHECK(error.error_bound(sum) >= gamma / 4);
  CHECK(error.enclosure(sum).hi >= count);
  CHECK(error.enclosure(sum).hi <= count * 1.01);
}

TEST_CASE("overflow is found with the first operation, and nothing after it has a bound") {
  Error error(ErrorInputs::box);
  error.set_range(0, 0, 60000);
  const Mode half{.format = Format::binary16};
  const auto x = error.input(0, 0, Format::binary16);
  const auto doubled = error.add(x, x, half);
  CHECK(error.troubles(doubled) == refmodels::bounds::may_overflow);
  CHECK(std::isinf(error.error_bound(error.mul(doubled, x, half))));
  CHECK(*error.first_trouble() == "add in f16: may overflow");
  CHECK(error.compare(Comparison::less, doubled, x) == Truth::undecided);
}

TEST_CASE("a constant that stands for a literal carries the difference as its error") {
  Error error(ErrorInputs::data);
  error.register_literal(Rational(1, 10));
  const auto tenth = error.constant(0x3dcccccd, Format::binary32);
  const Rational gap = (number::exact_value(0x3dcccccd, Format::binary32) - Rational(1, 10)).abs();
  CHECK(error.error_bound(tenth) >= gap.to_double());
  CHECK(error.error_bound(tenth) <= 1.001 * gap.to_double());
  CHECK(error.enclosure(tenth).contains(0.1));
  CHECK(error.error_bound(error.constant(0x3dccccce, Format::binary32)) == 0);
  const auto literal = error.rational(Rational(1, 10), f32);
  CHECK(error.error_bound(literal) >= gap.to_double());
  CHECK(error.error_bound(error.constant(0x3fb8aa3b, Format::binary32)) > 0);  // log2(e)
}

TEST_CASE("comparisons are decided only where computed and exact values agree on them") {
  Error error(ErrorInputs::data);
  error.set_data(0, Format::binary32, {0x3f800000, 0x40000000, 0x3dcccccd});
  const auto one = error.input(0, 0, Format::binary32), two = error.input(0, 1, Format::binary32);
  const auto tenth = error.input(0, 2, Format::binary32);
  CHECK(error.compare(Comparison::less, one, two) == Truth::yes);
  CHECK(error.compare(Comparison::greater_equal, one, two) == Truth::no);
  CHECK(error.compare(Comparison::equal, one, one) == Truth::yes);
  const auto rounded = error.mul(tenth, tenth, f32);
  const auto again = error.div(rounded, tenth, f32);
  CHECK(error.compare(Comparison::equal, again, tenth) == Truth::undecided);
  CHECK(error.compare(Comparison::less, again, one) == Truth::yes);
}

TEST_CASE("inputs without data, beyond their data, or not finite") {
  Error error(ErrorInputs::data);
  error.set_data(0, Format::binary32, {0x7f800000, 0x7fc00000, 0});
  CHECK(error.troubles(error.input(0, 0, Format::binary32)) != 0);
  CHECK(error.troubles(error.input(0, 1, Format::binary32)) != 0);
  CHECK(error.troubles(error.input(0, 2, Format::binary32)) == 0);
  CHECK_FALSE(error.trouble());
  CHECK(error.troubles(error.input(0, 3, Format::binary32)) != 0);
  CHECK(error.trouble());
  Error box(ErrorInputs::box);
  box.set_range(0, 1, -1);
  box.input(0, 0, Format::binary32);
  CHECK(box.trouble());
}

TEST_CASE("infinities: what machines and reals agree on, and nothing else") {
  constexpr std::uint64_t minus = 0xff800000, plus = 0x7f800000, nan = 0x7fc00000;
  for (const ErrorInputs inputs : {ErrorInputs::data, ErrorInputs::box}) {
    Error error(inputs);
    const Mode mode{.format = Format::binary32};
    const auto low = error.constant(minus, Format::binary32), high = error.constant(plus, Format::binary32);
    const auto x = error.constant(0x40400000, Format::binary32);  // 3
    for (const auto& kept : {error.max(low, x, mode), error.max(x, low, mode), error.min(high, x, mode),
                             error.min(x, high, mode), error.max(error.max(low, low, mode), x, mode),
                             error.max(error.neg(high), x, mode), error.max(error.add(low, x, mode), x, mode),
                             error.max(error.mul(high, error.neg(x), mode), x, mode),
                             error.max(error.fma(x, x, low, mode), x, mode)}) {
      CHECK(error.error_bound(kept) == 0);
      CHECK(error.enclosure(kept).lo == 3);
      CHECK(error.enclosure(kept).hi == 3);
    }
    CHECK_FALSE(error.first_trouble());
    CHECK(error.compare(Comparison::less, low, x) == Truth::yes);
    CHECK(error.compare(Comparison::greater, x, low) == Truth::yes);
    CHECK(error.compare(Comparison::less, low, high) == Truth::yes);
    CHECK(error.compare(Comparison::equal, low, low) == Truth::yes);
    CHECK(error.compare(Comparison::equal, x, high) == Truth::no);
    const auto not_a_number = error.constant(nan, Format::binary32);
    CHECK(error.compare(Comparison::less, low, not_a_number) == Truth::undecided);
    Mode approximate = mode;
    approximate.approximate = true;
    for (const auto& lost :
         {low, high, error.min(low, x, mode), error.max(high, x, mode), error.add(low, x, mode),
          error.sub(low, low, mode), error.mul(high, error.constant(0, Format::binary32), mode),
          error.neg(high), error.abs(low), error.max(low, not_a_number, mode),
          error.max(error.sub(high, high, mode), x, mode), error.mul(low, error.sub(x, x, mode), mode),
          error.fma(low, x, x, mode), error.div(x, high, mode), error.convert(low, Format::binary32, mode)}) {
      CHECK(error.error_bound(lost) == number::unbounded);
      CHECK(error.troubles(lost) != 0);
    }
    const auto nothing = error.apply(Function::exp2, low, approximate);  // exp(-inf) = 0
    CHECK(error.error_bound(nothing) == 0);
    CHECK(error.enclosure(nothing).hi == 0);
  }
}

TEST_CASE("a value less a maximum that it is part of is not above zero") {
  Error error(ErrorInputs::box);
  error.set_range(0, -1, 1);
  const auto x = error.input(0, 0, Format::binary32), y = error.input(0, 1, Format::binary32);
  const auto larger = error.max(x, y, f32);
  CHECK(error.enclosure(error.sub(x, larger, f32)).hi == 0);
  CHECK(error.enclosure(error.sub(y, larger, f32)).hi == 0);
  CHECK(error.enclosure(error.sub(x, larger, f32)).lo == -2);
  const auto third = error.input(0, 3, Format::binary32);
  for (const auto& part : {x, y, third}) {  // a maximum of maxima
    CHECK(error.enclosure(error.sub(part, error.max(larger, third, f32), f32)).hi == 0);
    CHECK(error.enclosure(error.sub(part, error.max(third, larger, f32), f32)).hi == 0);
  }
  CHECK(error.enclosure(error.sub(x, x, f32)).hi == 0);
  CHECK(error.error_bound(error.sub(error.mul(x, y, f32), error.mul(x, y, f32), f32)) > 0);  // two roundings
  // The other way round, and of what is no part of it, nothing is known.
  CHECK(error.enclosure(error.sub(larger, x, f32)).hi == 2);
  const auto other = error.input(0, 2, Format::binary32);
  CHECK(error.enclosure(error.sub(other, larger, f32)).hi == 2);
  CHECK(error.enclosure(error.sub(x, error.min(x, y, f32), f32)).hi == 2);
  Error data(ErrorInputs::data);  // data has no identities
  data.set_data(0, Format::binary32, {0x3f800000, 0xbf800000});
  const auto one = data.input(0, 0, Format::binary32), less = data.input(0, 1, Format::binary32);
  CHECK(data.enclosure(data.sub(one, data.max(less, less, f32), f32)).hi == 2);
}
