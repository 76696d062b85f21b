#pragma once
// The syntax tree of a source as clang prints it (`-ast-dump=json`, clang 19), kept small: what a launch is
// read from. Nodes are never removed; pointers stay good as long as the tree.
//
//   base::Result<SyntaxTree> tree = read_syntax_tree(json, limits);
//   for (const Node* declaration : tree->root().children) ...

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/base/result.h"

namespace warpproof::importers {

/// A place in a file as the compiler saw it ("/src/scale.cu"); of a macro's words, where the macro stands.
struct TreePlace {
  const std::string* file = nullptr;  ///< null: no place
  std::uint32_t offset = 0;           ///< bytes
  std::uint32_t line = 0;
  std::uint32_t token_bytes = 0;  ///< of the token that begins here
  bool in_macro = false;          ///< the token is the name of a macro
};

struct Node {
  std::string kind;           ///< "FunctionDecl", "CUDAKernelCallExpr", ...
  std::string name;           ///< of a declaration or member; "sizeof"
  std::string type;           ///< as it is without aliases, where clang says so
  std::string mangled;        ///< of a function
  std::string value;          ///< of a literal, a constant, a template argument
  std::string operation;      ///< opcode of an operator, kind of a cast
  std::string argument_type;  ///< of sizeof
  std::uint64_t id = 0;
  std::uint64_t declaration = 0;      ///< that a reference or member names
  std::uint32_t order = 0, last = 0;  ///< number in the order of the tree, and that of the last node below
  bool is_constexpr = false, is_implicit = false;
  TreePlace begin, end;  ///< of the first and the last token
  std::vector<Node*> children;
  Node* parent = nullptr;
};

/// In the order of the text. (All words that a macro makes have one place: places do not tell.)
inline bool comes_before(const Node& a, const Node& b) { return a.last < b.order; }

class SyntaxTree {
 public:
  const Node& root() const { return nodes_.front(); }
  std::size_t size() const { return nodes_.size(); }
  /// The declaration with this id, preferring one with a body or an initial value; null when it is unknown.
  const Node* declaration(std::uint64_t id) const;

 private:
  friend class TreeBuilder;
  std::deque<Node> nodes_;
  std::deque<std::string> files_;
  std::unordered_map<std::uint64_t, const Node*> by_id_;
};

inline constexpr std::size_t tree_nodes_max = 4'000'000;
inline constexpr std::size_t tree_depth_max = 3'000;

/// E0740 where the text is not such a tree, or is larger or deeper than the limits above.
base::Result<SyntaxTree> read_syntax_tree(const std::string& json);

}  // namespace warpproof::importers
