#include "verifier/importers/host_loops.h"

#include "verifier/importers/host_path.h"
#include "verifier/importers/host_reader.h"
#include "verifier/importers/host_words.h"
#include "verifier/importers/parameter_type.h"
#include "verifier/importers/tree_walk.h"

namespace warpproof::importers {
namespace {

bool is_harmless(const std::string& name) {
  return is_one_of(name, {"cudaEventCreate",
                          "cudaEventRecord",
                          "cudaEventQuery",
                          "cudaEventSynchronize",
                          "cudaEventElapsedTime",
                          "cudaEventDestroy",
                          "cudaDeviceSynchronize",
                          "cudaStreamSynchronize",
                          "cudaGetLastError",
                          "cudaPeekAtLastError",
                          "hipEventCreate",
                          "hipEventRecord",
                          "hipEventQuery",
                          "hipEventSynchronize",
                          "hipEventElapsedTime",
                          "hipEventDestroy",
                          "hipDeviceSynchronize",
                          "hipStreamSynchronize",
                          "hipGetLastError",
                          "hipPeekAtLastError",
                          "printf",
                          "fprintf",
                          "fflush"});
}

/// The variable that a statement changes, if it is one that does.
const Node* changed_by(const Node& node) {
  const bool changes = (node.kind == "BinaryOperator" && node.operation == "=") ||
                       node.kind == "CompoundAssignOperator" ||
                       (node.kind == "UnaryOperator" && is_one_of(node.operation, {"++", "--", "&"}));
  if (!changes || node.children.empty()) return nullptr;
  const Node* at = &strip(*node.children.front());
  while (is_one_of(at->kind, {"MemberExpr", "ArraySubscriptExpr"}) && !at->children.empty())
    at = &strip(*at->children.front());
  return at->kind == "DeclRefExpr" ? at : nullptr;
}

class LoopReader {
 public:
  LoopReader(const SyntaxTree& tree, const LaunchSite& site, const Node& loop,
             const std::set<std::uint64_t>& feeding)
      : tree_(tree), site_(site), loop_(loop), feeding_(feeding) {}

  SteadyLoop run() {
    integers_written();
    if (loop_.kind != "ForStmt" || loop_.children.size() != 5) {
      no("that is no plain 'for'");
      return std::move(out_);
    }
    for (std::size_t i = 0; i < 4; ++i) head(*loop_.children[i]);
    rounds();
    body(loop_);
    return std::move(out_);
  }

 private:
  void no(const std::string& why) {
    if (out_.why_not.empty()) out_.why_not = "it stands in a loop " + why;
  }

  void no_kernel(const std::string& why) {
    no(why);
    out_.of_kernel = true;
  }

  void integers_written() {
    const auto names = type_names(tree_);
    const Node* kernel = nullptr;
    std::vector<const Node*> left = {site_.call};
    while (!left.empty() && kernel == nullptr) {
      const Node& node = *left.back();
      left.pop_back();
      const Node* known = node.kind == "DeclRefExpr" ? tree_.declaration(node.declaration) : nullptr;
      if (known != nullptr && has_attribute(*known, "CUDAGlobal")) kernel = known;
      left.insert(left.end(), node.children.rbegin(), node.children.rend());
    }
    if (kernel == nullptr) return no_kernel("that is not understood");
    for (const Node* parameter : parameters_of(*kernel)) {
      const ParameterType type = parameter_type(parameter->type, names);
      const bool number = is_one_of(type.element, {"f16", "bf16", "f32", "f64"});
      if (type.is_pointer && !type.is_const && !number)
        return no_kernel("and writes integers, which the next round may read");
    }
  }

  /// The four parts of "for (A; B; C)", with the names and the values of what they are about.
  void head(const Node& part) {
    out_.head += value_text(tree_, *site_.function, part) + ";";
    std::vector<const Node*> left = {&part};
    while (!left.empty()) {
      const Node& node = *left.back();
      left.pop_back();
      left.insert(left.end(), node.children.rbegin(), node.children.rend());
      if (node.kind.find("Call") != node.kind.npos || node.kind == "LambdaExpr")
        no("whose head calls something");
      if (through_pointer(node)) no("whose head reads memory");
      const Node* declaration = node.declaration == 0 ? nullptr : tree_.declaration(node.declaration);
      out_.head += node.kind + node.operation + node.value + node.name +
                   (declaration == nullptr ? "" : declaration->name) + ",";
      if (node.kind == "VarDecl") own_.insert(node.id);
      if (node.kind == "DeclRefExpr") named_.insert(node.declaration);
      if (declaration != nullptr && declaration->kind == "VarDecl" && declaration->parent != nullptr &&
          declaration->parent->kind != "DeclStmt")
        no("whose head depends on a variable outside of the function");
    }
  }

  /// What the head names changes nowhere, but for the loop's own variable in the head.
  void rounds() {
    std::vector<const Node*> left = {site_.function};
    while (!left.empty()) {
      const Node& node = *left.back();
      left.pop_back();
      // (The tree has the body of a function object twice, with the same ids.)
      const bool own_head =
          node.parent != nullptr && node.parent->id == loop_.id && node.id != loop_.children.back()->id;
      if (own_head) continue;
      left.insert(left.end(), node.children.begin(), node.children.end());
      const Node* changed = changed_by(node);
      if (changed != nullptr &&
          (named_.contains(changed->declaration) || own_.contains(changed->declaration)))
        no("whose number of rounds may change");
      if (node.kind == "DeclRefExpr" && named_.contains(node.declaration) && !is_value(node))
        no("whose number of rounds may change");
    }
  }
  /// A variable that is read here, and not handed on as itself.
  static bool is_value(const Node& reference) {
    const Node* around = reference.parent;
    while (around != nullptr && around->kind == "ParenExpr") around = around->parent;
    // What a function object captures it uses in its body, or not at all.
    return around != nullptr && (around->kind == "LambdaExpr" || (around->kind == "ImplicitCastExpr" &&
                                                                  around->operation == "LValueToRValue"));
  }

  void body(const Node& node) {
    if (node.id == site_.call->id) return;
    const std::string& kind = node.kind;
    if (is_one_of(kind, {"BreakStmt", "ContinueStmt", "CXXThrowExpr", "GotoStmt", "IndirectGotoStmt",
                         "SwitchStmt", "CXXNewExpr", "CXXDeleteExpr", "CXXMemberCallExpr", "CXXConstructExpr",
                         "CXXTemporaryObjectExpr", "CXXUnresolvedConstructExpr", "RecoveryExpr",
                         "CUDAKernelCallExpr", "LabelStmt"}) ||
        kind.ends_with("AsmStmt"))
      no("that does more than to launch it (" + kind + ")");
    if (kind == "ReturnStmt" && !in_value_of_lambda(node)) no("that may be left");
    if (kind == "CallExpr" || kind == "CXXOperatorCallExpr") call(node);
    if (kind == "VarDecl" && feeding_.contains(node.id) && !own_.contains(node.id))
      no("that makes '" + node.name + "' anew each time");
    if (own_.contains(node.id) && feeding_.contains(node.id)) no("over '" + node.name + "', which it gets");
    if (const Node* changed = changed_by(node); changed != nullptr && feeding_.contains(changed->declaration))
      no("that changes '" + name_of(tree_, *changed) + "', which it gets");
    const bool refers = kind == "VarDecl" && node.type.ends_with("&") && !node.children.empty();
    const bool assigns = (kind == "BinaryOperator" && node.operation == "=") ||
                         kind == "CompoundAssignOperator" ||
                         (kind == "UnaryOperator" && is_one_of(node.operation, {"++", "--"}));
    if (refers || (assigns && !node.children.empty())) target(*node.children.front());
    for (const Node* child : node.children) body(*child);
  }

  /// Where a value goes: to no variable that the launch gets, nor through a pointer to who knows where.
  void target(const Node& node) {
    if (through_pointer(node)) no("that writes through a pointer");
    if (node.kind == "DeclRefExpr" && feeding_.contains(node.declaration))
      no("that changes '" + name_of(tree_, node) + "', which it gets");
    for (const Node* child : node.children) target(*child);
  }

  /// *p, p[i], p->m; not an element of an array, or a member, of the function's own.
  static bool through_pointer(const Node& node) {
    if (node.children.empty()) return false;
    if (node.kind == "UnaryOperator") return node.operation == "*";
    const bool part = node.kind == "ArraySubscriptExpr" || node.kind == "MemberExpr";
    return part && strip(*node.children.front()).type.find('*') != std::string::npos;
  }

  void call(const Node& node) {
    if (node.children.empty()) return;
    const Node& callee = strip(*node.children.front());
    const Node* known = callee.kind == "DeclRefExpr" ? tree_.declaration(callee.declaration) : nullptr;
    // A function object that is called where it is written.
    const bool here = node.kind == "CXXOperatorCallExpr" && node.children.size() > 1 &&
                      strip(*node.children[1]).kind == "LambdaExpr";
    if (here) return;
    const std::string name = known == nullptr ? callee.name : known->name;
    if (known == nullptr || (!is_harmless(name) && !checks_error(*known)))
      no("that also calls '" + name + "'");
  }

  /// check(cudaError_t, const char* file, int line): gets no array and no variable, and tells of a device
  /// that fails, where nothing is compared.
  bool checks_error(const Node& function) const {
    const auto parameters = parameters_of(function);
    if (parameters.empty() ||
        !(parameters[0]->type.ends_with("cudaError") || parameters[0]->type.ends_with("hipError_t") ||
          parameters[0]->type.ends_with("cudaError_t")))
      return false;
    for (std::size_t i = 1; i < parameters.size(); ++i)
      if (!is_one_of(parameters[i]->type,
                     {"const char *", "const char *const", "int", "const int", "bool", "unsigned int"}))
        return false;
    // What it may reach are variables outside of functions, and kernels.
    for (const std::uint64_t id : feeding_) {
      const Node* declaration = tree_.declaration(id);
      const bool outside = declaration != nullptr && declaration->kind == "VarDecl" &&
                           declaration->parent != nullptr && declaration->parent->kind != "DeclStmt";
      if (outside) return false;
    }
    std::vector<const Node*> left = {&function};
    while (!left.empty()) {
      const Node& node = *left.back();
      left.pop_back();
      if (node.kind == "CUDAKernelCallExpr") return false;
      left.insert(left.end(), node.children.begin(), node.children.end());
      if (node.kind != "CallExpr" || node.children.empty()) continue;
      const Node& callee = strip(*node.children.front());
      const Node* known = callee.kind == "DeclRefExpr" ? tree_.declaration(callee.declaration) : nullptr;
      const std::string name = known == nullptr ? callee.name : known->name;
      if (!is_harmless(name) && !is_one_of(name, {"exit", "abort", "cudaGetErrorString", "cudaGetErrorName",
                                                  "hipGetErrorString", "hipGetErrorName"}))
        return false;
    }
    return true;
  }

  /// A function object in the loop that contains this and not the launch.
  bool in_value_of_lambda(const Node& node) const {
    for (const Node* at = node.parent; at != nullptr && at != &loop_; at = at->parent)
      if (at->kind == "LambdaExpr") return !(site_.call->order >= at->order && site_.call->last <= at->last);
    return false;
  }

  const SyntaxTree& tree_;
  const LaunchSite& site_;
  const Node& loop_;
  const std::set<std::uint64_t>& feeding_;
  std::set<std::uint64_t> own_, named_;
  SteadyLoop out_;
};

}  // namespace

SteadyLoop steady_loop(const SyntaxTree& tree, const LaunchSite& site, const Node& loop,
                       const std::set<std::uint64_t>& feeding) {
  return LoopReader(tree, site, loop, feeding).run();
}

}  // namespace warpproof::importers
