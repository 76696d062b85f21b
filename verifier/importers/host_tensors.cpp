// What host code knows of a tensor: its axes, and how many elements they make.

#include <algorithm>

#include "verifier/importers/host_reader.h"
#include "verifier/importers/host_words.h"

namespace warpproof::importers {

using ir::ExpressionPtr;

namespace {

constexpr std::int64_t axes_max = 8;

/// `e` holds (or does not): what it says of the number of a tensor's axes.
void note_axes(const ExpressionPtr& e, bool holds, std::map<std::string, std::int64_t>& out) {
  if (e == nullptr || e->kind != ir::Kind::apply) return;
  const std::string name(e->op->name);
  if (name == "not") return note_axes(e->operands[0], !holds, out);
  if ((name == "and" && holds) || (name == "or" && !holds)) {
    for (const ExpressionPtr& operand : e->operands) note_axes(operand, holds, out);
    return;
  }
  if (name != (holds ? "eq" : "ne")) return;
  for (std::size_t i = 0; i < 2; ++i) {
    const ExpressionPtr &size = e->operands[i], &number = e->operands[1 - i];
    if (size->kind != ir::Kind::size || number->kind != ir::Kind::constant) continue;
    const auto value = number->value.to_int64();
    if (size->name.ends_with("_dim") && value && *value >= 1 && *value <= axes_max)
      out.emplace(size->name.substr(0, size->name.size() - 4), *value);
  }
}

ExpressionPtr product(const std::vector<std::string>& factors) {
  ExpressionPtr out;
  for (const std::string& factor : factors)
    out = out == nullptr ? ir::make_size(factor) : ir::make_apply("mul", {out, ir::make_size(factor)});
  return out;
}

}  // namespace

ExpressionPtr HostReader::tensor_size(const std::string& name) {
  for (const HostSize& known : sizes_) {
    if (known.name != name) continue;
    return known.of_tensor ? ir::make_size(name)
                           : fail(launch_, "two sizes would have the name '" + name + "'");
  }
  sizes_.push_back({name, std::nullopt, true});
  return ir::make_size(name);
}

ir::Substitution HostReader::tensor_sizes(const std::set<std::string>& used,
                                          const std::vector<ir::Requirement>& requirements,
                                          std::vector<std::string>& taken) const {
  std::map<std::string, std::int64_t> known;
  for (const ir::Requirement& requirement : requirements) note_axes(requirement.condition, true, known);
  ir::Substitution out;
  for (const HostSize& size : sizes_) {
    if (!size.of_tensor || !size.name.ends_with("_numel") || !used.contains(size.name)) continue;
    const std::string tensor = size.name.substr(0, size.name.size() - 6);
    std::vector<std::string> factors;
    if (const auto axes = known.find(tensor); axes != known.end()) {
      for (std::int64_t i = 0; i < axes->second; ++i) {
        const std::string from_end = tensor + "_m" + std::to_string(axes->second - i);
        const std::string plain = tensor + "_" + std::to_string(i);
        const bool by_end = used.contains(from_end) && !used.contains(plain);
        factors.push_back(by_end ? from_end : plain);
      }
    } else if (const auto asked = axes_of_.find(tensor); asked != axes_of_.end()) {
      // Of the axes that are not asked for nothing is known but their product.
      std::string rest = tensor + "_rest";
      bool from_start = false, from_end = false;
      std::vector<std::string> own = asked->second;
      std::sort(own.begin(), own.end());
      for (const std::string& axis : own) {
        if (!used.contains(axis)) continue;
        factors.push_back(axis);
        const std::string which = axis.substr(tensor.size());
        rest += which;
        (which.starts_with("_m") ? from_end : from_start) = true;
      }
      const auto has_name = [&](const HostSize& other) { return other.name == rest; };
      if (factors.empty() || std::any_of(sizes_.begin(), sizes_.end(), has_name)) continue;
      factors.push_back(rest);
      if (from_start && from_end)
        taken.push_back(tensor + " has as many axes as are asked for from its start and from its end");
    }
    if (!factors.empty()) out.sizes.emplace_back(size.name, product(factors));
  }
  return out;
}

/// "int n = 1; for (int i = 0; i < x.dim(); ++i) n *= x.size(i);" before the launch.
std::optional<AxesProduct> HostReader::axes_product(std::uint64_t variable) const {
  const Node* declaration = tree_.declaration(variable);
  const auto changes = changed_.find(variable);
  if (declaration == nullptr || declaration->kind != "VarDecl" || declaration->children.size() != 1 ||
      strip(*declaration->children.front()).value != "1" || changes == changed_.end() ||
      changes->second.size() != 1)
    return std::nullopt;
  const Node& change = *changes->second.front();
  const Node* loop = change.parent;
  if (loop != nullptr && loop->kind == "CompoundStmt" && loop->children.size() == 1) loop = loop->parent;
  const bool multiplies = change.kind == "CompoundAssignOperator" && change.operation == "*=";
  if (!multiplies || loop == nullptr || loop->kind != "ForStmt" || loop->children.size() != 5 ||
      !is_before_launch(*loop))
    return std::nullopt;
  const Node &start = *loop->children[0], &step = strip(*loop->children[3]);
  const Node &until = strip(*loop->children[2]), &factor = strip(*change.children[1]);
  const Node* counter = start.children.size() == 1 ? start.children[0] : nullptr;
  const bool from_zero = counter != nullptr && counter->kind == "VarDecl" && counter->children.size() == 1 &&
                         strip(*counter->children.front()).value == "0";
  const auto is_counter = [&](const Node& node) { return strip(node).declaration == counter->id; };
  if (!from_zero || step.kind != "UnaryOperator" || step.operation != "++" || step.children.size() != 1 ||
      !is_counter(*step.children[0]) || until.operation != "<" || until.children.size() != 2 ||
      !is_counter(*until.children[0]) || changed_.at(counter->id).size() != 1)
    return std::nullopt;
  const bool takes_axis = factor.kind == "CXXMemberCallExpr" && factor.children.size() == 2 &&
                          strip(*factor.children[0]).name == "size" && is_counter(*factor.children[1]);
  if (!takes_axis) return std::nullopt;
  const Node* bound = &strip(*until.children[1]);
  if (bound->kind == "DeclRefExpr") {
    const Node* number = tree_.declaration(bound->declaration);
    if (number == nullptr || number->kind != "VarDecl" || number->children.size() != 1 ||
        changed_.contains(number->id))
      return std::nullopt;
    bound = &strip(*number->children.front());
  }
  const bool counts = bound->kind == "CXXMemberCallExpr" && bound->children.size() == 1 &&
                      is_one_of(strip(*bound->children[0]).name, {"dim", "ndimension"});
  if (!counts) return std::nullopt;
  const Node *counted = tensor_of(*strip(*bound->children[0]).children.front()),
             *multiplied = tensor_of(*strip(*factor.children[0]).children.front());
  if (counted == nullptr || counted != multiplied) return std::nullopt;
  return AxesProduct{loop, counted};
}

}  // namespace warpproof::importers
