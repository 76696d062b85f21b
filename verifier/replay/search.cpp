#include "verifier/replay/search.h"

#include <algorithm>
#include <array>

#include "verifier/replay/compare.h"
#include "verifier/replay/filling.h"
#include "verifier/replay/python_file.h"
#include "verifier/replay/shrink.h"
#include "verifier/replay/size_space.h"

namespace warpproof::replay {
namespace {

constexpr std::size_t sizes_listed_max = 400;
constexpr std::size_t sizes_for_samples = 64;
constexpr std::uint64_t fillings_min = structured_fillings + 4;
constexpr std::uint64_t fillings_max = 200;
/// Where there are few sizes, random fillings go on until so many points were tried.
constexpr std::uint64_t points_wanted = 200;
/// After a shape or definedness difference, so many more points are tried for a value that differs.
constexpr std::uint64_t points_after_a_weaker_difference = 256;
constexpr std::uint64_t shrink_steps_max = 1'000'000;

/// Value first: it is what a reader believes at once.
int preference(Reason reason) {
  switch (reason) {
    case Reason::value_differs:
      return 0;
    case Reason::shape_differs:
      return 1;
    default:
      return 2;
  }
}

class Search {
 public:
  Search(const ir::Program& program, const ir::Rewrite& rewrite, const SearchOptions& options)
      : program_(program),
        rewrite_(rewrite),
        options_(options),
        sizes_(program, rewrite, options.without_requirement),
        thresholds_(thresholds_of(rewrite)),
        word_ends_(word_ends_of(program, rewrite)),
        budget_{options.steps_max, 0} {}

  SearchResult run() {
    Budget for_sizes{options_.steps_max / 4, 0};
    const std::vector<ir::SizeAssignment> listed = sizes_.listed(sizes_listed_max, for_sizes);
    budget_.steps = for_sizes.steps;
    const auto enough = [&](std::uint64_t filling) {
      return filling >= fillings_max || (filling >= fillings_min && result_.points >= points_wanted);
    };
    for (std::uint64_t filling = 0; !enough(filling) && !done(); ++filling) {
      for (std::size_t i = 0; i < listed.size() && !done(); ++i) at_point(listed[i], filling);
      if (filling == 0) far_away();
    }
    return finished();
  }

  SearchResult samples(std::uint64_t count) {
    constexpr std::uint64_t tries_a_sample = 20;
    Budget for_sizes{options_.steps_max / 4, 0};
    const std::vector<ir::SizeAssignment> listed = sizes_.listed(sizes_for_samples, for_sizes);
    budget_.steps = for_sizes.steps;
    Random random(options_.seed);
    for (std::uint64_t i = 0; i < count * tries_a_sample && result_.points < count && !done(); ++i) {
      std::optional<ir::SizeAssignment> sizes;
      try {
        sizes = sizes_.random(random, budget_);
      } catch (const Exhausted&) {
        break;
      }
      // Requirements that random sizes rarely meet: one of the listed ones.
      if (!sizes && !listed.empty()) sizes = listed[random.below(listed.size())];
      if (sizes) at_point(*sizes, structured_fillings + random.below(1u << 30));
    }
    return finished();
  }

 private:
  bool done() const {
    if (budget_.steps >= budget_.steps_max) return true;
    if (!found_) return false;
    return preference(found_->reason) == 0 || result_.points >= stop_at_points_;
  }

  /// Sizes near large constants, with the first fillings: at most a quarter of the budget.
  void far_away() {
    constexpr std::uint64_t fillings = 3;
    Budget for_sizes{options_.steps_max / 16, 0};
    const std::vector<ir::SizeAssignment> sizes = sizes_.far(for_sizes);
    budget_.steps += for_sizes.steps;
    const std::uint64_t end = budget_.steps + options_.steps_max / 4;
    for (std::uint64_t filling = 0; filling < fillings; ++filling)
      for (std::size_t i = 0; i < sizes.size() && !done() && budget_.steps < end; ++i)
        at_point(sizes[i], filling);
  }

  /// One point can not use up the budget of all.
  void at_point(const ir::SizeAssignment& sizes, std::uint64_t filling) {
    const std::uint64_t share = std::max<std::uint64_t>(options_.steps_max / 16, 1);
    Budget own{std::min(share, budget_.steps_max - budget_.steps), 0};
    try {
      const std::optional<Point> point =
          filled_point(program_, rewrite_, sizes, filling, options_.seed, options_.without_requirement, own,
                       thresholds_, word_ends_);
      if (point) look_at(*point, own);
    } catch (const Exhausted&) {
      // Too expensive at this point; the others may be cheaper.
    }
    budget_.steps += std::max<std::uint64_t>(own.steps, 1);
  }

  void look_at(const Point& point, Budget& own) {
    ++result_.points;
    const int known = found_ ? preference(found_->reason) : 3;
    const Comparison comparison = compare_sides(program_, rewrite_, point, own,
                                                [&](Reason reason) { return preference(reason) < known; });
    result_.compared += comparison.compared;
    if (!comparison.difference) return;
    if (!found_) stop_at_points_ = result_.points + points_after_a_weaker_difference;
    found_ = comparison.difference;
    point_ = point;
  }

  SearchResult finished() {
    result_.steps = budget_.steps;
    if (found_) result_.difference = shrunk(found_->reason);
    return std::move(result_);
  }

  Difference shrunk(Reason reason) {
    Budget budget{shrink_steps_max, 0};
    const auto only = [reason](Reason other) { return other == reason; };
    const Shows shows = [&](const Point& candidate) {
      try {
        return requirements_hold(program_, rewrite_, candidate, budget, options_.without_requirement) &&
               compare_sides(program_, rewrite_, candidate, budget, only).difference.has_value();
      } catch (const Exhausted&) {
        return false;
      }
    };
    point_ = shrink(program_, rewrite_, sizes_, std::move(point_), shows, budget);
    Difference difference;
    difference.reason = reason;
    difference.counterexample.sizes = point_.sizes;
    difference.counterexample.inputs = print_inputs(point_);
    replay(program_, rewrite_, reason, difference.counterexample, options_.without_requirement);
    return difference;
  }

  const ir::Program& program_;
  const ir::Rewrite& rewrite_;
  const SearchOptions& options_;
  SizeSpace sizes_;
  std::vector<Rational> thresholds_, word_ends_;
  Budget budget_;
  SearchResult result_;
  std::optional<PointDifference> found_;
  Point point_;
  std::uint64_t stop_at_points_ = 0;
};

/// The printed inputs are those of the rewrite at the printed sizes.
bool fits(const ir::Program& program, const ir::Rewrite& rewrite, const Point& point, Budget& budget) {
  const std::optional<Point> expected = zero_point(program, rewrite, point.sizes, budget);
  if (!expected || expected->inputs.size() != point.inputs.size()) return false;
  for (std::size_t i = 0; i < point.inputs.size(); ++i) {
    const Tensor &a = expected->inputs[i], &b = point.inputs[i];
    if (a.name != b.name || a.shape != b.shape || a.elements.size() != b.elements.size()) return false;
  }
  return true;
}

}  // namespace

SearchResult search_counterexample(const ir::Program& program, const ir::Rewrite& rewrite,
                                   const SearchOptions& options) {
  return Search(program, rewrite, options).run();
}

SearchResult agree_on_samples(const ir::Program& program, const ir::Rewrite& rewrite, std::uint64_t count,
                              const SearchOptions& options) {
  return Search(program, rewrite, options).samples(count);
}

bool replay(const ir::Program& program, const ir::Rewrite& rewrite, Reason reason,
            Counterexample& counterexample, std::optional<std::size_t> without_requirement) {
  constexpr int precision = 2 * Interval::default_precision;
  counterexample.replayed = false;
  const std::optional<Point> point = read_point(counterexample);
  if (!point) return false;
  Budget budget{shrink_steps_max, 0};
  try {
    if (!fits(program, rewrite, *point, budget)) return false;
    if (!requirements_hold(program, rewrite, *point, budget, without_requirement)) return false;
    const Comparison comparison = compare_sides(
        program, rewrite, *point, budget, [reason](Reason other) { return other == reason; }, precision);
    if (!comparison.difference) return false;
    counterexample.output = comparison.difference->output;
    counterexample.index = comparison.difference->index;
    counterexample.before = comparison.difference->before;
    counterexample.after = comparison.difference->after;
  } catch (const Exhausted&) {
    return false;
  }
  counterexample.replayed = true;
  counterexample.replay_file = python_file(program, rewrite, *point, reason, counterexample);
  return true;
}

}  // namespace warpproof::replay
