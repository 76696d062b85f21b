#include "verifier/replay/filling.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "verifier/replay/compare.h"
#include "verifier/replay/random.h"
#include "verifier/replay/size_space.h"

namespace warpproof::replay {
namespace {

constexpr std::uint64_t elements_max = 4'096;
constexpr std::array<std::int64_t, 24> primes = {2,  3,  5,  7,  11, 13, 17, 19, 23, 29, 31, 37,
                                                 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89};

Rational random_element(Random& random, const std::vector<Rational>& near) {
  static const std::array<Rational, 12> pool = {
      Rational(0),  Rational(1),    Rational(-1),    Rational(2),    Rational(-2),    Rational(3),
      Rational(-3), Rational(1, 2), Rational(-1, 2), Rational(1, 4), Rational(-3, 2), Rational(5)};
  if (!near.empty() && random.below(4) == 0) return near[random.below(near.size())];
  return pool[random.below(pool.size())];
}

Rational real_element(std::uint64_t filling, std::uint64_t tensor, std::uint64_t position, Random& random,
                      const std::vector<Rational>& near) {
  const std::uint64_t distinct = tensor * 5 + position;
  switch (filling) {
    case 0:
      return Rational(primes[distinct % primes.size()]);
    case 1: {  // small, of both signs, a few halves
      const auto small = static_cast<std::int64_t>((distinct * 7 + 3) % 11) - 5;
      return distinct % 3 == 0 ? Rational(small, 2) : Rational(small);
    }
    case 2:
      return Rational(1);
    case 3:
      return Rational(position == 0 ? 1 : 0);
    case 4:
      return Rational(-static_cast<std::int64_t>(distinct % 4) - 1);
    case 5:
      return Rational(0);
    default:
      return random_element(random, near);
  }
}

Rational element_of(ir::ScalarType type, std::uint64_t filling, std::uint64_t tensor, std::uint64_t position,
                    Random& random, const std::vector<Rational>& near) {
  switch (type) {
    case ir::ScalarType::real:
      return real_element(filling, tensor, position, random, near);
    case ir::ScalarType::integer: {
      // The ends of what a word holds, and numbers between them.
      if (filling >= structured_fillings && !near.empty() && random.below(2) == 0) {
        const Rational one = near[random.below(near.size())], other = near[random.below(near.size())];
        return random.below(2) == 0 ? one.floor() : ((one + other) / 2).floor();
      }
      const Rational value = real_element(filling, tensor, position, random, near).floor();
      return filling == 0 ? Rational(static_cast<std::int64_t>(position)) : value;
    }
    case ir::ScalarType::boolean:
      return Rational(filling == 2 || (filling != 5 && (position + tensor + random.below(2)) % 2 == 0) ? 1
                                                                                                       : 0);
  }
  return Rational(0);
}

/// What is done to every real or integer element so that a requirement on values may hold.
Rational varied(const Rational& value, int variant, ir::ScalarType type) {
  switch (variant) {
    case 0:
      return value;
    case 1:
      return value.abs();
    case 2:
      return value.abs() + Rational(1);
    case 3:
      return -value.abs() - Rational(1);
    default:
      return type == ir::ScalarType::integer ? Rational(0) : Rational(1) / (value.abs() + Rational(1));
  }
}
constexpr int variants = 5;

bool compares(const ir::Expression& node) {
  static const std::set<std::string_view> names{"lt", "le", "gt", "ge", "eq", "ne", "min", "max"};
  return node.kind == ir::Kind::apply && names.contains(node.op->name);
}

}  // namespace

std::vector<Rational> thresholds_of(const ir::Rewrite& rewrite) {
  static const Rational magnitude_max(1'000'000);
  constexpr std::size_t thresholds_max = 24;
  std::vector<Rational> found;
  const auto constants = [&](const ir::Expression& node) {
    if (node.kind != ir::Kind::constant || node.type == ir::ScalarType::boolean || node.value.is_zero() ||
        node.value.abs() > magnitude_max)
      return;
    for (const Rational& value : {node.value, node.value + Rational(1), node.value - Rational(1)})
      if (found.size() < thresholds_max && std::find(found.begin(), found.end(), value) == found.end())
        found.push_back(value);
  };
  const auto comparisons = [&](const ir::Expression& node) {
    const auto is_real = [](const ir::ExpressionPtr& operand) {
      return operand->type == ir::ScalarType::real;
    };
    if (!compares(node) || std::none_of(node.operands.begin(), node.operands.end(), is_real)) return;
    for (const ir::ExpressionPtr& operand : node.operands) visit_nodes(operand, constants);
  };
  for (const ir::Side* side : {&rewrite.before, &rewrite.after})
    for (const ir::Equation& equation : side->equations) visit_nodes(equation.body, comparisons);
  return found;
}

std::vector<Rational> word_ends_of(const ir::Program& program, const ir::Rewrite& rewrite) {
  static const Rational magnitude_max = Rational::power_of_two(64);
  constexpr std::size_t ends_max = 48;
  std::vector<Rational> found;
  const auto add = [&](const Rational& value) {
    if (found.size() < ends_max && std::find(found.begin(), found.end(), value) == found.end())
      found.push_back(value);
  };
  const auto constants = [&](const ir::Expression& node) {
    if (node.kind != ir::Kind::constant || node.type != ir::ScalarType::integer ||
        node.value.abs() > magnitude_max)
      return;
    for (const Rational& value : {node.value, -node.value})
      for (const int step : {0, -1, 1}) add(value + Rational(step));
  };
  const auto equations = [&](const std::vector<ir::Equation>& all) {
    for (const ir::Equation& equation : all) visit_nodes(equation.body, constants);
  };
  for (const ir::Requirement& requirement : rewrite.requirements)
    visit_nodes(requirement.condition, constants);
  for (const ir::Side* side : {&rewrite.before, &rewrite.after}) {
    equations(side->equations);
    for (const ir::Equation& equation : side->equations)
      visit_nodes(equation.body, [&](const ir::Expression& node) {
        const ir::Definition* called =
            node.kind == ir::Kind::call ? program.find_definition(node.name) : nullptr;
        if (called != nullptr) equations(called->equations);
      });
  }
  return found;
}

std::optional<Point> zero_point(const ir::Program& program, const ir::Rewrite& rewrite,
                                const ir::SizeAssignment& sizes, Budget& budget) {
  Point point{sizes, {}};
  const ir::Side none;
  Evaluator evaluator(program, rewrite, none, point, budget);
  std::vector<Tensor> inputs;
  std::uint64_t total = 0;
  for (const ir::TensorDeclaration& declared : rewrite.inputs) {
    Tensor tensor;
    tensor.name = declared.name;
    for (const ir::ExpressionPtr& extent : declared.extents) {
      const Value value = evaluator.value(extent);
      const std::optional<std::int64_t> exact = value.is_exact() ? value.exact().to_int64() : std::nullopt;
      if (!exact) return std::nullopt;
      tensor.shape.push_back(std::max<std::int64_t>(*exact, 0));
    }
    const std::optional<std::uint64_t> count = element_count(tensor.shape, elements_max);
    if (!count || (total += *count) > elements_max) return std::nullopt;
    tensor.elements.assign(*count, Rational(0));
    inputs.push_back(std::move(tensor));
  }
  point.inputs = std::move(inputs);
  return point;
}

std::optional<Point> filled_point(const ir::Program& program, const ir::Rewrite& rewrite,
                                  const ir::SizeAssignment& sizes, std::uint64_t filling, std::uint64_t seed,
                                  std::optional<std::size_t> without_requirement, Budget& budget,
                                  const std::vector<Rational>& near, const std::vector<Rational>& word_ends) {
  std::optional<Point> point = zero_point(program, rewrite, sizes, budget);
  if (!point) return std::nullopt;
  Random random(seed * 1'000'003 + filling);
  std::vector<Tensor> plain = point->inputs;
  for (std::size_t tensor = 0; tensor < plain.size(); ++tensor) {
    for (std::size_t position = 0; position < plain[tensor].elements.size(); ++position) {
      plain[tensor].elements[position] =
          element_of(rewrite.inputs[tensor].element, filling, tensor, position, random,
                     rewrite.inputs[tensor].element == ir::ScalarType::integer ? word_ends : near);
    }
  }
  for (int variant = 0; variant < variants; ++variant) {
    for (std::size_t tensor = 0; tensor < plain.size(); ++tensor) {
      const ir::ScalarType type = rewrite.inputs[tensor].element;
      for (std::size_t i = 0; i < plain[tensor].elements.size(); ++i) {
        const Rational& value = plain[tensor].elements[i];
        point->inputs[tensor].elements[i] =
            type == ir::ScalarType::boolean ? value : varied(value, variant, type);
      }
    }
    if (requirements_hold(program, rewrite, *point, budget, without_requirement)) return point;
  }
  return std::nullopt;
}

}  // namespace warpproof::replay
