#include "verifier/importers/value_text.h"

#include "verifier/importers/host_reader.h"
#include "verifier/importers/host_words.h"
#include "verifier/importers/tree_walk.h"

namespace warpproof::importers {
namespace {

constexpr std::size_t text_max = 20'000;
constexpr unsigned text_depth_max = 60;

class TextMaker {
 public:
  TextMaker(const SyntaxTree& tree, const Node& function)
      : tree_(tree), parameters_(parameters_of(function)) {}

  void add(const Node& given, unsigned depth) {
    if (out_.size() > text_max || depth > text_depth_max) {
      out_ += "...";
      return;
    }
    const Node* node = &given;
    const Node& inner = strip(given);
    while (node != &inner) {
      const bool is_explicit = !node->kind.starts_with("Implicit");
      const bool converts =
          is_one_of(node->operation, {"FloatingCast", "IntegralCast", "IntegralToFloating"});
      if (node->operation == "FloatingToIntegral" || (is_explicit && converts))
        out_ += node->operation + ":" + node->type + " ";
      node = node->children.front();
    }
    if (node->kind == "DeclRefExpr") return reference(*node, depth);
    const bool same = node->kind == "CXXMemberCallExpr" && !node->children.empty() &&
                      is_one_of(node->children[0]->name, {"contiguous", "detach"}) &&
                      !node->children[0]->children.empty();
    if (same) return add(*node->children[0]->children[0], depth + 1);
    out_ += node->kind + " " + node->name + node->operation + node->value + node->argument_type + "(";
    for (const Node* child : node->children) {
      add(*child, depth + 1);
      out_ += ",";
    }
    out_ += ")";
  }
  std::string take() { return std::move(out_); }

 private:
  void reference(const Node& node, unsigned depth) {
    const Node* declaration = tree_.declaration(node.declaration);
    if (declaration == nullptr) {
      out_ += "?" + node.name;
      return;
    }
    for (std::size_t i = 0; i < parameters_.size(); ++i)
      if (parameters_[i]->id == declaration->id) {
        out_ += "P" + std::to_string(i);
        return;
      }
    const bool has_value = declaration->kind == "VarDecl" && !declaration->children.empty();
    // Two calls may give two values; an expression is what it says.
    if (!has_value || calls(*declaration->children.front())) out_ += declaration->name + "=";
    if (has_value) add(*declaration->children.front(), depth + 1);
  }

  static bool calls(const Node& value) {
    bool found = false;
    walk(value, [&](const Node& node) {
      found =
          found || node.kind == "CallExpr" || node.kind == "RecoveryExpr" || node.kind == "CXXConstructExpr";
      return true;
    });
    return found;
  }

  const SyntaxTree& tree_;
  std::vector<const Node*> parameters_;
  std::string out_;
};

}  // namespace

std::vector<const Node*> parameters_of(const Node& function) {
  std::vector<const Node*> out;
  for (const Node* child : function.children)
    if (child->kind == "ParmVarDecl") out.push_back(child);
  return out;
}

std::string value_text(const SyntaxTree& tree, const Node& function, const Node& expression) {
  TextMaker maker(tree, function);
  maker.add(expression, 0);
  return maker.take();
}

}  // namespace warpproof::importers
