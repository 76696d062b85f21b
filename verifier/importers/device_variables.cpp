#include "verifier/importers/device_variables.h"

#include <set>
#include <vector>

#include "verifier/importers/host_code.h"
#include "verifier/importers/host_words.h"
#include "verifier/importers/tree_walk.h"

namespace warpproof::importers {
namespace {

bool is_device_variable(const Node* declaration) {
  if (declaration == nullptr || declaration->kind != "VarDecl") return false;
  return has_attribute(*declaration, "CUDADevice") || has_attribute(*declaration, "CUDAConstant") ||
         has_attribute(*declaration, "CUDAManaged");
}

/// The value of the variable, or of an element or member of it, is taken and nothing else.
bool is_read(const Node& reference) {
  for (const Node* at = reference.parent; at != nullptr; at = at->parent) {
    if (at->operation == "LValueToRValue") return true;
    const bool part = at->kind == "ArraySubscriptExpr" || at->kind == "MemberExpr" ||
                      at->kind == "ParenExpr" || at->operation == "ArrayToPointerDecay" ||
                      at->operation == "NoOp";
    if (!part) return at->kind == "UnaryExprOrTypeTraitExpr";  // sizeof
  }
  return false;
}

/// Variables that the function and all that it calls mention.
std::set<const Node*> mentioned(const SyntaxTree& tree, const Node& kernel) {
  std::set<const Node*> seen = {&kernel}, out;
  std::vector<const Node*> left = {&kernel};
  while (!left.empty()) {
    const Node& function = *left.back();
    left.pop_back();
    walk(function, [&](const Node& node) {
      const Node* declaration = node.declaration == 0 ? nullptr : tree.declaration(node.declaration);
      if (declaration == nullptr) return true;
      if (is_device_variable(declaration)) out.insert(declaration);
      const bool function_of_file = is_one_of(declaration->kind, {"FunctionDecl", "CXXMethodDecl"});
      if (function_of_file && !of_headers(*declaration) && seen.insert(declaration).second)
        left.push_back(declaration);
      return true;
    });
  }
  return out;
}

}  // namespace

std::string written_device_variable(const SyntaxTree& tree, const Node& kernel) {
  const std::set<const Node*> known = mentioned(tree, kernel);
  if (known.empty()) return "";
  std::string out;
  walk(tree.root(), [&](const Node& node) {
    if (!out.empty() || node.kind != "DeclRefExpr" || node.declaration == 0) return out.empty();
    const Node* declaration = tree.declaration(node.declaration);
    if (known.contains(declaration) && !is_read(node) && !declaration->type.starts_with("const "))
      out = declaration->name;
    return true;
  });
  return out;
}

}  // namespace warpproof::importers
