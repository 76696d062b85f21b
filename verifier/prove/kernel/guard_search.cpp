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
constexpr double launched_max = 200'000;       ///< threads
constexpr std::int64_t capacity_max = 20'000;  ///< a kernel may do the square of it
constexpr std::size_t candidates_max = 3'000;
constexpr std::int64_t dense_alone = 1'100;  ///< where conditions of sizes alone are looked at one by one
constexpr std::int64_t dense = 70;           ///< the same, of threads
constexpr std::size_t constants_max = 24;
constexpr std::int64_t steps_to_admissible = 64;
constexpr unsigned all_threads_max = 256;

std::int64_t work(const Sizes& sizes, const Sizes& moved) {
  std::int64_t product = 1;
  for (const auto& [name, unused] : moved)
    product =
        std::min<std::int64_t>(product * std::max<std::int64_t>(sizes.at(name), 1), std::int64_t{1} << 40);
  return product;
}

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
  Search(const std::vector<SearchedKernel>& kernels, const std::vector<Sizes>& known,
         const SearchSpace& space)
      : kernels_(kernels), known_(known), space_(space) {
    for (const SearchedKernel& kernel : kernels) {
      constants_in(*kernel.code);
      lengths_in(*kernel.code);
    }
  }

  std::vector<Sizes> run() {
    std::vector<Conditions> conditions;
    for (std::size_t i = 0; i < kernels_.size(); ++i) conditions.emplace_back(kernels_[i], i);
    for (const Sizes& sizes : known_)
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
        if (const std::int64_t size = value < 0 ? -value : value; size > 1 && size <= space_.work_max)
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

  Sizes whole(const Sizes& moved) const {
    Sizes out = space_.fixed;
    for (const auto& [name, value] : moved) out[name] = value;
    return out;
  }
  bool fits(const Sizes& sizes) const {
    return work(sizes, space_.small) <= space_.work_max && threads_of(sizes) <= launched_max &&
           space_.admissible(sizes);
  }
  double threads_of(const Sizes& sizes) const {
    double most = 0;
    for (const SearchedKernel& kernel : kernels_) {
      double product = 1;
      for (const auto* list : {&kernel.claim->grid, &kernel.claim->block})
        for (const ir::ExpressionPtr& side : *list)
          if (side != nullptr) product *= static_cast<double>(integer_at(side, sizes).value_or(1));
      most = std::max(most, product);
    }
    return most;
  }
  void add(const Sizes& sizes) {
    const auto has = [&](const std::vector<Sizes>& list) {
      return std::find(list.begin(), list.end(), sizes) != list.end();
    };
    if (!sizes.empty() && !has(known_) && !has(out_)) out_.push_back(sizes);
  }

  std::int64_t threads_of_block(const Sizes& sizes) const {
    std::int64_t most = 1;
    for (const SearchedKernel& kernel : kernels_)
      if (const auto launch = launch_values(*kernel.code, *kernel.claim, sizes))
        most = std::max(most, launch->block[0] * launch->block[1] * launch->block[2]);
    return most;
  }

  /// The sizes that differ from the small ones, larger by a block and one. Empty: not admissible.
  Sizes a_block_further(const Sizes& sizes) const {
    const std::int64_t threads = threads_of_block(sizes);
    for (std::int64_t step = 1; step <= steps_to_admissible; ++step) {
      Sizes further = sizes;
      for (const auto& [name, value] : space_.small)
        if (sizes.at(name) > value) further[name] = sizes.at(name) + threads + step;
      if (fits(further)) return further;
    }
    return {};
  }

  std::vector<Candidate> candidates() const {
    std::set<std::int64_t> near, values;
    for (const std::int64_t constant : constants_)
      for (std::int64_t step = -1; step <= 3; ++step) near.insert(std::max<std::int64_t>(constant + step, 1));
    values = near;
    for (std::int64_t power = 2; power <= space_.work_max; power *= 2) values.insert({power, power + 1});
    for (std::int64_t value = 1; value <= dense; ++value) values.insert(value);
    std::vector<Candidate> out;
    const auto put = [&](const Sizes& moved, bool alone) {
      if (out.size() >= candidates_max) return;
      if (Sizes sizes = whole(moved); fits(sizes)) out.push_back({std::move(sizes), alone});
    };
    for (const auto& [name, unused] : space_.small) {
      Sizes moved = space_.small;
      for (const std::int64_t value : values) moved[name] = value, put(moved, false);
      for (std::int64_t value = dense + 1; value <= dense_alone; ++value)
        moved[name] = value, put(moved, true);
    }
    near.insert({1, 2, 3, 5, 8});
    for (auto first = space_.small.begin(); first != space_.small.end(); ++first)
      for (auto second = std::next(first); second != space_.small.end(); ++second)
        for (const std::int64_t a : near)
          for (const std::int64_t b : near) {
            Sizes moved = space_.small;
            moved[first->first] = a;
            moved[second->first] = b;
            put(moved, true);
          }
    base::sort_stably(out, [&](const Candidate& a, const Candidate& b) {
      return work(a.sizes, space_.small) < work(b.sizes, space_.small);
    });
    return out;
  }

  /// One more element than the kernel's own arrays, its loops of fixed length and its masks hold; the largest
  /// such number shows all that are smaller.
  void for_capacities() {
    const std::int64_t threads = threads_of_block(whole(space_.small));
    std::set<std::int64_t, std::greater<>> values;
    for (const SearchedKernel& kernel : kernels_)
      for (const machine::Variable& variable : kernel.code->variables) {
        const auto elements = static_cast<std::int64_t>(variable.bytes / 4);
        if (variable.space == machine::Space::local) values.insert(elements * threads);
        if (variable.space == machine::Space::shared) values.insert(elements);
      }
    for (const std::int64_t length : lengths_) values.insert({length, length * threads});
    for (const std::int64_t constant : constants_)
      if (((constant + 1) & constant) == 0) values.insert(constant + 1);  // a mask
    for (const auto& [name, unused] : space_.small)
      for (const std::int64_t value : values)
        if (value < capacity_max && reach_beyond(name, value)) break;
  }

  /// A size above the value is known now, or was before.
  bool reach_beyond(const std::string& name, std::int64_t value) {
    const auto beyond = [&](const Sizes& sizes) { return sizes.at(name) > value; };
    if (std::any_of(known_.begin(), known_.end(), beyond) || std::any_of(out_.begin(), out_.end(), beyond))
      return true;
    for (std::int64_t step = 1; step <= steps_to_admissible; ++step) {
      Sizes moved = space_.small;
      moved[name] = value + step;
      if (!fits(whole(moved))) continue;
      add(whole(moved));
      return true;
    }
    return false;
  }

  const std::vector<SearchedKernel>& kernels_;
  const std::vector<Sizes>& known_;
  const SearchSpace& space_;
  std::set<std::int64_t> constants_, lengths_;
  std::vector<Sizes> out_;
};

}  // namespace

std::vector<Sizes> guard_sizes(const std::vector<SearchedKernel>& kernels, const std::vector<Sizes>& known,
                               const SearchSpace& space) {
  if (space.small.empty() || known.empty()) return {};
  return Search(kernels, known, space).run();
}

}  // namespace warpproof::prove
