#include "verifier/importers/host_uses.h"

#include <cctype>
#include <set>
#include <utility>

#include "verifier/base/digest.h"
#include "verifier/importers/tree_walk.h"

namespace warpproof::importers {
namespace {

class Uses {
 public:
  Uses(const SyntaxTree& tree, const Node& function) : tree_(tree), function_(function) {
    walk(tree.root(), [&](const Node& node) {
      const bool record = node.kind == "CXXRecordDecl" || node.kind == "ClassTemplateSpecializationDecl";
      if (record && !node.name.empty() && !node.children.empty() && !node.is_implicit && !of_headers(node))
        records_[node.name].push_back(&node);
      return true;
    });
  }

  std::map<std::string, std::string> of(const std::vector<const Node*>& roots) {
    for (const Node* root : roots) text_of(*root, nullptr);
    return all_referred_to();
  }

  std::string around(const Node& call) {
    std::string text = text_of(function_, &call);
    for (const auto& [name, digest] : all_referred_to()) text += name + "=" + digest + "\n";
    return base::sha256_hex(text);
  }

 private:
  std::map<std::string, std::string> all_referred_to() {
    while (!left_.empty()) {
      const Node& declaration = *left_.back();
      left_.pop_back();
      std::string& digest = out_[declaration.name.empty() ? declaration.kind : declaration.name];
      digest = base::sha256_hex(digest + text_of(declaration, nullptr));
    }
    seen_.clear();
    return std::exchange(out_, {});
  }

  /// Without layout, comments and the name of the function; what it refers to is put down for later.
  std::string text_of(const Node& root, const Node* without) {
    std::string text;
    walk(root, [&](const Node& node) {
      if (&node == without) return false;
      text += node.kind + "|" + node.operation + "|" + node.value + "|" + node.argument_type + "|";
      if (&node != &function_) text += node.name;
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
    if (!told || of_headers(*at) || at->begin.file == nullptr || is_below(*at, function_) ||
        has_attribute(*at, "CUDAGlobal") || at == &function_)
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
  const Node& function_;
  std::map<std::string, std::vector<const Node*>> records_;
  std::set<const Node*> seen_;
  std::vector<const Node*> left_;
  std::map<std::string, std::string> out_;
};

}  // namespace

HostUses host_uses(const SyntaxTree& tree, const std::vector<const Node*>& roots, const Node& function,
                   const Node& call) {
  Uses uses(tree, function);
  HostUses out;
  out.of_launch = uses.of(roots);
  out.around = uses.around(call);
  return out;
}

}  // namespace warpproof::importers
