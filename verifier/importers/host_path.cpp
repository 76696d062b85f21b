#include "verifier/importers/host_path.h"

#include <algorithm>
#include <map>
#include <set>

#include "verifier/base/digest.h"
#include "verifier/importers/host_loops.h"
#include "verifier/importers/host_words.h"

namespace warpproof::importers {
namespace {

constexpr std::size_t text_max = 20'000;
constexpr unsigned text_depth_max = 60;

bool is_below(const Node& node, const Node& above) {
  return node.order >= above.order && node.last <= above.last;
}

template <class Visit>
void walk(const Node& root, const Visit& visit) {
  std::vector<const Node*> left = {&root};
  while (!left.empty()) {
    const Node& node = *left.back();
    left.pop_back();
    if (visit(node)) left.insert(left.end(), node.children.rbegin(), node.children.rend());
  }
}

/// The variable that an lvalue is, or is a part of.
const Node* variable_of(const Node& node) {
  const Node* at = &strip(node);
  while (at->kind == "MemberExpr" && !at->children.empty()) at = &strip(*at->children.front());
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
    digest();
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
      walk(from, [&](const Node& node) {
        if (node.kind != "DeclRefExpr" || !feeding_.insert(node.declaration).second) return true;
        const Node* declaration = tree_.declaration(node.declaration);
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
        if (!loop.why_not.empty()) unread(node, loop.why_not);
        out_.loops += "{" + loop.head;
      }
      if (kind == "DoStmt" && !is_zero(*node.children.back())) unread(node, "it stands in a loop");
      if (is_one_of(kind, {"SwitchStmt", "CaseStmt", "DefaultStmt"})) unread(node, "it stands in a switch");
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
      if ((in_place || is_one_of(member.name, {"swap", "reset"})) && !member.children.empty())
        changed(node, *member.children[0]);
      return;
    }
    if (node.kind == "VarDecl" && node.type.ends_with("&") && !node.type.starts_with("const ") &&
        !node.children.empty())
      return changed(node, *node.children[0]);
    assignment(node);
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
      if (declaration == nullptr) return;
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
    const Node* variable = variable_of(target);
    if (variable == nullptr || !feeding_.contains(variable->declaration)) return;
    const Node* declaration = tree_.declaration(variable->declaration);
    unread(node, "'" + (declaration == nullptr ? "" : declaration->name) + "' may change before it");
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
    const std::vector<const Node*> parameters = parameters_of(*known);
    const bool swaps = is_one_of(name, {"swap", "exchange", "move"});
    for (std::size_t i = 1; i < node.children.size(); ++i) {
      const std::string type = i <= parameters.size() ? parameters[i - 1]->type : "";
      const bool by_reference = type.ends_with("&") && !type.starts_with("const ") && !of_headers(*known);
      if (swaps || by_reference) changed(node, *node.children[i]);
    }
  }
  /// Arguments of something that is not known: it may change what it gets as itself.
  void hand_over(const Node& node, std::size_t first) {
    for (std::size_t i = first; i < node.children.size(); ++i)
      if (const Node* argument = node.children[i]; argument->operation != "LValueToRValue")
        changed(node, *argument);
  }

  static bool of_headers(const Node& declaration) {
    return declaration.begin.file != nullptr && declaration.begin.file->ends_with("_host.h");
  }

  /// `if (error != cudaSuccess) return;`: where the device fails nothing is compared.
  bool on_error(const Node& node) const {
    for (const Node* at = &node; at->parent != nullptr && at != site_.function; at = at->parent) {
      if (at->parent->kind != "IfStmt" || at->parent->children.front() == at) continue;
      bool is_error = false, other = false;
      walk(*at->parent->children.front(), [&](const Node& part) {
        if (part.kind != "DeclRefExpr") return true;
        const bool error =
            part.type.find("cudaError") != part.type.npos || part.type.find("hipError") != part.type.npos;
        const bool argument = part.parent != nullptr && part.type.find('(') != part.type.npos;
        is_error = is_error || error;
        other = other || (!error && !argument);
        return true;
      });
      if (is_error && !other) return true;
    }
    return false;
  }

  bool in_other_lambda(const Node& node) const {
    for (const Node* at = node.parent; at != nullptr && at != site_.function; at = at->parent)
      if (at->kind == "LambdaExpr" && !is_below(*site_.call, *at)) return true;
    return false;
  }

  void digest() {
    std::string text;
    std::set<const Node*> seen = {site_.function};
    std::vector<const Node*> left = {site_.function};
    while (!left.empty()) {
      const Node& function = *left.back();
      left.pop_back();
      walk(function, [&](const Node& node) {
        if (&node == site_.call) return false;
        const Node* declaration = node.declaration == 0 ? nullptr : tree_.declaration(node.declaration);
        text += node.kind + "|" + node.operation + "|" + node.value + "|";
        text += (&node == site_.function ? "" : node.name) + "|" +
                (declaration == nullptr ? "" : declaration->name);
        if (node.type.find("lambda at") == std::string::npos) text += "|" + node.type;
        text += "|" + node.argument_type + "(" + std::to_string(node.children.size()) + "\n";
        const bool follow = declaration != nullptr && !has_attribute(*declaration, "CUDAGlobal") &&
                            (declaration->kind == "FunctionDecl" || declaration->kind == "VarDecl") &&
                            !is_below(*declaration, *site_.function);
        if (follow && seen.insert(declaration).second) left.push_back(declaration);
        return true;
      });
    }
    out_.around = base::sha256_hex(text);
  }

  const SyntaxTree& tree_;
  const LaunchSite& site_;
  const HostReader& reader_;
  std::set<std::uint64_t> feeding_;
  std::map<std::uint64_t, unsigned> changes_;
  HostPath out_;
};

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

HostPath host_path(const SyntaxTree& tree, const LaunchSite& site, const HostReader& reader) {
  return PathReader(tree, site, reader).run();
}

}  // namespace warpproof::importers
