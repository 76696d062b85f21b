#include "verifier/prove/kernel/value_requirements.h"

#include <set>

namespace warpproof::prove {
namespace {

/// Reads an input at distinct bound indices, each ranging from 0 to the extent of its axis.
std::optional<std::uint32_t> whole_read(const ir::Rewrite& rewrite, const ir::Requirement& requirement,
                                        const ir::ExpressionPtr& e) {
  if (e->kind != ir::Kind::read) return std::nullopt;
  for (std::size_t t = 0; t < rewrite.inputs.size(); ++t) {
    if (rewrite.inputs[t].name != e->name || rewrite.inputs[t].extents.size() != e->operands.size()) continue;
    std::set<ir::IndexId> used;
    for (std::size_t axis = 0; axis < e->operands.size(); ++axis) {
      const ir::ExpressionPtr& index = e->operands[axis];
      if (index->kind != ir::Kind::index || !used.insert(index->index_id).second) return std::nullopt;
      bool whole = false;
      for (const ir::Binder& binder : requirement.for_all)
        whole = whole || (binder.variable.id == index->index_id && binder.lower->kind == ir::Kind::constant &&
                          binder.lower->value.is_zero() &&
                          ir::alpha_equal(binder.upper, rewrite.inputs[t].extents[axis]));
      if (!whole) return std::nullopt;
    }
    return static_cast<std::uint32_t>(t);
  }
  return std::nullopt;
}

void collect(const ir::Rewrite& rewrite, const ir::Requirement& requirement, const ir::ExpressionPtr& e,
             std::vector<ValueRequirement>& out) {
  if (e->kind != ir::Kind::apply || e->operands.size() != 2) return;
  if (e->op->name == "and") {
    collect(rewrite, requirement, e->operands[0], out);
    collect(rewrite, requirement, e->operands[1], out);
    return;
  }
  const auto name = e->op->name;
  if (name != "lt" && name != "le" && name != "gt" && name != "ge") return;
  const bool read_first = e->operands[1]->kind == ir::Kind::constant;
  const ir::ExpressionPtr& constant = e->operands[read_first ? 1 : 0];
  if (constant->kind != ir::Kind::constant) return;
  const auto tensor = whole_read(rewrite, requirement, e->operands[read_first ? 0 : 1]);
  if (!tensor) return;
  const bool greater = name == "gt" || name == "ge";
  ValueRequirement found{*tensor, {}, {}, name == "lt" || name == "gt"};
  (greater == read_first ? found.low : found.high) = constant->value;
  out.push_back(std::move(found));
}

/// Of a real input: what arrays of integers hold is said by the claim, and never made up.
bool mentions_element(const ir::Rewrite& rewrite, const ir::ExpressionPtr& e) {
  if (e->kind == ir::Kind::read)
    for (const ir::TensorDeclaration& input : rewrite.inputs)
      if (input.name == e->name && input.element == ir::ScalarType::real) return true;
  if (e->condition && mentions_element(rewrite, e->condition)) return true;
  for (const ir::ExpressionPtr& operand : e->operands)
    if (mentions_element(rewrite, operand)) return true;
  return false;
}

bool is_range(const ir::Rewrite& rewrite, const ir::Requirement& requirement, const ir::ExpressionPtr& e) {
  if (!mentions_element(rewrite, e)) return true;
  if (e->kind == ir::Kind::apply && e->operands.size() == 2 && e->op->name == "and")
    return is_range(rewrite, requirement, e->operands[0]) && is_range(rewrite, requirement, e->operands[1]);
  std::vector<ValueRequirement> found;
  collect(rewrite, requirement, e, found);
  return !found.empty();
}

}  // namespace

bool only_ranges(const ir::Rewrite& rewrite) {
  for (const ir::Requirement& requirement : rewrite.requirements)
    if (!is_range(rewrite, requirement, requirement.condition)) return false;
  return true;
}

std::vector<ValueRequirement> value_requirements(const ir::Rewrite& rewrite) {
  std::vector<ValueRequirement> out;
  for (const ir::Requirement& requirement : rewrite.requirements)
    collect(rewrite, requirement, requirement.condition, out);
  return out;
}

}  // namespace warpproof::prove
