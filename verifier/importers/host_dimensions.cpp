// What a launch takes besides integers: dimensions and arrays.

#include "verifier/importers/host_reader.h"
#include "verifier/importers/host_words.h"

namespace warpproof::importers {

using ir::ExpressionPtr;

/// "grid.x = n;" before the launch, each axis once.
bool HostReader::assigned_axes(std::uint64_t declaration, std::array<ExpressionPtr, 3>& axes) {
  const auto found = assigned_.find(declaration);
  if (found == assigned_.end()) return true;
  std::set<std::string> seen;
  for (const Node* assignment : found->second) {
    const Node& member = strip(*assignment->children.front());
    const bool plain = is_one_of(member.name, {"x", "y", "z"}) && seen.insert(member.name).second &&
                       is_before_launch(*assignment);
    if (!plain) return fail(*assignment, "dimensions that change in more than one place") != nullptr;
    const ExpressionPtr value = integer(*assignment->children[1]);
    if (value == nullptr) return false;
    axes[static_cast<std::size_t>(member.name[0] - 'x')] = value;
  }
  return true;
}

std::optional<std::array<ExpressionPtr, 3>> HostReader::dimensions(const Node& given) {
  const Node& node = strip(given);
  std::array<ExpressionPtr, 3> out = {number(1), number(1), number(1)};
  const bool is_dim3 = node.type.find("dim3") != std::string::npos;
  if (!is_dim3) {
    out[0] = integer(node);
    return out[0] == nullptr ? std::nullopt : std::optional(out);
  }
  if (node.kind == "DeclRefExpr") {
    const Node* declaration = tree_.declaration(node.declaration);
    const bool known = declaration != nullptr && declaration->kind == "VarDecl" &&
                       !changes(declaration->id) && !declaration->children.empty();
    if (!known) {
      fail(node, "dimensions whose value is not known here");
      return std::nullopt;
    }
    auto start = dimensions(*declaration->children.front());
    if (!start || !assigned_axes(declaration->id, *start)) return std::nullopt;
    return start;
  }
  const bool makes =
      node.kind == "CXXConstructExpr" || node.kind == "CXXTemporaryObjectExpr" || node.kind == "InitListExpr";
  if (!makes || node.children.size() > 3) {
    fail(node, "dimensions that are no dim3(...)");
    return std::nullopt;
  }
  if (node.children.size() == 1 && strip(*node.children.front()).type.find("dim3") != std::string::npos)
    return dimensions(*node.children.front());
  for (std::size_t i = 0; i < node.children.size(); ++i) {
    out[i] = integer(*node.children[i]);
    if (out[i] == nullptr) return std::nullopt;
  }
  return out;
}

std::string HostReader::array(const Node& given) const {
  const Node* node = &strip(given);
  if (node->kind == "CXXMemberCallExpr" && !node->children.empty()) {
    const Node& member = strip(*node->children.front());
    const bool pointer =
        is_one_of(member.name, {"data_ptr", "data", "mutable_data_ptr", "const_data_ptr", "get"});
    if (!pointer || member.children.empty()) return "";
    const Node* tensor = tensor_of(*member.children.front());
    return tensor == nullptr ? "" : tensor->name;
  }
  const bool first_element = node->kind == "UnaryOperator" && node->operation == "&";
  if (first_element && !node->children.empty()) {
    const Node& element = strip(*node->children.front());
    if (element.kind != "ArraySubscriptExpr" || element.children.size() != 2) return "";
    if (strip(*element.children[1]).value != "0") return "";
    node = &strip(*element.children[0]);
  }
  if (node->kind != "DeclRefExpr") return "";
  const Node* declaration = tree_.declaration(node->declaration);
  // "float* q = y;": another name of y.
  for (unsigned steps = 0; declaration != nullptr && declaration->kind == "VarDecl" && steps < 8; ++steps) {
    const Node* value = declaration->children.empty() ? nullptr : &strip(*declaration->children.front());
    const bool renames = value != nullptr && value->kind == "DeclRefExpr" && !changes(declaration->id);
    if (!renames) break;
    declaration = tree_.declaration(value->declaration);
  }
  return declaration == nullptr ? "" : declaration->name;
}

}  // namespace warpproof::importers
