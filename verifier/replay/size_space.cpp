#include "verifier/replay/size_space.h"

#include <algorithm>
#include <functional>
#include <set>

namespace warpproof::replay {
namespace {

// More sizes than this vary together: combinations would not be many enough to matter.
constexpr std::size_t free_sizes_max = 8;
constexpr std::int64_t constant_max = 64;
/// Larger than this an element at the far end costs more than a point may.
constexpr std::int64_t far_constant_max = 1024;
constexpr std::size_t far_values_max = 12;
constexpr std::size_t far_sizes_max = 24;
constexpr std::size_t values_max = 16;
constexpr std::int64_t usual_values[] = {2, 1, 3, 0};
constexpr std::int64_t larger_values[] = {4, 5, 6, 7, 8, 9, 16, 17, 32, 33};

bool reads_input(const ir::ExpressionPtr& expression) {
  bool reads = false;
  visit_nodes(expression, [&](const ir::Expression& node) {
    reads |= node.kind == ir::Kind::read || node.kind == ir::Kind::call;
  });
  return reads;
}

/// The constants of a rewrite that look like tile widths or thresholds.
std::set<std::int64_t> constants_of(const ir::Rewrite& rewrite) {
  std::set<std::int64_t> constants;
  const auto collect = [&](const ir::Expression& node) {
    if (node.kind != ir::Kind::constant || node.type != ir::ScalarType::integer) return;
    const std::optional<std::int64_t> value = node.value.to_int64();
    if (value && *value > 3 && *value <= far_constant_max) constants.insert(*value);
  };
  for (const ir::Requirement& requirement : rewrite.requirements) visit_nodes(requirement.condition, collect);
  for (const ir::Side* side : {&rewrite.before, &rewrite.after}) {
    for (const ir::Equation& equation : side->equations) {
      visit_nodes(equation.body, collect);
      for (const ir::ExpressionPtr& extent : equation.extents) visit_nodes(extent, collect);
    }
  }
  return constants;
}

void add(std::vector<std::int64_t>& values, std::int64_t value) {
  if (values.size() < values_max && std::find(values.begin(), values.end(), value) == values.end()) {
    values.push_back(value);
  }
}

/// The smallest tuple of these positions (from `first`) with this sum: as much as possible on the right.
void fill_right(std::vector<std::size_t>& ranks, std::size_t first, std::size_t sum, std::size_t rank_max) {
  for (std::size_t i = ranks.size(); i-- > first;) {
    ranks[i] = std::min(sum, rank_max);
    sum -= ranks[i];
  }
}

/// The next tuple of ranks with the same sum, or the first one of the next sum; false when all are done.
bool next_ranks(std::vector<std::size_t>& ranks, std::size_t& sum, std::size_t rank_max) {
  std::size_t on_the_right = 0;
  for (std::size_t i = ranks.size(); i-- > 0;) {
    if (on_the_right > 0 && ranks[i] < rank_max) {
      ++ranks[i];
      fill_right(ranks, i + 1, on_the_right - 1, rank_max);
      return true;
    }
    on_the_right += ranks[i];
  }
  if (sum >= rank_max * ranks.size()) return false;
  fill_right(ranks, 0, ++sum, rank_max);
  return true;
}

}  // namespace

void visit_nodes(const ir::ExpressionPtr& expression,
                 const std::function<void(const ir::Expression&)>& visit) {
  std::set<const ir::Expression*> seen;
  std::vector<const ir::Expression*> open;
  const auto push = [&](const ir::ExpressionPtr& next) {
    if (next && seen.insert(next.get()).second) open.push_back(next.get());
  };
  push(expression);
  while (!open.empty()) {
    const ir::Expression* node = open.back();
    open.pop_back();
    visit(*node);
    for (const ir::ExpressionPtr& operand : node->operands) push(operand);
    push(node->condition);
    const auto push_binders = [&](const std::vector<ir::Binder>& binders) {
      for (const ir::Binder& binder : binders) {
        push(binder.lower);
        push(binder.upper);
      }
    };
    push_binders(node->binders);
    for (const ir::TensorArgument& argument : node->arguments) {
      push_binders(argument.binders);
      push(argument.body);
    }
  }
}

SizeSpace::SizeSpace(const ir::Program& program, const ir::Rewrite& rewrite,
                     std::optional<std::size_t> without_requirement)
    : program_(program), rewrite_(rewrite) {
  collect(without_requirement);
  for (const std::int64_t value : usual_values) add(values_, value);
  for (const std::int64_t constant : constants_of(rewrite)) {
    const bool is_far = constant > constant_max;
    for (const std::int64_t value : {constant + 1, constant, constant - 1}) {
      if (!is_far) add(values_, value);
      if (is_far && far_values_.size() < far_values_max) far_values_.push_back(value);
    }
  }
}

void SizeSpace::collect(std::optional<std::size_t> without_requirement) {
  for (std::size_t i = 0; i < rewrite_.requirements.size(); ++i) {
    if (without_requirement && *without_requirement == i) continue;
    const ir::Requirement& requirement = rewrite_.requirements[i];
    if (reads_input(requirement.condition)) continue;
    on_sizes_.push_back(&requirement);
    const ir::Expression& condition = *requirement.condition;
    if (condition.kind != ir::Kind::apply || condition.op->name != "eq") continue;
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
      const ir::Expression& name = *condition.operands[side];
      const ir::ExpressionPtr& value = condition.operands[1 - side];
      if (name.kind != ir::Kind::size) continue;
      bool mentions_itself = false;
      visit_nodes(value, [&](const ir::Expression& node) {
        mentions_itself |= node.kind == ir::Kind::size && node.name == name.name;
      });
      const auto at = std::find(rewrite_.size_names.begin(), rewrite_.size_names.end(), name.name);
      if (mentions_itself || at == rewrite_.size_names.end()) continue;
      given_.push_back({static_cast<std::size_t>(at - rewrite_.size_names.begin()), value});
      break;
    }
  }
}

ir::SizeAssignment SizeSpace::assignment(const std::vector<std::int64_t>& values) const {
  ir::SizeAssignment sizes;
  for (std::size_t i = 0; i < values.size(); ++i) sizes.emplace_back(rewrite_.size_names[i], values[i]);
  return sizes;
}

bool SizeSpace::complete(ir::SizeAssignment& sizes, Budget& budget) const {
  if (budget.steps >= budget.steps_max) throw Exhausted{};
  budget.steps += sizes.size();
  Point point{sizes, {}};
  const ir::Side none;
  for (const Given& given : given_) {
    Evaluator evaluator(program_, rewrite_, none, point, budget);
    const Value value = evaluator.value(given.value);
    const std::optional<std::int64_t> exact = value.is_exact() ? value.exact().to_int64() : std::nullopt;
    if (!exact || *exact < 0) return false;
    for (auto& [name, size] : point.sizes) {
      if (name == rewrite_.size_names[given.size]) size = *exact;
    }
  }
  Evaluator evaluator(program_, rewrite_, none, point, budget);
  for (const ir::Requirement* requirement : on_sizes_) {
    if (evaluator.holds(*requirement) != Certainty::yes) return false;
  }
  sizes = point.sizes;
  std::sort(sizes.begin(), sizes.end());
  return true;
}

std::vector<ir::SizeAssignment> SizeSpace::listed(std::size_t count, Budget& budget) const {
  constexpr std::size_t tried_max = 20'000;
  std::vector<ir::SizeAssignment> found;
  std::set<ir::SizeAssignment> seen;
  const std::size_t names = rewrite_.size_names.size();
  const std::size_t free_sizes = std::min(names, free_sizes_max);
  std::vector<std::int64_t> values = values_;
  try {
    for (int round = 0; round < 2 && found.empty(); ++round) {
      std::vector<std::size_t> ranks(free_sizes, 0);
      std::size_t sum = 0, tried = 0;
      do {
        std::vector<std::int64_t> chosen(names);
        for (std::size_t i = 0; i < names; ++i) chosen[i] = values[ranks[i % free_sizes]];
        ir::SizeAssignment sizes = assignment(chosen);
        if (complete(sizes, budget) && seen.insert(sizes).second) found.push_back(std::move(sizes));
      } while (found.size() < count && ++tried < tried_max && next_ranks(ranks, sum, values.size() - 1));
      // Nothing small meets the requirements: larger values in the second round.
      for (const std::int64_t value : larger_values) add(values, value);
    }
  } catch (const Exhausted&) {
    // What was found so far is tried; the search reports its steps.
  }
  return found;
}

std::vector<ir::SizeAssignment> SizeSpace::far(Budget& budget) const {
  std::vector<ir::SizeAssignment> found;
  const std::size_t names = rewrite_.size_names.size();
  try {
    for (const std::int64_t value : far_values_) {
      for (std::size_t i = 0; i < names && found.size() < far_sizes_max; ++i) {
        std::vector<std::int64_t> chosen(names, usual_values[0]);
        chosen[i] = value;
        ir::SizeAssignment sizes = assignment(chosen);
        if (complete(sizes, budget)) found.push_back(std::move(sizes));
      }
    }
  } catch (const Exhausted&) {
    // As above.
  }
  return found;
}

std::optional<ir::SizeAssignment> SizeSpace::random(Random& random, Budget& budget) const {
  constexpr std::uint64_t random_values = 6;
  std::vector<std::int64_t> chosen(rewrite_.size_names.size());
  for (std::int64_t& value : chosen) {
    const bool from_constants = values_.size() > std::size(usual_values) && random.below(4) == 0;
    value = from_constants ? values_[random.below(values_.size())]
                           : static_cast<std::int64_t>(random.below(random_values));
  }
  ir::SizeAssignment sizes = assignment(chosen);
  if (!complete(sizes, budget)) return std::nullopt;
  return sizes;
}

}  // namespace warpproof::replay
