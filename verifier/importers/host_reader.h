#pragma once
// Expressions of a host function as integer expressions over symbolic sizes: what the arguments of a launch
// are. A parameter of the function, a tensor's size or an integer that is not understood is a size of its
// own, which only asks for more than the host code does. Nothing is run.
//
//   HostReader reader(tree, function);
//   if (ir::ExpressionPtr grid = reader.integer(*node)) ...   // else reader.why()

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "verifier/importers/syntax_tree.h"
#include "verifier/ir/program.h"

namespace warpproof::importers {

/// An integer of the host that stands for all its values.
struct HostSize {
  std::string name;
  std::optional<std::int64_t> constant;  ///< the value that the host code gives it
  bool of_tensor = false;                ///< what a tensor says of itself
};

/// Why an expression was not read.
struct Unread {
  const Node* where = nullptr;
  std::string what;
};

/// A loop over all axes of a tensor that multiplies them.
struct AxesProduct {
  const Node* loop = nullptr;
  const Node* tensor = nullptr;  ///< its declaration
};

/// Without casts, parentheses, copies and what else changes no value.
const Node& strip(const Node& node);

class HostReader {
 public:
  /// Of `function`, as things stand at `launch` in it.
  HostReader(const SyntaxTree& tree, const Node& function, const Node& launch);

  /// Null where it is no integer that can be read; why() tells.
  ir::ExpressionPtr integer(const Node& node);
  ir::ExpressionPtr condition(const Node& node);
  /// A dim3, or an integer.
  std::optional<std::array<ir::ExpressionPtr, 3>> dimensions(const Node& node);
  /// What names the array that a pointer argument is: "x" for x, &x[0] and x.data_ptr<float>(); "" else.
  std::string array(const Node& node) const;

  /// From now on this variable's constant value stands for all of its kind.
  void generalise(std::uint64_t declaration) { general_.insert(declaration); }
  const std::set<std::uint64_t>& used_variables() const { return used_; }

  const std::vector<HostSize>& sizes() const { return sizes_; }
  const Unread& why() const { return why_; }
  /// Local variables whose value was not read, so that they stand for all.
  const std::set<const Node*>& opaque() const { return opaque_; }
  void forget_why() { why_ = {}; }
  /// A variable that was used and may have another value by then than any that is known: its name.
  std::string unsure() const { return unsure_.empty() ? "" : *unsure_.begin(); }
  /// What x_numel is in terms of the axes of x that are used: their product, and that of all others, which
  /// is a size of its own ("x_rest_0") unless a requirement says how many axes there are.
  ir::Substitution tensor_sizes(const std::set<std::string>& used,
                                const std::vector<ir::Requirement>& requirements,
                                std::vector<std::string>& taken) const;
  /// A variable that is the number of a tensor's elements, as a loop over its axes makes it.
  std::optional<AxesProduct> axes_product(std::uint64_t variable) const;

 private:
  ir::ExpressionPtr fail(const Node& node, const std::string& what);
  ir::ExpressionPtr operation(const Node& node);
  ir::ExpressionPtr quotient(const Node& node, const char* rounding);
  ir::ExpressionPtr call(const Node& node);
  ir::ExpressionPtr member_call(const Node& node);
  ir::ExpressionPtr tensor_size(const std::string& name);
  ir::ExpressionPtr variable(const Node& reference);
  ir::ExpressionPtr size(std::uint64_t declaration, const std::string& name,
                         std::optional<std::int64_t> constant = std::nullopt);
  const Node* body_of(const Node& callee) const;
  const Node* tensor_of(const Node& node) const;
  bool changes(std::uint64_t declaration) const { return changed_.contains(declaration); }
  /// The one value that a variable has at the launch, where it is assigned once, in a block around it.
  const Node* assigned_once(std::uint64_t declaration, const Node& reference) const;
  void find_changes(const Node& node);
  bool assigned_axes(std::uint64_t declaration, std::array<ir::ExpressionPtr, 3>& axes);
  bool is_before_launch(const Node& statement) const;
  bool changed_in_loops_before(std::uint64_t declaration, const Node& reference) const;

  const SyntaxTree& tree_;
  const Node& launch_;
  std::map<std::uint64_t, ir::ExpressionPtr> bound_;  ///< parameters of the functions that are being read
  std::map<std::uint64_t, std::vector<const Node*>> changed_;  ///< by which statements
  std::set<std::uint64_t> general_, used_;
  std::set<const Node*> opaque_;
  std::set<std::string> unsure_;  ///< variables whose value at their use is not known
  std::map<std::uint64_t, std::vector<const Node*>> assigned_;  ///< to members: "grid.x = ..."
  std::map<std::uint64_t, std::string> names_;
  std::map<std::string, std::vector<std::string>> axes_of_;  ///< sizes of a tensor, by its name
  std::vector<HostSize> sizes_;
  unsigned depth_ = 0;
  Unread why_;
};

}  // namespace warpproof::importers
