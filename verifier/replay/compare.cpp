#include "verifier/replay/compare.h"

#include <algorithm>

namespace warpproof::replay {
namespace {

std::string text_of(const std::vector<std::int64_t>& shape) {
  std::string text = "shape [";
  for (std::size_t i = 0; i < shape.size(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(shape[i]);
  return text + "]";
}

std::string text_of(const std::optional<std::vector<std::int64_t>>& shape) {
  return shape ? text_of(*shape) : "undefined shape";
}

std::optional<Reason> reason_of(const Value& before, const Value& after) {
  if (!before.is_defined()) return std::nullopt;
  if (after.is_undefined()) return Reason::defined_less;
  if (certainly_different(before, after)) return Reason::value_differs;
  return std::nullopt;
}

}  // namespace

bool next_index(std::vector<std::int64_t>& index, const std::vector<std::int64_t>& shape) {
  for (std::size_t axis = shape.size(); axis-- > 0;) {
    if (++index[axis] < shape[axis]) return true;
    index[axis] = 0;
  }
  return false;
}

Comparison compare_sides(const ir::Program& program, const ir::Rewrite& rewrite, const Point& point,
                         Budget& budget, const Wanted& wanted, int precision) {
  Comparison comparison;
  Evaluator before(program, rewrite, rewrite.before, point, budget, precision);
  Evaluator after(program, rewrite, rewrite.after, point, budget, precision);
  for (const ir::TensorDeclaration& output : rewrite.outputs) {
    const auto shape = before.shape(output.name);
    const auto other = after.shape(output.name);
    if (!shape) continue;
    if (shape != other) {
      if (wanted(Reason::shape_differs)) {
        comparison.difference = {Reason::shape_differs, output.name, *shape, text_of(shape), text_of(other)};
        return comparison;
      }
      continue;
    }
    if (std::count(shape->begin(), shape->end(), 0) != 0) continue;
    std::vector<std::int64_t> index(shape->size(), 0);
    do {
      const Value left = before.element(output.name, index);
      const Value right = after.element(output.name, index);
      const std::optional<Reason> reason = reason_of(left, right);
      if (reason && wanted(*reason)) {
        comparison.difference = {*reason, output.name, index, left.text(), right.text()};
        return comparison;
      }
      if (!reason && left.is_defined()) ++comparison.compared;
    } while (next_index(index, *shape));
  }
  return comparison;
}

bool requirements_hold(const ir::Program& program, const ir::Rewrite& rewrite, const Point& point,
                       Budget& budget, std::optional<std::size_t> without) {
  const ir::Side none;
  Evaluator evaluator(program, rewrite, none, point, budget);
  for (std::size_t i = 0; i < rewrite.requirements.size(); ++i) {
    if (without && *without == i) continue;
    if (evaluator.holds(rewrite.requirements[i]) != Certainty::yes) return false;
  }
  return true;
}

}  // namespace warpproof::replay
