#include "verifier/check/launch_sizes.h"

#include <algorithm>
#include <set>

#include "verifier/base/stable_order.h"
#include "verifier/prove/kernel/tile_sizes.h"

namespace warpproof::checking {
namespace {

using prove::Sizes;

constexpr std::int64_t work_max = 60'000;       ///< product of the sizes of a choice
constexpr std::int64_t around_max = 20'000;     ///< of one size; its launch is still quick
constexpr std::int64_t searched_max = 150'000;  ///< the same of those that a search finds
constexpr std::int64_t search_max = 512;        ///< steps to a value that meets a requirement

void names_in(const ir::ExpressionPtr& e, std::set<std::string>& out) {
  if (e == nullptr) return;
  if (e->kind == ir::Kind::size) out.insert(e->name);
  for (const ir::ExpressionPtr& operand : e->operands) names_in(operand, out);
}

class Chooser {
 public:
  Chooser(const ir::KernelClaim& claim, const std::vector<ir::Requirement>& more) : claim_(claim) {
    for (const auto* list : {&claim.requirements, &more})
      for (const ir::Requirement& requirement : *list) {
        std::set<std::string> names;
        names_in(requirement.condition, names);
        requirements_.push_back({requirement.condition, names});
      }
  }

  bool meets(const Sizes& sizes) const {
    return std::all_of(requirements_.begin(), requirements_.end(), [&](const Condition& condition) {
      return prove::condition_at(condition.expression, sizes) != std::optional<bool>(false);
    });
  }

  void add(Sizes sizes) {
    for (auto& [name, value] : sizes) value = next(name, value);
    if (!meets(sizes) || work(sizes) > work_max) return;
    if (std::find(out_.begin(), out_.end(), sizes) == out_.end()) out_.push_back(std::move(sizes));
  }

  /// Each name its own value of the pattern, in turn.
  void add_pattern(const std::vector<std::int64_t>& pattern) {
    Sizes sizes;
    std::size_t i = 0;
    for (const std::string& name : claim_.size_names)
      sizes[name] = std::max<std::int64_t>(pattern[i++ % pattern.size()], 1);
    add(std::move(sizes));
  }

  std::vector<Sizes> take() {
    base::sort_stably(out_, [](const Sizes& a, const Sizes& b) { return work(a) < work(b); });
    return std::move(out_);
  }

 private:
  struct Condition {
    ir::ExpressionPtr expression;
    std::set<std::string> names;
  };

  /// The first value from here on that meets what is required of this size alone.
  std::int64_t next(const std::string& name, std::int64_t value) const {
    for (std::int64_t step = 0; step < search_max; ++step) {
      const Sizes alone = {{name, value + step}};
      const bool fits =
          std::all_of(requirements_.begin(), requirements_.end(), [&](const Condition& condition) {
            return condition.names != std::set<std::string>{name} ||
                   prove::condition_at(condition.expression, alone) != std::optional<bool>(false);
          });
      if (fits) return value + step;
    }
    return value;
  }

  static std::int64_t work(const Sizes& sizes) {
    std::int64_t product = 1;
    for (const auto& [name, value] : sizes)
      product = std::min<std::int64_t>(product * std::max<std::int64_t>(value, 1), work_max + 1);
    return product;
  }

  const ir::KernelClaim& claim_;
  std::vector<Condition> requirements_;
  std::vector<Sizes> out_;
};

void constants_in(const ir::ExpressionPtr& e, std::set<std::int64_t>& out) {
  if (e == nullptr) return;
  if (e->kind == ir::Kind::constant)
    if (const auto value = e->value.to_int64(); value && *value > 0 && *value <= around_max)
      out.insert(*value);
  for (const ir::ExpressionPtr& operand : e->operands) constants_in(operand, out);
}

/// Where a branch is taken for large sizes alone: sizes around its constants, one size at a time.
void add_required(const ir::KernelClaim& claim, const std::vector<ir::Requirement>& more, const Sizes& small,
                  Chooser& chooser) {
  std::set<std::int64_t> constants;
  for (const auto* list : {&claim.requirements, &more})
    for (const ir::Requirement& requirement : *list)
      if (requirement.label == "branch") constants_in(requirement.condition, constants);
  // "n / 4 <= 1024" has its edge at a product.
  std::set<std::int64_t> edges = constants;
  for (const std::int64_t a : constants)
    for (const std::int64_t b : constants)
      if (a * b <= around_max) edges.insert(a * b);
  for (const std::int64_t edge : edges)
    for (const std::string& name : claim.size_names)
      for (const std::int64_t value : {edge, edge + 1}) {
        Sizes sizes = small;
        sizes[name] = value;
        chooser.add(std::move(sizes));
      }
}

}  // namespace

std::int64_t tile_of(const ir::KernelClaim& claim, const Sizes& sizes) {
  std::int64_t tile = 0;
  for (const ir::ExpressionPtr& expression : claim.block) {
    const auto side = expression == nullptr ? std::nullopt : prove::integer_at(expression, sizes);
    if (side && *side > 1) tile = tile == 0 ? *side : std::min(tile, *side);
  }
  return tile == 0 ? 32 : tile;
}

std::vector<Sizes> launch_sizes(const ir::KernelClaim& claim, const std::vector<ir::Requirement>& more,
                                bool quick) {
  Chooser chooser(claim, more);
  if (!claim.sizes.empty()) {
    std::vector<Sizes> out;
    for (const ir::SizeAssignment& listed : claim.sizes) {
      const Sizes sizes = prove::to_sizes(listed);
      const bool complete = std::all_of(claim.size_names.begin(), claim.size_names.end(),
                                        [&](const std::string& name) { return sizes.contains(name); });
      if (complete && chooser.meets(sizes)) out.push_back(sizes);
    }
    if (!out.empty()) return out;
  }
  Sizes small;
  const std::int64_t primes[] = {2, 3, 5};
  for (std::size_t i = 0; i < claim.size_names.size(); ++i) small[claim.size_names[i]] = primes[i % 3];
  const std::int64_t b = tile_of(claim, small);
  chooser.add_pattern({1});
  chooser.add_pattern({b + 1, b - 1, 2 * b + 3});
  if (claim.size_names.size() == 1) {
    for (const std::int64_t value : {b - 1, b, 2 * b + 3}) chooser.add_pattern({value});
  } else {
    for (const std::string& name : claim.size_names)
      for (const std::int64_t value : {b + 1, 2 * b + 3}) {
        if (quick && value != b + 1) continue;
        Sizes sizes = small;
        sizes[name] = value;
        chooser.add(std::move(sizes));
      }
    chooser.add_pattern({2, 3, 5});
    chooser.add_pattern({b});
    chooser.add_pattern({2 * b + 3, b - 1, b + 1});
  }
  std::vector<Sizes> out = chooser.take();
  if (out.empty()) {
    add_required(claim, more, small, chooser);
    out = chooser.take();
  }
  const std::size_t most = quick ? 4 : 10;
  if (out.size() > most) out.resize(most);
  return out;
}

std::vector<Sizes> sizes_around(const ir::KernelClaim& claim, const std::vector<ir::Requirement>& more,
                                const std::vector<std::int64_t>& constants) {
  if (!claim.sizes.empty()) return {};
  Chooser chooser(claim, more);
  Sizes small;
  const std::int64_t primes[] = {2, 3, 5};
  for (std::size_t i = 0; i < claim.size_names.size(); ++i) small[claim.size_names[i]] = primes[i % 3];
  const std::int64_t b = tile_of(claim, small);
  for (const std::int64_t constant : constants)
    for (const std::string& name : claim.size_names) {
      if (constant < 1 || constant > around_max) continue;
      for (const std::int64_t value : {constant, constant + 1, constant + 2}) {
        Sizes sizes = small;
        for (auto& [other, size] : sizes)
          if (other != name && claim.size_names.size() == 2) size = b + 1;
        sizes[name] = value;
        chooser.add(std::move(sizes));
      }
    }
  std::vector<Sizes> out = chooser.take();
  if (out.size() > 12) out.resize(12);
  return out;
}

std::vector<Sizes> searched_sizes(const prove::SearchedKernel& left, const prove::SearchedKernel& right,
                                  std::vector<Sizes> known, bool quick) {
  if (!left.claim->sizes.empty()) return {};
  const Chooser chooser(*left.claim, right.claim->requirements);
  const auto admissible = [&](const Sizes& sizes) { return chooser.meets(sizes); };
  const std::set<std::string> moved(left.claim->size_names.begin(), left.claim->size_names.end());
  std::vector<Sizes> out = prove::tile_sizes({{left, right}, known, moved, admissible, searched_max}, quick);
  known.insert(known.end(), out.begin(), out.end());
  for (Sizes& sizes : prove::guard_sizes({{left, right}, known, moved, admissible, searched_max}))
    out.push_back(std::move(sizes));
  return out;
}

prove::GridReach reach_sizes(const ir::KernelClaim& left, const ir::KernelClaim& right) {
  prove::GridReach out;
  if (!left.sizes.empty()) return out;
  const Chooser chooser(left, right.requirements);
  Sizes small;
  const std::int64_t primes[] = {2, 3, 5};
  for (std::size_t i = 0; i < left.size_names.size(); ++i) small[left.size_names[i]] = primes[i % 3];
  for (const ir::KernelClaim* claim : {&left, &right}) {
    prove::GridReach here =
        prove::grid_reach(*claim, small, [&](const Sizes& sizes) { return chooser.meets(sizes); });
    out.sizes.insert(out.sizes.end(), here.sizes.begin(), here.sizes.end());
    if (out.not_reached.empty()) out.not_reached = here.not_reached;
  }
  return out;
}

}  // namespace warpproof::checking
