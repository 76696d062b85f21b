#include "verifier/prove/kernel/value_requirements.h"

#include <algorithm>
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

/// What arrays of integers hold is said by the claim, and never made up: requirements on them do not count.
bool is_range(const ir::Rewrite& rewrite, const ir::Requirement& requirement, const ir::ExpressionPtr& e) {
  if (!reads_input_of(rewrite, e, ir::ScalarType::real)) return true;
  if (e->kind == ir::Kind::apply && e->operands.size() == 2 && e->op->name == "and")
    return is_range(rewrite, requirement, e->operands[0]) && is_range(rewrite, requirement, e->operands[1]);
  std::vector<ValueRequirement> found;
  collect(rewrite, requirement, e, found);
  return !found.empty();
}

}  // namespace

bool reads_tensor(const ir::ExpressionPtr& e, const std::function<bool(const std::string&)>& wanted) {
  if (!e) return false;
  if (e->kind == ir::Kind::read && wanted(e->name)) return true;
  const auto inside = [&](const ir::ExpressionPtr& part) { return reads_tensor(part, wanted); };
  const auto bounds = [&](const ir::Binder& binder) { return inside(binder.lower) || inside(binder.upper); };
  const auto argument = [&](const ir::TensorArgument& given) {
    return inside(given.body) || std::any_of(given.binders.begin(), given.binders.end(), bounds);
  };
  return inside(e->condition) || std::any_of(e->operands.begin(), e->operands.end(), inside) ||
         std::any_of(e->binders.begin(), e->binders.end(), bounds) ||
         std::any_of(e->arguments.begin(), e->arguments.end(), argument);
}

bool reads_input_of(const ir::Rewrite& rewrite, const ir::ExpressionPtr& e, ir::ScalarType element) {
  return reads_tensor(e, [&](const std::string& name) {
    return std::any_of(rewrite.inputs.begin(), rewrite.inputs.end(), [&](const ir::TensorDeclaration& input) {
      return input.name == name && input.element == element;
    });
  });
}

bool is_range_alone(const ir::Rewrite& rewrite, const ir::Requirement& requirement) {
  return is_range(rewrite, requirement, requirement.condition);
}

bool only_ranges(const ir::Rewrite& rewrite) {
  return std::all_of(
      rewrite.requirements.begin(), rewrite.requirements.end(),
      [&](const ir::Requirement& requirement) { return is_range_alone(rewrite, requirement); });
}

std::vector<ValueRequirement> value_requirements(const ir::Rewrite& rewrite) {
  std::vector<ValueRequirement> out;
  for (const ir::Requirement& requirement : rewrite.requirements)
    collect(rewrite, requirement, requirement.condition, out);
  return out;
}

}  // namespace warpproof::prove
