#pragma once
// Going through a part of the tree.

#include <vector>

#include "verifier/importers/syntax_tree.h"

namespace warpproof::importers {

inline bool is_below(const Node& node, const Node& above) {
  return node.order >= above.order && node.last <= above.last;
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
