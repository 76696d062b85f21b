#pragma once
// Going through a part of the tree, and small questions about nodes.

#include <string>
#include <vector>

#include "verifier/importers/syntax_tree.h"

namespace warpproof::importers {

inline bool is_below(const Node& node, const Node& above) {
  return node.order >= above.order && node.last <= above.last;
}

/// Of what a reference names; "" when it is not known.
inline std::string name_of(const SyntaxTree& tree, const Node& reference) {
  const Node* declaration = tree.declaration(reference.declaration);
  return declaration == nullptr ? "" : declaration->name;
}

/// Declared by the few words that stand in for headers.
inline bool of_headers(const Node& declaration) {
  return declaration.begin.file != nullptr && declaration.begin.file->ends_with("_host.h");
}

/// In the order of the text; `visit` says whether to go below a node.
template <class Visit>
void walk(const Node& root, const Visit& visit) {
  std::vector<const Node*> left = {&root};
  while (!left.empty()) {
    const Node& node = *left.back();
    left.pop_back();
    if (visit(node)) left.insert(left.end(), node.children.rbegin(), node.children.rend());
  }
}

}  // namespace warpproof::importers
