#include "verifier/importers/host_path.h"

#include <algorithm>
#include <map>
#include <set>

#include "verifier/importers/host_loops.h"
#include "verifier/importers/host_uses.h"
#include "verifier/importers/host_words.h"
#include "verifier/importers/tree_walk.h"

namespace warpproof::importers {
namespace {

/// The variable that an lvalue is, or is a part of.
const Node* variable_of(const Node& node, bool elements = false) {
  const Node* at = &strip(node);
  const auto is_part = [&] {
    const bool element =
        at->kind == "ArraySubscriptExpr" || (at->kind == "UnaryOperator" && at->operation == "*");
    return !at->children.empty() && (at->kind == "MemberExpr" || (elements && element));
  };
  while (is_part()) at = &strip(*at->children.front());
  return at->kind == "DeclRefExpr" ? at : nullptr;
}

bool allocates(const std::string& name) {
  return is_one_of(name, {"cudaMalloc", "cudaMallocManaged", "cudaMallocAsync", "cudaMallocHost", "hipMalloc",
                          "hipMallocManaged", "hipMallocAsync", "hipHostMalloc", "cudaEventCreate",
                          "cudaStreamCreate", "hipEventCreate", "hipStreamCreate"});
}

class PathReader {
 public:
  PathReader(const SyntaxTree& tree, const LaunchSite& site, const HostReader& reader)
      : tree_(tree), site_(site), reader_(reader) {}

  HostPath run() {
    find_feeding();
    around();
    walk(*site_.function, [&](const Node& node) {
      if (node.kind == "GotoStmt" || node.kind == "IndirectGotoStmt") unread(node, "a goto in its function");
      if (comes_before(node, *site_.call)) before(node);
      return true;
    });
    HostUses uses = host_uses(tree_, roots_, *site_.function, *site_.call);
    out_.uses = std::move(uses.of_launch);
    out_.around = std::move(uses.around);
    return std::move(out_);
  }

 private:
  void unread(const Node& node, const std::string& what) {
    if (out_.unread.size() < 8) out_.unread.push_back({&node, what});
  }

  /// Variables that the launch and the conditions around it are computed from.
  void find_feeding() {
    std::vector<const Node*> left = {site_.call};
    for (const Node* at = site_.call; at != nullptr && at != site_.function; at = at->parent)
      if (at->parent != nullptr && at->parent->kind == "IfStmt" && at->parent->children.front() != at)
        left.push_back(at->parent->children.front());
    std::map<std::uint64_t, std::vector<const Node*>> assigned;
    walk(*site_.function, [&](const Node& node) {
      if (node.children.size() != 2 ||
          (node.kind != "BinaryOperator" && node.kind != "CompoundAssignOperator"))
        return true;
      if (node.kind == "BinaryOperator" && node.operation != "=") return true;
      if (const Node* variable = variable_of(*node.children[0])) {
        assigned[variable->declaration].push_back(node.children[1]);
        ++changes_[variable->declaration];
      }
      return true;
    });
    while (!left.empty()) {
      const Node& from = *left.back();
      left.pop_back();
      roots_.push_back(&from);
      walk(from, [&](const Node& node) {
        if (node.kind == "MemberExpr") feeding_.insert(node.declaration);
        if (node.kind == "ArraySubscriptExpr")
          if (const Node* array = variable_of(node, true)) elements_.insert(array->declaration);
        if (node.kind != "DeclRefExpr" || !feeding_.insert(node.declaration).second) return true;
        const Node* declaration = tree_.declaration(node.declaration);
        if (declaration != nullptr && declaration->kind == "BindingDecl")
          unread(node, "'" + declaration->name + "' is a part of something that is taken apart");
        if (declaration != nullptr && declaration->kind == "VarDecl")
          left.insert(left.end(), declaration->children.begin(), declaration->children.end());
        if (const auto product = reader_.axes_product(node.declaration)) {
          feeding_.insert(product->tensor->id);
          return true;
        }
        const auto& values = assigned[node.declaration];
        left.insert(left.end(), values.begin(), values.end());
        return true;
      });
    }
  }

  /// The statements that the launch stands in.
  void around() {
    for (const Node* at = site_.call; at->parent != nullptr && at->parent != site_.function;
         at = at->parent) {
      const Node& node = *at->parent;
      const std::string& kind = node.kind;
      if (is_one_of(kind, {"ForStmt", "WhileStmt", "CXXForRangeStmt"})) {
        SteadyLoop loop = steady_loop(tree_, site_, node, feeding_);
        if (loop.of_kernel) out_.of_kernel.push_back({&node, loop.why_not});
        if (!loop.why_not.empty()) unread(node, loop.why_not);
        for (const Node* part : node.children)
          if (!is_below(*site_.call, *part)) roots_.push_back(part);
        out_.loops += "{" + loop.head;
      }
      if (kind == "DoStmt" && !is_zero(*node.children.back())) unread(node, "it stands in a loop");
      if (is_one_of(kind, {"SwitchStmt", "CaseStmt", "DefaultStmt"})) unread(node, "it stands in a switch");
      if (kind == "CXXCatchStmt") unread(node, "it stands in a handler of exceptions");
      if (is_one_of(kind, {"ConditionalOperator", "BinaryOperator", "BinaryConditionalOperator"}))
        unread(node, "it stands in an expression that may leave it out");
      if (kind == "LambdaExpr" && !called_here(node))
        unread(node, "it stands in a function object, which may be called more than once");
    }
  }
  /// "[&] { ... }()"
  static bool called_here(const Node& lambda) {
    const Node* at = &lambda;
    while (at->parent != nullptr && &strip(*at->parent) == &lambda) at = at->parent;
    const Node* call = at->parent;
    return call != nullptr && call->kind == "CXXOperatorCallExpr" && call->children.size() > 1 &&
           call->children[1] == at;
  }
  static bool is_zero(const Node& condition) {
    const Node& value = strip(condition);
    return value.value == "0" || value.value == "false";
  }

  /// A node of a statement that runs, or may run, before the launch.
  void before(const Node& node) {
    const bool leaves = node.kind == "ReturnStmt" && !in_other_lambda(node);
    if ((leaves || node.kind == "CXXThrowExpr") && !on_error(node))
      return unread(node, "the function may be left before it");
    if (node.kind.ends_with("AsmStmt")) return unread(node, "assembler stands before it");
    if (node.kind == "RecoveryExpr" || node.kind == "UnresolvedLookupExpr") return hand_over(node, 0);
    if (node.kind == "CallExpr" && !node.children.empty()) return call(node);
    if (node.kind == "CXXOperatorCallExpr" && node.children.size() > 1) {
      const Node& callee = strip(*node.children[0]);
      const Node* name = tree_.declaration(callee.declaration);
      const bool assigns = name == nullptr || (name->name.ends_with("=") && name->name != "operator==" &&
                                               name->name != "operator!=" && name->name != "operator<=" &&
                                               name->name != "operator>=");
      if (assigns || name->name == "operator++" || name->name == "operator--")
        changed(node, *node.children[1]);
      return;
    }
    if (node.kind == "CXXMemberCallExpr" && !node.children.empty()) {
      const Node& member = strip(*node.children[0]);
      const bool in_place = member.name.ends_with("_") && !is_one_of(member.name, {"zero_", "fill_"});
      const Node* method = tree_.declaration(member.declaration);
      const bool may_change = method != nullptr && !of_headers(*method) && !method->type.ends_with("const");
      if ((in_place || may_change || is_one_of(member.name, {"swap", "reset"})) && !member.children.empty())
        changed(node, *member.children[0]);
      return;
    }
    if (node.kind == "VarDecl" && may_change_through(node.type) && !node.children.empty())
      return changed(node, *node.children[0]);
    if (node.kind == "VarDecl" && node.type.find('*') != node.type.npos && !node.children.empty())
      another_name(node);
    if (node.kind == "CXXForRangeStmt") elements_of(node);
    assignment(node);
  }

  /// "float &", "const float *&"; not "const float &", "float *const &".
  static bool may_change_through(const std::string& type) {
    if (!type.ends_with("&")) return false;
    const std::string value = type.substr(0, type.find_last_not_of("& ") + 1);
    return value.find('*') == value.npos ? !value.starts_with("const ") : !value.ends_with("const");
  }

  /// "const float** r = t;" before the launch of t[0].
  void another_name(const Node& variable) {
    const Node* array = variable_of(*variable.children[0]);
    if (array != nullptr && elements_.contains(array->declaration) && !is_below(*site_.call, variable))
      unread(variable,
             "elements of '" + name_of(tree_, *array) + "' may change through '" + variable.name + "'");
  }

  /// "for (float& f : b)" before the launch of b[0].
  void elements_of(const Node& loop) {
    walk(loop, [&](const Node& node) {
      if (node.kind == "DeclRefExpr" && elements_.contains(node.declaration))
        unread(loop, "elements of '" + name_of(tree_, node) + "' may change before it");
      return true;
    });
  }

  void assignment(const Node& node) {
    if (node.children.empty()) return;
    const bool plain = node.kind == "BinaryOperator" && node.operation == "=";
    const bool other = node.kind == "CompoundAssignOperator" ||
                       (node.kind == "UnaryOperator" && is_one_of(node.operation, {"++", "--"}));
    if (plain) {
      const Node& target = strip(*node.children[0]);
      const Node* variable = variable_of(target);
      const Node* declaration = variable == nullptr ? nullptr : tree_.declaration(variable->declaration);
      if (declaration == nullptr) return changed(node, target);
      const std::string& type = declaration->type;
      const bool number = target.kind == "DeclRefExpr" && type.find('*') == type.npos &&
                          type.find("float") == type.npos && type.find("double") == type.npos;
      if (number && changes_[declaration->id] == 1) return;  // its reader knows it, or says so
      if (target.kind == "MemberExpr" && type.find("dim3") != type.npos) return;
      return changed(node, target);
    }
    if (other) {
      // A product of a tensor's axes is known to its reader.
      const Node* variable = variable_of(*node.children[0]);
      if (variable != nullptr && reader_.axes_product(variable->declaration)) return;
      return changed(node, *node.children[0]);
    }
    if (node.kind != "UnaryOperator" || node.operation != "&") return;
    const Node* around = node.parent;
    while (around != nullptr && around->kind.ends_with("Expr") && around->kind != "CallExpr")
      around = around->parent;
    if (around != nullptr && around->kind == "VarDecl" && around->type.starts_with("void *[")) return;
    if (around != nullptr && around->kind == "CallExpr" && allocates(callee_name(*around))) return;
    changed(node, *node.children[0]);
  }

  void changed(const Node& node, const Node& target) {
    const Node* member = &strip(target);
    while (member->kind == "ArraySubscriptExpr" && !member->children.empty())
      member = &strip(*member->children.front());
    const bool own = member->kind == "MemberExpr" && !member->children.empty() &&
                     strip(*member->children.front()).kind == "CXXThisExpr";
    if (own && feeding_.contains(member->declaration))
      return unread(node, "'" + member->name + "' may change before it");
    // An element counts where the launch gets one: what a pointer points to is any value.
    const Node* part = variable_of(target, true);
    const bool whole = part != nullptr && variable_of(target) == part;
    const Node* variable = part;
    if (variable == nullptr || !(whole ? feeding_ : elements_).contains(variable->declaration)) return;
    unread(node, "'" + name_of(tree_, *variable) + "' may change before it");
  }

  std::string callee_name(const Node& call) const {
    if (call.children.empty()) return "";
    const Node& callee = strip(*call.children[0]);
    const Node* known = callee.kind == "DeclRefExpr" ? tree_.declaration(callee.declaration) : nullptr;
    return known == nullptr ? callee.name : known->name;
  }

  void call(const Node& node) {
    const std::string name = callee_name(node);
    if (is_one_of(name, {"exit", "abort", "_exit", "_Exit", "quick_exit", "longjmp", "terminate"}) &&
        !on_error(node))
      return unread(node, "the function may be left before it");
    const Node& callee = strip(*node.children[0]);
    const Node* known = callee.kind == "DeclRefExpr" ? tree_.declaration(callee.declaration) : nullptr;
    if (known == nullptr) return hand_over(node, 1);
    for (std::size_t i = 1; i < node.children.size(); ++i) {
      const Node* array = variable_of(*node.children[i], true);
      if (array != nullptr && elements_.contains(array->declaration)) changed(node, *node.children[i]);
    }
    const std::vector<const Node*> parameters = parameters_of(*known);
    const bool swaps = is_one_of(name, {"swap", "exchange", "move"});
    for (std::size_t i = 1; i < node.children.size(); ++i) {
      const std::string type = i <= parameters.size() ? parameters[i - 1]->type : "";
      const bool by_reference = may_change_through(type) && !of_headers(*known);
      if (swaps || by_reference) changed(node, *node.children[i]);
    }
  }
  /// Arguments of something that is not known: it may change what it gets as itself.
  void hand_over(const Node& node, std::size_t first) {
    for (std::size_t i = first; i < node.children.size(); ++i)
      if (const Node* argument = node.children[i]; argument->operation != "LValueToRValue")
        changed(node, *argument);
  }

  /// `if (error != cudaSuccess) return;`: where the device fails nothing is compared.
  bool on_error(const Node& node) const {
    for (const Node* at = &node; at->parent != nullptr && at != site_.function; at = at->parent) {
      const Node& around = *at->parent;
      if (around.kind != "IfStmt" || around.children.front() == at) continue;
      const bool then = around.children.size() > 1 && around.children[1] == at;
      if (says_failed(*around.children.front(), then)) return true;
    }
    return false;
  }

  /// The condition, which came out as `holds`, says that a call of the runtime failed.
  bool says_failed(const Node& given, bool holds) const {
    const Node& condition = strip(given);
    if (condition.kind == "UnaryOperator" && condition.operation == "!")
      return says_failed(*condition.children.front(), !holds);
    if (is_error(condition)) return holds && !is_success(condition);
    if (condition.kind != "BinaryOperator" || condition.children.size() != 2) return false;
    const Node &a = strip(*condition.children[0]), &b = strip(*condition.children[1]);
    const bool with_success = is_error(a) && is_error(b) && is_success(a) != is_success(b);
    return with_success && condition.operation == (holds ? "!=" : "==");
  }
  static bool is_error(const Node& node) {
    return node.type.find("cudaError") != node.type.npos || node.type.find("hipError") != node.type.npos;
  }
  bool is_success(const Node& node) const {
    const Node* declaration = node.declaration == 0 ? nullptr : tree_.declaration(node.declaration);
    return declaration != nullptr && declaration->name == "cudaSuccess";
  }

  bool in_other_lambda(const Node& node) const {
    for (const Node* at = node.parent; at != nullptr && at != site_.function; at = at->parent)
      if (at->kind == "LambdaExpr" && !is_below(*site_.call, *at)) return true;
    return false;
  }

  const SyntaxTree& tree_;
  const LaunchSite& site_;
  const HostReader& reader_;
  std::set<std::uint64_t> feeding_;
  std::set<std::uint64_t> elements_;  ///< arrays of which the launch gets elements
  std::vector<const Node*> roots_;    ///< what it is computed from
  std::map<std::uint64_t, unsigned> changes_;
  HostPath out_;
};

}  // namespace

HostPath host_path(const SyntaxTree& tree, const LaunchSite& site, const HostReader& reader) {
  return PathReader(tree, site, reader).run();
}

}  // namespace warpproof::importers
