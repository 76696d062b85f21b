#include "verifier/domain/term_runs.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace warpproof::domain::term {

namespace {

// Whether two neighbouring points may open a run: operands of the same arrays, and the same operands equal to
// each other. So a run has one sign rule for all of its points (squares only with squares).
bool may_pair(const Tuple& point, const Tuple& next) {
  for (std::size_t i = 0; i < tuple_size; ++i) {
    if (!same_family(point[i], next[i])) return false;
    if (i != 0 && (point[i - 1] == point[i]) != (next[i - 1] == next[i])) return false;
  }
  return true;
}

void drop_first(PolyRun& run) {
  run.first = run.at(1);
  if (--run.count == 1) run.step = {};
}

// The greedy cut of a sorted list of runs without common points, one run at a time.
class Cutter {
 public:
  explicit Cutter(std::vector<PolyRun>& out) : out_(out) {}

  void take(PolyRun run) {
    while (run.count != 0) {
      if (current_.count != 0 && current_.coefficient == run.coefficient && absorb(run)) continue;
      flush();
      current_ = run;
      if (run.count >= 2 && !may_pair(run.first, run.at(1))) {
        current_.count = 1;
        current_.step = {};
        drop_first(run);
      } else {
        run.count = 0;
      }
    }
  }
  void flush() {
    if (current_.count != 0) out_.push_back(current_);
    current_.count = 0;
  }

 private:
  // Takes the first point of `run`, or all of it when the steps agree; false when it does not continue the
  // run.
  bool absorb(PolyRun& run) {
    if (current_.count == 1) {
      if (!may_pair(current_.first, run.first)) return false;
      for (std::size_t i = 0; i < tuple_size; ++i) {
        current_.step[i] = static_cast<std::int64_t>(run.first[i] - current_.first[i]);
      }
    } else if (current_.count == UINT32_MAX || run.first != current_.at(current_.count)) {
      return false;
    }
    if (run.step == current_.step && run.count <= UINT32_MAX - current_.count) {
      current_.count += run.count;
      run.count = 0;
      return true;
    }
    ++current_.count;
    if (run.count == 1) {
      run.count = 0;
    } else {
      drop_first(run);
    }
    return true;
  }

  std::vector<PolyRun>& out_;
  PolyRun current_{.count = 0};
};

struct Point {
  Tuple tuple;
  CoefficientId coefficient;
};

void cut_points(const std::vector<PolyRun>& runs, std::uint64_t points, Coefficients& coefficients,
                Cutter& cutter) {
  std::vector<Point> all;
  all.reserve(points);
  for (const PolyRun& run : runs) {
    for (std::uint32_t i = 0; i < run.count; ++i) all.push_back({run.at(i), run.coefficient});
  }
  std::sort(all.begin(), all.end(), [](const Point& x, const Point& y) { return x.tuple < y.tuple; });
  for (std::size_t i = 0; i < all.size();) {
    CoefficientId sum = all[i].coefficient;
    std::size_t next = i + 1;
    for (; next < all.size() && all[next].tuple == all[i].tuple; ++next) {
      sum = coefficients.add(sum, all[next].coefficient);
    }
    if (sum != Coefficients::zero) cutter.take({.first = all[i].tuple, .coefficient = sum});
    i = next;
  }
}

bool is_sum_of_steps(const PolyRun& run, const std::array<std::int64_t, tuple_size>& gap, std::size_t times) {
  for (std::size_t i = 0; i < tuple_size; ++i) {
    if (run.step[i] != gap[i] * static_cast<std::int64_t>(times)) return false;
  }
  return true;
}

// Lanes that share a sum with a stride: runs of one step S that begin at f, f + d, ..., f + (R - 1) d with R
// d = S, the first ones perhaps longer by one, are the points f, f + d, f + 2 d, ... without a gap: one run.
// `runs` is sorted.
void weave(std::vector<PolyRun>& runs) {
  std::vector<PolyRun> woven;
  for (std::size_t start = 0; start < runs.size();) {
    std::size_t end = start + 1;
    std::array<std::int64_t, tuple_size> gap{};
    std::uint64_t points = runs[start].count;
    bool shorter = false;
    for (; end < runs.size(); ++end) {
      const PolyRun& before = runs[end - 1];
      const PolyRun& next = runs[end];
      std::array<std::int64_t, tuple_size> distance;
      for (std::size_t i = 0; i < tuple_size; ++i)
        distance[i] = static_cast<std::int64_t>(next.first[i] - before.first[i]);
      if (end == start + 1) gap = distance;
      const bool one_less = !shorter && next.count + 1 == before.count;
      if (distance != gap || next.step != before.step || next.coefficient != before.coefficient) break;
      if (next.count != before.count && !one_less) break;
      shorter = shorter || one_less;
      points += next.count;
      if (is_sum_of_steps(next, gap, end + 1 - start)) {
        ++end;
        break;
      }
    }
    const std::size_t lanes = end - start;
    const bool moves = gap != std::array<std::int64_t, tuple_size>{};  // equal points add their coefficients
    const bool whole = lanes > 1 && moves && points <= UINT32_MAX && is_sum_of_steps(runs[start], gap, lanes);
    if (whole) {
      PolyRun all = runs[start];
      all.step = gap;
      all.count = static_cast<std::uint32_t>(points);
      woven.push_back(all);
    } else {
      woven.insert(woven.end(), runs.begin() + static_cast<std::ptrdiff_t>(start),
                   runs.begin() + static_cast<std::ptrdiff_t>(end));
    }
    start = end;
  }
  runs.swap(woven);
}

bool lie_apart(const std::vector<PolyRun>& runs) {
  for (std::size_t i = 1; i < runs.size(); ++i) {
    if (!(runs[i - 1].last() < runs[i].first)) return false;
  }
  return true;
}

// Operands in descending order at the first point; false when they cross before the last.
bool orient(PolyRun& run) {
  Tuple last = run.last();
  // An insertion sort of four places, steps and last operands along.
  for (std::size_t i = 1; i < tuple_size; ++i) {
    for (std::size_t j = i; j > 0; --j) {
      if (std::pair(run.first[j - 1], last[j - 1]) >= std::pair(run.first[j], last[j])) break;
      std::swap(run.first[j - 1], run.first[j]);
      std::swap(run.step[j - 1], run.step[j]);
      std::swap(last[j - 1], last[j]);
    }
  }
  // Operands are linear in the index: in order at both ends is in order throughout.
  return std::is_sorted(last.begin(), last.end(), std::greater<>());
}

}  // namespace

std::uint64_t point_count(const std::vector<PolyRun>& runs) {
  std::uint64_t points = 0;
  for (const PolyRun& run : runs) points += run.count;
  return points;
}

void add_oriented(std::vector<PolyRun>& runs, PolyRun run, Coefficients& coefficients) {
  if (run.count == 0 || run.coefficient == Coefficients::zero) return;
  if (run.count == 1) run.step = {};
  if (!orient(run)) {
    for (std::uint32_t i = 0; i < run.count; ++i) {
      add_oriented(runs, {.first = run.at(i), .coefficient = run.coefficient}, coefficients);
    }
    return;
  }
  const auto moving =
      std::find_if(run.step.begin(), run.step.end(), [](std::int64_t step) { return step != 0; });
  if (moving == run.step.end() && run.count > 1) {
    const Rational times(std::int64_t{run.count});
    run.coefficient = coefficients.multiply(run.coefficient, coefficients.intern(times));
    run.count = 1;
  }
  if (moving != run.step.end() && *moving < 0) {
    run.first = run.last();
    for (std::int64_t& step : run.step) step = -step;
  }
  runs.push_back(run);
}

bool canonicalise(std::vector<PolyRun>& runs, Coefficients& coefficients, std::uint64_t points_max) {
  if (runs.empty()) return true;
  const auto before = [](const PolyRun& x, const PolyRun& y) {
    return x.first != y.first ? x.first < y.first : x.last() < y.last();
  };
  if (!std::is_sorted(runs.begin(), runs.end(), before)) std::sort(runs.begin(), runs.end(), before);
  bool apart = lie_apart(runs);
  if (!apart) {
    weave(runs);
    apart = lie_apart(runs);
  }
  std::vector<PolyRun> cut;
  Cutter cutter(cut);
  if (apart) {
    for (const PolyRun& run : runs) cutter.take(run);
  } else {
    const std::uint64_t points = point_count(runs);
    if (points > points_max) return false;
    cut_points(runs, points, coefficients, cutter);
  }
  cutter.flush();
  runs.swap(cut);
  return true;
}

}  // namespace warpproof::domain::term
