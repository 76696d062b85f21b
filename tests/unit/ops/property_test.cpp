// Four properties of every row on random input, as Rival tests its functions: a valid interval; it contains
// witnesses; splitting the input agrees with the whole; more precision refines.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "refmodels/ops/op.h"

using namespace refmodels::ops;

namespace {

using Box = std::vector<std::pair<Rational, Rational>>;

class Generator {
 public:
  explicit Generator(unsigned seed) : random_(seed) {}

  /// A number that the row takes at this operand.
  Rational operand(const Op& op, int position) {
    if (op.rule == Rule::boolean || (op.rule == Rule::select && position == 0)) return Rational(below(2));
    if (op.rule == Rule::power && position == 1) return Rational(below(13) - 6);
    if (op.rule == Rule::integer) return Rational(below(41) - 20);
    switch (below(6)) {
      case 0:
        return Rational(below(9) - 4);
      case 1:
        return Rational(below(2001) - 1000, 8);
      case 2:
        return Rational(below(2001) - 1000, 1 << 20);
      case 3:
        return Rational(below(1 << 20), 1 << 10);
      default:
        return Rational(below(4001) - 2000, 512);
    }
  }
  std::pair<Rational, Rational> range(const Op& op, int position) {
    Rational a = operand(op, position);
    const bool point = below(4) == 0 || (op.rule == Rule::power && position == 1);
    Rational b = point ? a : operand(op, position);
    if (b < a) std::swap(a, b);
    return {a, b};
  }
  /// A point of the range; an integer or a boolean where the operand is one.
  Rational inside(const Op& op, int position, const std::pair<Rational, Rational>& range) {
    const std::int64_t step = below(9);
    const Rational point = range.first + (range.second - range.first) * Rational(step, 8);
    const bool whole =
        op.rule == Rule::boolean || op.rule == Rule::integer || (op.rule == Rule::select && position == 0);
    return whole ? std::max(range.first, point.floor()) : point;
  }
  std::int64_t below(std::int64_t limit) {
    return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(limit));
  }

 private:
  std::mt19937_64 random_;
};

std::vector<Interval> intervals_of(const Box& box, int precision) {
  std::vector<Interval> intervals;
  for (const auto& [low, high] : box) intervals.emplace_back(low, high, precision);
  return intervals;
}

/// Every bound of `inner` lies within `outer`, where there is a value at all.
bool within(const Interval& inner, const Interval& outer) {
  if (inner.certainly_undefined()) return outer.possibly_undefined();
  if (outer.certainly_undefined()) return false;
  const auto low = inner.lower_exact();
  const auto high = inner.upper_exact();
  const bool low_inside = low ? outer.contains(*low) : outer.to_double_down() == -INFINITY;
  const bool high_inside = high ? outer.contains(*high) : outer.to_double_up() == INFINITY;
  return low_inside && high_inside;
}

void check_row(const Op& op, Generator& generator) {
  Box box;
  for (int i = 0; i < op.arity; ++i) box.push_back(generator.range(op, i));
  const Interval whole = op.interval(intervals_of(box, 128));

  // Valid, exactly one of: certainly undefined, ordered bounds.
  REQUIRE((whole.certainly_undefined() || whole.to_double_down() <= whole.to_double_up()));
  REQUIRE((whole.possibly_undefined() || !whole.certainly_undefined()));

  // Contains witnesses, and does not claim definedness where a witness has none.
  for (int witness = 0; witness < 10; ++witness) {
    std::vector<Rational> point;
    std::vector<Interval> thin;
    for (int i = 0; i < op.arity; ++i) {
      point.push_back(generator.inside(op, i, box[static_cast<std::size_t>(i)]));
      thin.emplace_back(point.back(), 256);
    }
    const Interval value = op.interval(thin);
    const Exact exact = op.exact(point);
    if (exact.kind == Exact::Kind::undefined) {
      REQUIRE(value.certainly_undefined());
      REQUIRE(whole.possibly_undefined());
    } else {
      REQUIRE_FALSE(whole.certainly_undefined());
      REQUIRE_FALSE(value.certainly_undefined());
      REQUIRE((!disjoint(value, whole)));
      if (exact) {
        REQUIRE(value.contains(exact.value));
        REQUIRE(whole.contains(exact.value));
      }
    }
  }

  if (op.arity == 0) return;
  // Splitting: the parts lie within the whole, and together they reach it (remainders depend twice on x:
  // named exceptions).
  const auto at = static_cast<std::size_t>(generator.below(op.arity));
  if (!(op.rule == Rule::power && at == 1) && box[at].first < box[at].second) {
    const Rational middle = generator.inside(op, static_cast<int>(at), box[at]);
    Box left = box;
    Box right = box;
    left[at].second = middle;
    right[at].first = middle;
    const Interval one = op.interval(intervals_of(left, 128));
    const Interval two = op.interval(intervals_of(right, 128));
    REQUIRE(within(one, whole));
    REQUIRE(within(two, whole));
    const bool depends_twice = op.name == "mod" || op.name == "rem" || op.name == "mod_euclid";
    const bool whole_from_parts = depends_twice || op.rule == Rule::boolean || op.rule == Rule::comparison ||
                                  op.rule == Rule::select || whole.certainly_undefined() ||
                                  within(whole, hull(one, two));
    // Division straddling zero is the whole line at once; its parts are half lines that also cover it.
    REQUIRE((whole_from_parts || whole.possibly_undefined()));
  }

  // More precision refines.
  REQUIRE(within(op.interval(intervals_of(box, 256)), whole));
}

}  // namespace

TEST_CASE("four properties of every row") {
  unsigned seed = 1;
  for (const Op* op : all_ops()) {
    CAPTURE(op->name);
    Generator generator(seed++);
    for (int round = 0; round < 400; ++round) check_row(*op, generator);
  }
}
