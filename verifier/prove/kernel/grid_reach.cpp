#include "verifier/prove/kernel/grid_reach.h"

#include <algorithm>
#include <optional>

namespace warpproof::prove {
namespace {

constexpr std::int64_t blocks_wanted = 4;       ///< so that 0, 1 and 2 have something on either side
constexpr std::int64_t round_of_a_thread = 33;  ///< elements: wider than any vector that one thread moves
constexpr std::int64_t value_max = 300'000;     ///< of a size, and of the product of all
constexpr std::int64_t far = 1 << 28;
constexpr std::int64_t steps_to_admissible = 64;

class Reach {
 public:
  Reach(const ir::KernelClaim& claim, const Sizes& small, const std::function<bool(const Sizes&)>& admissible)
      : claim_(claim), small_(small), admissible_(admissible) {}

  GridReach run() {
    for (const auto& [name, unused] : small_)
      for (const ir::ExpressionPtr& axis : claim_.grid)
        if (axis != nullptr) several_blocks(name, axis);
    if (!moved_for_ever()) beyond_one_round();
    std::sort(out_.sizes.begin(), out_.sizes.end(),
              [](const Sizes& a, const Sizes& b) { return work(a) < work(b); });
    out_.sizes.erase(std::unique(out_.sizes.begin(), out_.sizes.end()), out_.sizes.end());
    return std::move(out_);
  }

 private:
  Sizes with(const std::string& name, std::int64_t value) const {
    Sizes sizes = small_;
    sizes[name] = value;
    return sizes;
  }
  std::int64_t blocks(const ir::ExpressionPtr& axis, const std::string& name, std::int64_t value) const {
    return integer_at(axis, with(name, value)).value_or(1);
  }
  static std::int64_t work(const Sizes& sizes) {
    std::int64_t product = 1;
    for (const auto& [name, value] : sizes)
      product = std::min(product * std::max<std::int64_t>(value, 1), value_max + 1);
    return product;
  }
  /// Of the whole launch: as a real number, since nothing bounds it.
  double threads(const Sizes& sizes) const {
    double product = 1;
    for (const auto* list : {&claim_.grid, &claim_.block})
      for (const ir::ExpressionPtr& axis : *list)
        if (axis != nullptr)
          product *= static_cast<double>(std::max<std::int64_t>(integer_at(axis, sizes).value_or(1), 1));
    return product;
  }

  /// The first value with so many blocks; a grid that shrinks in between is none of ours.
  void several_blocks(const std::string& name, const ir::ExpressionPtr& axis) {
    const std::int64_t now = blocks(axis, name, small_.at(name)), most = blocks(axis, name, far);
    const std::int64_t wanted = std::min(blocks_wanted, most);
    if (now >= wanted) return;
    std::int64_t below = small_.at(name), reached = far;
    while (reached - below > 1) {
      const std::int64_t middle = below + (reached - below) / 2;
      (blocks(axis, name, middle) >= wanted ? reached : below) = middle;
    }
    add(name, reached, "several blocks");
  }

  bool moved_for_ever() const {
    return std::any_of(small_.begin(), small_.end(), [&](const auto& entry) {
      return threads(with(entry.first, far)) != threads(with(entry.first, far / 2));
    });
  }

  void beyond_one_round() {
    for (const auto& [name, unused] : small_)
      add(name,
          round_of_a_thread * static_cast<std::int64_t>(std::min<double>(threads(with(name, far)), far)) + 5,
          "more work than one round of its threads");
  }

  /// The others small, or one of them raised to the same value (a leading dimension). Empty: neither.
  Sizes admissible_with(const std::string& name, std::int64_t value) const {
    const Sizes sizes = with(name, value);
    if (admissible_(sizes)) return sizes;
    for (const auto& [other, unused] : small_) {
      Sizes raised = sizes;
      raised[other] = value;
      if (other != name && admissible_(raised)) return raised;
    }
    return {};
  }

  void add(const std::string& name, std::int64_t value, const std::string& what) {
    for (std::int64_t step = 0; step < steps_to_admissible; ++step) {
      const Sizes sizes = admissible_with(name, value + step);
      if (sizes.empty()) continue;
      if (work(with(name, value + step)) > value_max) {
        out_.not_reached = "not tried: a size at which the grid has " + what + " (" + name + "=" +
                           std::to_string(value) + " is too large to be run here)";
        return;
      }
      out_.sizes.push_back(sizes);
      return;
    }
  }

  const ir::KernelClaim& claim_;
  const Sizes& small_;
  const std::function<bool(const Sizes&)>& admissible_;
  GridReach out_;
};

}  // namespace

GridReach grid_reach(const ir::KernelClaim& claim, const Sizes& small,
                     const std::function<bool(const Sizes&)>& admissible) {
  return Reach(claim, small, admissible).run();
}

}  // namespace warpproof::prove
