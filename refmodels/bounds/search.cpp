#include "refmodels/bounds/search.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace refmodels::bounds {
namespace {

/// SplitMix64 (Steele, Lea, Flood 2014): small, and the same everywhere, unlike the standard distributions.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t word = state_ += 0x9e3779b97f4a7c15;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return word ^ (word >> 31);
  }
  std::size_t below(std::size_t limit) { return static_cast<std::size_t>(next() % limit); }
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  bool coin() { return (next() & 1) != 0; }

 private:
  std::uint64_t state_;
};

/// A number of the format within the range, near `value` (rounded toward the inside of the range).
double fit(double value, const InputRange& range) {
  const double clipped = std::clamp(value, range.lower, range.upper);
  using number::Rounding;
  const auto rounded = [&](Rounding rounding) {
    return number::double_value(number::round_double_to_bits(clipped, range.format, rounding), range.format);
  };
  const double nearest = rounded(Rounding::nearest_even);
  if (nearest >= range.lower && nearest <= range.upper) return nearest;
  const double inward = rounded(nearest > range.upper ? Rounding::down : Rounding::up);
  return inward;
}

/// The point that divides the range: 0 is the lower end, 1 the upper (no overflow on the widest range).
double between(const InputRange& range, double part) {
  return fit(range.lower * (1 - part) + range.upper * part, range);
}

double uniform(Random& random, const InputRange& range) { return between(range, random.unit()); }

double extreme(Random& random, const InputRange& range) {
  return fit(random.coin() ? range.lower : range.upper, range);
}

/// Uniform in the exponent: from the largest size in the range down to 2^-24 of it.
double wide(Random& random, const InputRange& range) {
  const double largest = std::max(std::fabs(range.lower), std::fabs(range.upper));
  const double significand = largest * (0.5 + random.unit() / 2);
  const double size = std::ldexp(significand, -static_cast<int>(random.below(25)));
  return fit(random.coin() ? size : -size, range);
}

double step_of(double value, const InputRange& range, bool up) {
  const double moved = value + (up ? 1 : -1) * number::ulp_at(value, range.format);
  return fit(moved, range);
}

using Box = std::span<const InputRange>;
using Input = std::vector<double>;

Input extremes(Box box, Random& random) {
  Input input;
  const bool same = random.coin();
  const bool upper = random.coin();
  for (const InputRange& range : box) {
    input.push_back(same ? fit(upper ? range.upper : range.lower, range) : extreme(random, range));
  }
  return input;
}

Input cancelling(Box box, Random& random) {
  Input input;
  const std::size_t half = box.size() / 2;
  for (std::size_t i = 0; i < box.size(); ++i) {
    if (i < half || half == 0) {
      input.push_back(random.coin() ? uniform(random, box[i]) : extreme(random, box[i]));
    } else {
      const double opposite = fit(-input[(i - half) % half], box[i]);
      input.push_back(random.below(4) == 0 ? step_of(opposite, box[i], random.coin()) : opposite);
    }
  }
  return input;
}

Input one_hot(Box box, Random& random) {
  Input input;
  for (const InputRange& range : box) input.push_back(fit(0, range));
  if (!box.empty()) {
    const std::size_t hot = random.below(box.size());
    input[hot] = extreme(random, box[hot]);
  }
  return input;
}

Input wide_exponents(Box box, Random& random) {
  Input input;
  for (const InputRange& range : box) input.push_back(wide(random, range));
  return input;
}

Input positions(Box box, Random& random) {
  Input input;
  const bool descending = random.coin();
  for (std::size_t i = 0; i < box.size(); ++i) {
    const double part =
        static_cast<double>(descending ? box.size() - i : i + 1) / static_cast<double>(box.size());
    input.push_back(between(box[i], part));
  }
  return input;
}

Input all_equal(Box box, Random& random) {
  Input input;
  const double part = random.unit();
  for (const InputRange& range : box) input.push_back(between(range, part));
  return input;
}

Input uniform_input(Box box, Random& random) {
  Input input;
  for (const InputRange& range : box) input.push_back(uniform(random, range));
  return input;
}

struct Family {
  std::string_view name;
  Input (*make)(Box, Random&);
};

constexpr std::array families = {
    Family{"extremes", extremes},     Family{"cancelling", cancelling}, Family{"one_hot", one_hot},
    Family{"wide", wide_exponents},   Family{"positions", positions},   Family{"all_equal", all_equal},
    Family{"uniform", uniform_input},
};

double changed(double value, const InputRange& range, Random& random) {
  switch (random.below(6)) {
    case 0:
      return extreme(random, range);
    case 1:
      return uniform(random, range);
    case 2:
      return wide(random, range);
    case 3:
      return fit(-value, range);
    default:
      return step_of(value, range, random.coin());
  }
}

class Search {
 public:
  Search(Box box, const Objective& objective, const SearchOptions& options)
      : box_(box), objective_(objective), options_(options) {}

  SearchResult run() {
    const int for_families = options_.evaluations - options_.evaluations / 2;
    for (int round = 0; result_.evaluations < for_families && !finished(); ++round) {
      const Family& family = families[static_cast<std::size_t>(round) % families.size()];
      const std::uint64_t seed = options_.seed + static_cast<std::uint64_t>(round) / families.size();
      try_input(family_input(family.name, box_, seed), family.name);
    }
    Random random(options_.seed ^ 0x5bf0363546e9d1a7);
    while (!finished() && !box_.empty()) try_input(neighbour(random), "climb");
    return std::move(result_);
  }

 private:
  bool finished() const { return result_.evaluations >= options_.evaluations || result_.worst == infinity; }

  void try_input(Input input, std::string_view family) {
    double value = objective_(input);
    if (std::isnan(value)) value = infinity;
    if (result_.evaluations++ == 0 || value > result_.worst) {
      result_.worst = value;
      result_.input = std::move(input);
      result_.family = family;
    }
  }

  Input neighbour(Random& random) const {
    Input input = result_.input;
    const std::size_t first = random.below(box_.size());
    const std::size_t count = random.below(4) == 0 ? 1 + random.below(box_.size() - first) : 1;
    for (std::size_t i = first; i < first + count; ++i) input[i] = changed(input[i], box_[i], random);
    return input;
  }

  static constexpr double infinity = std::numeric_limits<double>::infinity();
  Box box_;
  const Objective& objective_;
  SearchOptions options_;
  SearchResult result_;
};

constexpr auto family_names = [] {
  std::array<std::string_view, families.size()> names;
  for (std::size_t i = 0; i < families.size(); ++i) names[i] = families[i].name;
  return names;
}();

}  // namespace

std::span<const std::string_view> search_families() { return family_names; }

std::vector<double> family_input(std::string_view family, std::span<const InputRange> box,
                                 std::uint64_t seed) {
  Random random(seed);
  const auto found =
      std::find_if(families.begin(), families.end(), [&](const Family& f) { return f.name == family; });
  return found == families.end() ? uniform_input(box, random) : found->make(box, random);
}

SearchResult search_worst(std::span<const InputRange> box, const Objective& objective,
                          const SearchOptions& options) {
  return Search(box, objective, options).run();
}

}  // namespace refmodels::bounds
