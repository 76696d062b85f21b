#include "verifier/importers/host_uses.h"

#include <cctype>
#include <set>

#include "verifier/base/digest.h"
#include "verifier/importers/tree_walk.h"

namespace warpproof::importers {
namespace {

class Uses {
 public:
  Uses(const SyntaxTree& tree, const Node& inside) : tree_(tree), inside_(inside) {
    walk(tree.root(), [&](const Node& node) {
      const bool record = node.kind == "CXXRecordDecl" || node.kind == "ClassTemplateSpecializationDecl";
      if (record && !node.name.empty() && !node.children.empty() && !node.is_implicit && !of_headers(node))
        records_[node.name].push_back(&node);
      return true;
    });
  }

  std::map<std::string, std::string> run(const std::vector<const Node*>& roots) {
    for (const Node* root : roots) text_of(*root);
    while (!left_.empty()) {
      const Node& declaration = *left_.back();
      left_.pop_back();
      std::string& digest = out_[declaration.name.empty() ? declaration.kind : declaration.name];
      digest = base::sha256_hex(digest + text_of(declaration));
    }
    return std::move(out_);
  }

 private:
  /// Without layout and comments; what it refers to is put down for later.
  std::string text_of(const Node& root) {
    std::string text;
    walk(root, [&](const Node& node) {
      text +=
          node.kind + "|" + node.operation + "|" + node.value + "|" + node.name + "|" + node.argument_type;
      if (node.type.find("lambda at") == std::string::npos) text += "|" + node.type;
      records_in(node.type);
      records_in(node.argument_type);
      if (const Node* declaration = node.declaration == 0 ? nullptr : tree_.declaration(node.declaration)) {
        text += "|" + declaration->name;
        refer_to(*declaration);
      }
      text += "(" + std::to_string(node.children.size()) + "\n";
      return true;
    });
    return text;
  }

  void refer_to(const Node& given) {
    const Node* at = &given;
    const bool part = at->kind == "EnumConstantDecl" || at->kind == "FieldDecl";
    if (part && at->parent != nullptr) at = at->parent;
    const bool told = at->kind == "FunctionDecl" || at->kind == "CXXMethodDecl" || at->kind == "EnumDecl" ||
                      at->kind == "CXXRecordDecl" || at->kind == "VarDecl";
    if (!told || of_headers(*at) || at->begin.file == nullptr || is_below(*at, inside_) ||
        has_attribute(*at, "CUDAGlobal") || &inside_ == at)
      return;
    if (seen_.insert(at).second) left_.push_back(at);
  }

  /// "const Cfg *" names the record Cfg.
  void records_in(const std::string& type) {
    std::string word;
    for (const char letter : type + " ") {
      if (std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_') {
        word += letter;
        continue;
      }
      if (const auto found = records_.find(word); found != records_.end())
        for (const Node* record : found->second) refer_to(*record);
      word.clear();
    }
  }

  const SyntaxTree& tree_;
  const Node& inside_;
  std::map<std::string, std::vector<const Node*>> records_;
  std::set<const Node*> seen_;
  std::vector<const Node*> left_;
  std::map<std::string, std::string> out_;
};

}  // namespace

std::map<std::string, std::string> host_uses(const SyntaxTree& tree, const std::vector<const Node*>& roots,
                                             const Node& inside) {
  return Uses(tree, inside).run(roots);
}

}  // namespace warpproof::importers
