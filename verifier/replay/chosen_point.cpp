#include "verifier/replay/chosen_point.h"

#include <algorithm>

#include "verifier/replay/compare.h"
#include "verifier/replay/filling.h"
#include "verifier/replay/size_space.h"

namespace warpproof::replay {
namespace {

constexpr std::size_t sizes_tried_max = 400;
constexpr std::uint64_t fillings_tried = 16;

std::string shape_text(const std::vector<std::int64_t>& shape) {
  std::string out;
  for (const std::int64_t extent : shape) out += (out.empty() ? "" : ", ") + std::to_string(extent);
  return "[" + out + "]";
}

bool agrees(const ir::SizeAssignment& sizes, const ir::SizeAssignment& given) {
  return std::all_of(given.begin(), given.end(), [&](const auto& wanted) {
    return std::find(sizes.begin(), sizes.end(), wanted) != sizes.end();
  });
}

/// Sizes with all names, the likely ones first. The last meets the given ones and perhaps nothing else.
std::vector<ir::SizeAssignment> candidates(const ir::Program& program, const ir::Rewrite& rewrite,
                                           const ir::SizeAssignment& given, Budget& budget) {
  const SizeSpace space(program, rewrite, std::nullopt);
  std::vector<ir::SizeAssignment> out;
  const auto with_given = [&](ir::SizeAssignment sizes) {
    for (auto& [name, value] : sizes)
      for (const auto& [wanted, chosen] : given)
        if (wanted == name) value = chosen;
    return sizes;
  };
  for (const ir::SizeAssignment& sizes : space.listed(sizes_tried_max, budget)) {
    ir::SizeAssignment changed = with_given(sizes);
    if (space.complete(changed, budget) && agrees(changed, given)) out.push_back(std::move(changed));
  }
  ir::SizeAssignment twos;
  for (const std::string& name : rewrite.size_names) twos.emplace_back(name, 2);
  std::sort(twos.begin(), twos.end());
  out.push_back(with_given(twos));
  return out;
}

/// The outputs have elements there: the point shows something.
bool has_elements(const ir::Program& program, const ir::Rewrite& rewrite, const Point& point,
                  Budget& budget) {
  Evaluator before(program, rewrite, rewrite.before, point, budget);
  return std::all_of(rewrite.outputs.begin(), rewrite.outputs.end(), [&](const auto& output) {
    const auto shape = before.shape(output.name);
    return shape && std::count(shape->begin(), shape->end(), 0) == 0;
  });
}

/// Empty: integers are whole, and conditions 0 or 1.
std::string of_other_type(const ir::Rewrite& rewrite, const std::vector<GivenTensor>& inputs) {
  for (const ir::TensorDeclaration& declared : rewrite.inputs)
    for (const GivenTensor& given : inputs) {
      if (given.name != declared.name || declared.element == ir::ScalarType::real) continue;
      const bool integers = declared.element == ir::ScalarType::integer;
      for (const Rational& value : given.elements)
        if (integers ? !value.is_integer() : !(value.is_zero() || value == Rational(1)))
          return "'" + given.name + "' holds " +
                 (integers ? "integers, and a fraction is given" : "conditions, and a number is given");
    }
  return {};
}

/// Empty: they have the shapes that are declared.
std::string put(Point& point, const std::vector<GivenTensor>& inputs) {
  for (const GivenTensor& given : inputs) {
    const auto tensor = std::find_if(point.inputs.begin(), point.inputs.end(),
                                     [&](const Tensor& known) { return known.name == given.name; });
    if (tensor == point.inputs.end()) return "there is no input '" + given.name + "'";
    if (tensor->shape != given.shape)
      return "'" + given.name + "' has shape " + shape_text(tensor->shape) + " there, and " +
             shape_text(given.shape) + " is given";
    tensor->elements = given.elements;
  }
  return {};
}

/// Small seeded values that meet the requirements, and what was given.
std::optional<Point> filled(const ir::Program& program, const ir::Rewrite& rewrite,
                            const ir::SizeAssignment& sizes, const std::vector<GivenTensor>& inputs,
                            std::uint64_t seed, Budget& budget) {
  for (std::uint64_t filling = 0; filling < fillings_tried; ++filling) {
    auto point =
        filled_point(program, rewrite, sizes, structured_fillings + filling, seed, std::nullopt, budget);
    if (point && put(*point, inputs).empty()) return point;
  }
  return std::nullopt;
}

}  // namespace

ChosenPoint choose_point(const ir::Program& program, const ir::Rewrite& rewrite,
                         const ir::SizeAssignment& sizes, const std::vector<GivenTensor>& inputs,
                         std::uint64_t seed, std::uint64_t steps_max) {
  ChosenPoint out{std::nullopt, "no small values meet the requirements, or the inputs are too large there"};
  if (std::string refusal = of_other_type(rewrite, inputs); !refusal.empty())
    return {std::nullopt, std::move(refusal)};
  Budget budget{steps_max, 0};
  std::optional<Point> empty;  // the first whose outputs have no elements
  try {
    const std::vector<ir::SizeAssignment> all = candidates(program, rewrite, sizes, budget);
    for (const ir::SizeAssignment& chosen : all) {
      std::optional<Point> point = zero_point(program, rewrite, chosen, budget);
      if (!point) continue;
      if (std::string refusal = put(*point, inputs); !refusal.empty()) {
        out.refusal = std::move(refusal);
        continue;
      }
      if (inputs.size() < point->inputs.size())
        point = filled(program, rewrite, chosen, inputs, seed, budget);
      if (point && has_elements(program, rewrite, *point, budget)) return {std::move(point), {}};
      if (point && !empty) empty = std::move(point);
    }
    if (empty) return {std::move(empty), {}};
    // Nothing meets the requirements: what was given decides, and the caller says that they do not hold.
    if (std::optional<Point> point = zero_point(program, rewrite, all.back(), budget)) {
      out.refusal = put(*point, inputs);
      if (out.refusal.empty()) out.point = std::move(point);
    }
  } catch (const Exhausted&) {
    out.refusal = "the sizes are too large to be evaluated";
  }
  return out;
}

}  // namespace warpproof::replay
