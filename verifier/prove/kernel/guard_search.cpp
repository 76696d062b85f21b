#include "verifier/prove/kernel/guard_search.h"

#include <algorithm>
#include <compare>
#include <functional>
#include <set>
#include <utility>

#include "verifier/base/stable_order.h"
#include "verifier/prove/kernel/row_writers.h"

namespace warpproof::prove {
namespace {

using machine::Operand;

constexpr std::size_t for_conditions_max = 8;
constexpr std::int64_t capacity_max = 20'000;  ///< a kernel may do the square of it
constexpr std::size_t candidates_max = 3'000;
constexpr std::int64_t dense_alone = 1'100;  ///< where conditions of sizes alone are looked at one by one
constexpr std::int64_t dense = 70;           ///< the same, of threads
constexpr std::size_t constants_max = 24;
constexpr std::int64_t steps_to_admissible = 64;
constexpr unsigned all_threads_max = 256;

/// Threads of the first and the last block: all of them, or those at the edges.
std::vector<GuardLane> sampled(const LaunchValues& launch) {
  const auto count = launch.block[0] * launch.block[1] * launch.block[2];
  std::array<std::vector<std::uint32_t>, 3> sides;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const auto last = static_cast<std::uint32_t>(launch.block[axis] - 1);
    std::set<std::uint32_t> places = {0, 1, 2, last / 2, last - std::min(last, 1U), last};
    for (std::uint32_t i = 0; count <= all_threads_max && i <= last; ++i) places.insert(i);
    for (const std::uint32_t place : places)
      if (place <= last) sides[axis].push_back(place);
  }
  std::vector<GuardLane> out;
  std::array<std::uint32_t, 3> corner{};
  for (std::size_t axis = 0; axis < 3; ++axis)
    corner[axis] = static_cast<std::uint32_t>(launch.grid[axis] - 1);
  std::vector<std::array<std::uint32_t, 3>> blocks = {{0, 0, 0}};
  if (corner != blocks.front()) blocks.push_back(corner);
  for (const auto& block : blocks)
    for (const std::uint32_t z : sides[2])
      for (const std::uint32_t y : sides[1])
        for (const std::uint32_t x : sides[0]) out.push_back({&launch, block, {x, y, z}});
  return out;
}

/// An answer of a condition: its kernel, its number, true or false.
struct Answer {
  std::size_t kernel = 0, slice = 0;
  bool holds = false;
  auto operator<=>(const Answer&) const = default;
};

/// The conditions of one kernel.
class Conditions {
 public:
  Conditions(const SearchedKernel& kernel, std::size_t number)
      : kernel_(kernel), number_(number), slices_(*kernel.code, *kernel.claim), seen_(slices_.all().size()) {}

  /// What is seen there is no news any more.
  void know(const Sizes& sizes) {
    for (const Answer& answer : news(sizes, true)) seen_[answer.slice] |= answer.holds ? 1 : 2;
  }

  /// Answers at these sizes that were not seen; a condition that nothing decides has none.
  std::vector<Answer> news(const Sizes& sizes, bool of_threads) {
    std::vector<Answer> out;
    const auto launch = launch_values(*kernel_.code, *kernel_.claim, sizes);
    if (!launch) return out;
    std::vector<GuardLane> threads;
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      const GuardSlice& slice = slices_.all()[i];
      if (seen_[i] == 3 || (slice.of_thread && !of_threads)) continue;
      std::uint8_t here = seen_[i];
      if (!slice.of_thread) here |= answers(slice, {{&*launch, {}, {}}});
      if (slice.of_thread && threads.empty()) threads = sampled(*launch);
      for (std::size_t first = 0; slice.of_thread && first < threads.size() && here != 3;
           first += machine::lanes_of_warp) {
        const std::size_t last = std::min(threads.size(), first + machine::lanes_of_warp);
        here |= answers(slice, {threads.begin() + static_cast<std::ptrdiff_t>(first),
                                threads.begin() + static_cast<std::ptrdiff_t>(last)});
      }
      for (const unsigned answer : {1U, 2U})
        if ((here & answer) != 0 && (seen_[i] & answer) == 0) out.push_back({number_, i, answer == 1});
    }
    return out;
  }
  bool of_thread(const Answer& answer) const { return slices_.all()[answer.slice].of_thread; }

 private:
  std::uint8_t answers(const GuardSlice& slice, const std::vector<GuardLane>& lanes) {
    const auto holds = slices_.holds(slice, lanes);
    if (!holds) return 0;
    const std::uint32_t all = lanes.size() == 32 ? ~0U : (1U << lanes.size()) - 1;
    return static_cast<std::uint8_t>((*holds != 0 ? 1 : 0) | (*holds != all ? 2 : 0));
  }

  const SearchedKernel& kernel_;
  std::size_t number_;
  GuardSlices slices_;
  std::vector<std::uint8_t> seen_;  ///< 1: true, 2: false
};

class Search {
 public:
  explicit Search(const SearchSpace& space) : space_(space) {
    for (const SearchedKernel& kernel : space.kernels()) {
      constants_in(*kernel.code);
      lengths_in(*kernel.code);
    }
  }

  std::vector<Sizes> run() {
    std::vector<Conditions> conditions;
    for (std::size_t i = 0; i < space_.kernels().size(); ++i) conditions.emplace_back(space_.kernels()[i], i);
    for (const Sizes& sizes : space_.known())
      for (Conditions& of_kernel : conditions) of_kernel.know(sizes);
    std::vector<std::pair<Sizes, std::vector<Answer>>> found;
    for (const Candidate& candidate : candidates()) {
      std::vector<Answer> news;
      for (Conditions& of_kernel : conditions)
        for (const Answer& answer : of_kernel.news(candidate.sizes, !candidate.alone)) news.push_back(answer);
      if (!news.empty()) found.emplace_back(candidate.sizes, std::move(news));
    }
    cover(std::move(found), conditions);
    for_capacities();
    return std::move(out_);
  }

 private:
  struct Candidate {
    Sizes sizes;
    bool alone = false;  ///< for conditions of sizes alone
  };

  /// Few choices that have all answers: each time the one with most of those that are left, the smallest
  /// first.
  void cover(std::vector<std::pair<Sizes, std::vector<Answer>>> found,
             const std::vector<Conditions>& conditions) {
    std::set<Answer> covered;
    while (out_.size() < for_conditions_max) {
      std::size_t most = 0;
      const std::pair<Sizes, std::vector<Answer>>* best = nullptr;
      for (const auto& entry : found) {
        const auto left = static_cast<std::size_t>(
            std::count_if(entry.second.begin(), entry.second.end(),
                          [&](const Answer& answer) { return !covered.contains(answer); }));
        if (left > most) most = left, best = &entry;
      }
      if (best == nullptr) return;
      add(best->first);
      const bool threads = std::any_of(best->second.begin(), best->second.end(), [&](const Answer& answer) {
        return !covered.contains(answer) && conditions[answer.kernel].of_thread(answer);
      });
      if (threads) add(a_block_further(best->first));  // whole threads lie there, none is cut off
      covered.insert(best->second.begin(), best->second.end());
    }
  }

  void constants_in(const machine::Code& code) {
    for (const machine::Operation& operation : code.operations) {
      if (!std::holds_alternative<machine::LaneFunction>(operation.meaning)) continue;
      for (const Operand& source : operation.sources) {
        if (source.kind != Operand::Kind::immediate) continue;
        const auto narrow = static_cast<std::int32_t>(static_cast<std::uint32_t>(source.bits));
        const std::int64_t value = source.bits >> 32 == 0 ? narrow : static_cast<std::int64_t>(source.bits);
        if (const std::int64_t size = value < 0 ? -value : value; size > 1 && size <= space_.work_max())
          constants_.insert(size);
      }
    }
    while (constants_.size() > constants_max) constants_.erase(constants_.begin());
  }

  /// What counters of loops (rows that several operations write) are compared with.
  void lengths_in(const machine::Code& code) {
    const auto writers = row_writers(code);
    for (const machine::Operation& operation : code.operations) {
      const bool compares = std::holds_alternative<machine::LaneFunction>(operation.meaning) &&
                            operation.sources.size() == 2 && operation.destinations.size() == 1 &&
                            operation.destinations[0] < code.row_bits.size() &&
                            code.row_bits[operation.destinations[0]] == 1;
      for (std::size_t i = 0; compares && i < 2; ++i) {
        const Operand &constant = operation.sources[i], &counter = operation.sources[1 - i];
        const bool counts = counter.kind == Operand::Kind::row && counter.index < writers.size() &&
                            writers[counter.index].size() > 1 && constant.kind == Operand::Kind::immediate;
        if (counts && constant.bits > 1 && constant.bits < static_cast<std::uint64_t>(capacity_max))
          lengths_.insert(static_cast<std::int64_t>(constant.bits));
      }
    }
  }

  void add(const Sizes& sizes) {
    const auto has = [&](const std::vector<Sizes>& list) {
      return std::find(list.begin(), list.end(), sizes) != list.end();
    };
    if (!sizes.empty() && !has(space_.known()) && !has(out_)) out_.push_back(sizes);
  }

  /// The sizes that differ from the small ones, larger by a block and one. Empty: not admissible.
  Sizes a_block_further(const Sizes& sizes) const {
    const std::int64_t threads = space_.threads_of_block(sizes);
    for (std::int64_t step = 1; step <= steps_to_admissible; ++step) {
      Sizes further = sizes;
      for (const std::string& name : space_.names())
        if (sizes.at(name) > space_.small().at(name)) further[name] = sizes.at(name) + threads + step;
      if (space_.fits(further)) return further;
    }
    return {};
  }

  std::vector<Candidate> candidates() const {
    std::set<std::int64_t> near, values;
    for (const std::int64_t constant : constants_)
      for (std::int64_t step = -1; step <= 3; ++step) near.insert(std::max<std::int64_t>(constant + step, 1));
    values = near;
    for (std::int64_t power = 2; power <= space_.work_max(); power *= 2) values.insert({power, power + 1});
    for (std::int64_t value = 1; value <= dense; ++value) values.insert(value);
    std::vector<Candidate> out;
    const auto put = [&](Sizes sizes, bool alone) {
      if (!sizes.empty() && out.size() < candidates_max) out.push_back({std::move(sizes), alone});
    };
    const std::vector<std::string>& names = space_.names();
    for (const std::string& name : names)
      for (const std::int64_t value : values) put(space_.at(name, value), false);
    near.insert({1, 2, 3, 5, 8});
    for (auto first = names.begin(); first != names.end(); ++first)
      for (auto second = std::next(first); second != names.end(); ++second)
        for (const std::int64_t a : near)
          for (const std::int64_t b : near) {
            Sizes moved = space_.small();
            moved[*first] = a;
            moved[*second] = b;
            if (space_.fits(moved)) put(std::move(moved), true);
          }
    for (std::int64_t value = dense + 1; value <= dense_alone; ++value)
      for (const std::string& name : names) put(space_.at(name, value), true);
    base::sort_stably(out, [&](const Candidate& a, const Candidate& b) {
      return space_.work(a.sizes) < space_.work(b.sizes);
    });
    return out;
  }

  /// One more element than the kernel's own arrays, its loops of fixed length and its masks hold; the largest
  /// such number shows all that are smaller.
  void for_capacities() {
    const std::int64_t threads = space_.threads_of_block(space_.small());
    std::set<std::int64_t, std::greater<>> values;
    for (const SearchedKernel& kernel : space_.kernels())
      for (const machine::Variable& variable : kernel.code->variables) {
        const auto elements = static_cast<std::int64_t>(variable.bytes / 4);
        if (variable.space == machine::Space::local) values.insert(elements * threads);
        if (variable.space == machine::Space::shared) values.insert(elements);
      }
    for (const std::int64_t length : lengths_) values.insert({length, length * threads});
    for (const std::int64_t constant : constants_)
      if (((constant + 1) & constant) == 0) values.insert(constant + 1);  // a mask
    for (const std::string& name : space_.names())
      for (const std::int64_t value : values)
        if (value < capacity_max && reach_beyond(name, value)) break;
  }

  /// A size above the value is known now, or was before.
  bool reach_beyond(const std::string& name, std::int64_t value) {
    const auto beyond = [&](const Sizes& sizes) { return sizes.at(name) > value; };
    if (std::any_of(space_.known().begin(), space_.known().end(), beyond) ||
        std::any_of(out_.begin(), out_.end(), beyond))
      return true;
    for (std::int64_t step = 1; step <= steps_to_admissible; ++step) {
      const Sizes sizes = space_.at(name, value + step);
      if (sizes.empty()) continue;
      add(sizes);
      return true;
    }
    return false;
  }

  const SearchSpace& space_;
  std::set<std::int64_t> constants_, lengths_;
  std::vector<Sizes> out_;
};

}  // namespace

std::vector<Sizes> guard_sizes(const SearchSpace& space) {
  return space.names().empty() ? std::vector<Sizes>{} : Search(space).run();
}

}  // namespace warpproof::prove
