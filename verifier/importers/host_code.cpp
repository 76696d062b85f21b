#include "verifier/importers/host_code.h"

#include <algorithm>
#include <map>
#include <set>

#include "verifier/importers/host_reader.h"
#include "verifier/importers/tree_walk.h"

namespace warpproof::importers {
namespace {

/// "_Z20__device_stub__scalePf" is what the host calls for _Z5scalePf.
std::string without_stub(const std::string& mangled) {
  static const std::string stub = "__device_stub__";
  const std::size_t at = mangled.find(stub);
  if (at == std::string::npos) return mangled;
  std::size_t digits = at;
  while (digits > 0 && mangled[digits - 1] >= '0' && mangled[digits - 1] <= '9') --digits;
  if (digits == at || at - digits > 4) return mangled.substr(0, at) + mangled.substr(at + stub.size());
  const std::size_t bytes = std::stoul(mangled.substr(digits, at - digits)) - stub.size();
  return mangled.substr(0, digits) + std::to_string(bytes) + mangled.substr(at + stub.size());
}

std::string qualified(const Node& declaration) {
  std::string out = declaration.name;
  for (const Node* around = declaration.parent; around != nullptr; around = around->parent)
    if ((around->kind == "NamespaceDecl" || around->kind == "CXXRecordDecl") && !around->name.empty())
      out = around->name + "::" + out;
  return out;
}

/// As C++ writes it, so that the instance can be named again.
std::string template_argument(const Node& argument, const Node* parameter) {
  if (!argument.value.empty()) {
    const std::string type = parameter == nullptr ? "" : parameter->type;
    if (type == "bool") return argument.value == "0" || argument.value == "false" ? "false" : "true";
    const bool plain = type.empty() || type.find("int") != type.npos || type.find("long") != type.npos ||
                       type.find("short") != type.npos || type.find("char") != type.npos;
    return plain ? argument.value : "static_cast<" + type + ">(" + argument.value + ")";
  }
  if (!argument.type.empty()) return argument.type;
  return "?";
}

class Finder {
 public:
  explicit Finder(const SyntaxTree& tree) : tree_(tree) {}

  HostCode run() {
    walk([&](const Node& node) { consider_kernel(node); });
    walk([&](const Node& node) { consider_launch(node); });
    return std::move(code_);
  }

 private:
  template <class Visit>
  void walk(const Visit& visit) const {
    std::vector<const Node*> left = {&tree_.root()};
    while (!left.empty()) {
      const Node& node = *left.back();
      left.pop_back();
      visit(node);
      left.insert(left.end(), node.children.rbegin(), node.children.rend());
    }
  }

  void consider_kernel(const Node& node) {
    if (node.kind != "FunctionDecl" || !has_attribute(node, "CUDAGlobal")) return;
    const Node* around = node.parent;
    const bool in_template = around != nullptr && around->kind == "FunctionTemplateDecl";
    HostKernel kernel;
    kernel.declaration = &node;
    kernel.base = kernel.name = qualified(node);
    std::vector<const Node*> arguments;
    for (const Node* child : node.children)
      if (child->kind == "TemplateArgument") arguments.push_back(child);
    if (in_template) {
      if (std::find(code_.templates.begin(), code_.templates.end(), kernel.base) == code_.templates.end())
        code_.templates.push_back(kernel.base);
      if (arguments.empty()) return;  // the template itself
      kernel.name += "<" + listed(arguments, *around) + ">";
    }
    kernel.mangled = without_stub(node.mangled);
    kernel.type = node.type;
    for (const Node* child : node.children)
      if (child->kind == "ParmVarDecl") kernel.parameters.push_back({child->name, child->type});
    // Declared first and defined later: one kernel.
    for (std::size_t i = 0; i < code_.kernels.size(); ++i)
      if (code_.kernels[i].name == kernel.name && code_.kernels[i].type == kernel.type) {
        number_[node.id] = i;
        if (has_body(node)) code_.kernels[i] = kernel;
        return;
      }
    number_[node.id] = code_.kernels.size();
    code_.kernels.push_back(std::move(kernel));
  }

  static bool has_body(const Node& node) {
    return std::any_of(node.children.begin(), node.children.end(),
                       [](const Node* child) { return child->kind == "CompoundStmt"; });
  }

  static std::string listed(const std::vector<const Node*>& arguments, const Node& around) {
    std::vector<const Node*> parameters;
    for (const Node* child : around.children)
      if (child->kind.starts_with("Template") || child->kind == "NonTypeTemplateParmDecl")
        parameters.push_back(child);
    std::string out;
    for (std::size_t i = 0; i < arguments.size(); ++i)
      out += (i == 0 ? "" : ", ") +
             template_argument(*arguments[i], i < parameters.size() ? parameters[i] : nullptr);
    return out;
  }

  /// The function that a node stands in; the outermost, so that a lambda sees what it captures.
  static const Node* function_around(const Node& node) {
    const Node* found = nullptr;
    for (const Node* around = node.parent; around != nullptr; around = around->parent)
      if (around->kind == "FunctionDecl" || around->kind == "CXXMethodDecl") found = around;
    return found;
  }

  /// Inside of a template that nobody instantiated, types and sizes are not known.
  static bool is_dependent(const Node& node) {
    for (const Node* around = &node; around->parent != nullptr; around = around->parent)
      if (around->kind == "FunctionDecl" && around->parent->kind == "FunctionTemplateDecl" &&
          std::none_of(around->children.begin(), around->children.end(),
                       [](const Node* child) { return child->kind == "TemplateArgument"; }))
        return true;
    return false;
  }

  void consider_launch(const Node& node) {
    const bool is_launch = node.kind == "CUDAKernelCallExpr";
    const bool is_call = node.kind == "CallExpr" && !node.children.empty();
    if (!is_launch && !is_call) return;
    if (!seen_.insert(node.id).second || is_dependent(node)) return;
    if (is_launch)
      chevrons(node);
    else
      runtime_call(node);
  }

  /// Callee, configuration call, arguments.
  void chevrons(const Node& node) {
    if (node.children.size() < 2) return unread("", node, "a launch that is not complete");
    const Node& callee = strip(*node.children[0]);
    const auto kernel = number_.find(callee.declaration);
    if (callee.kind != "DeclRefExpr" || kernel == number_.end())
      return unread(callee.name, node, "a launch of something that is no kernel of this file");
    LaunchSite site;
    site.kernel = kernel->second;
    site.call = &node;
    site.function = function_around(node);
    const Node& configuration = *node.children[1];
    if (configuration.kind != "CallExpr" || configuration.children.size() < 3)
      return unread(code_.kernels[site.kernel].name, node, "a launch configuration that is not understood");
    site.grid = configuration.children[1];
    site.block = configuration.children[2];
    if (configuration.children.size() > 3) site.shared = configuration.children[3];
    for (std::size_t i = 2; i < node.children.size(); ++i) site.arguments.push_back(node.children[i]);
    add(site);
  }

  /// cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes)
  void attribute(const Node& node) {
    constexpr const char* max_dynamic_shared_memory_size = "8";
    if (node.children.size() < 4 || strip(*node.children[2]).value != max_dynamic_shared_memory_size) return;
    importers::walk(*node.children[1], [&](const Node& inner) {
      if (const auto kernel = number_.find(inner.declaration); kernel != number_.end())
        code_.shared_raised.insert(kernel->second);
      return true;
    });
  }

  /// cudaLaunchKernel(kernel, grid, block, arguments, shared, stream)
  void runtime_call(const Node& node) {
    const Node& name = strip(*node.children[0]);
    const Node* callee = name.kind == "DeclRefExpr" ? tree_.declaration(name.declaration) : nullptr;
    if (callee != nullptr && callee->name == "cudaFuncSetAttribute") attribute(node);
    const bool launches = callee != nullptr && (callee->name == "cudaLaunchKernel" ||
                                                callee->name == "cudaLaunchCooperativeKernel");
    if (!launches || node.children.size() < 5) return;
    const Node& function = strip(*node.children[1]);
    const auto kernel = number_.find(function.declaration);
    if (function.kind != "DeclRefExpr" || kernel == number_.end())
      return unread("", node, "cudaLaunchKernel of something that is no kernel of this file");
    const std::string& known = code_.kernels[kernel->second].name;
    if (callee->name == "cudaLaunchCooperativeKernel")
      return unread(known, node, "a cooperative launch, whose blocks may wait for each other");
    LaunchSite site{kernel->second, &node, function_around(node), node.children[2], node.children[3]};
    if (node.children.size() > 5) site.shared = node.children[5];
    const Node& list = strip(*node.children[4]);
    const Node* variable = list.kind == "DeclRefExpr" ? tree_.declaration(list.declaration) : nullptr;
    const Node* values =
        variable == nullptr || variable->children.empty() ? nullptr : &strip(*variable->children.front());
    if (values == nullptr || values->kind != "InitListExpr")
      return unread(known, node, "arguments that are no array of addresses");
    for (const Node* value : values->children) {
      const Node& address = strip(*value);
      if (address.kind != "UnaryOperator" || address.operation != "&" || address.children.empty())
        return unread(known, node, "arguments that are no array of addresses");
      site.arguments.push_back(address.children.front());
    }
    add(site);
  }

  void add(const LaunchSite& site) {
    const HostKernel& kernel = code_.kernels[site.kernel];
    if (site.function == nullptr) return unread(kernel.name, *site.call, "a launch outside of a function");
    if (site.arguments.size() != kernel.parameters.size())
      return unread(kernel.name, *site.call, "a launch with another number of arguments than the kernel has");
    code_.launches.push_back(site);
  }

  void unread(const std::string& kernel, const Node& where, const std::string& what) {
    code_.unread.push_back({kernel, &where, what});
  }

  const SyntaxTree& tree_;
  HostCode code_;
  std::map<std::uint64_t, std::size_t> number_;  ///< of a kernel, by the id of its declaration
  std::set<std::uint64_t> seen_;
};

}  // namespace

bool has_attribute(const Node& declaration, const std::string& name) {
  return std::any_of(declaration.children.begin(), declaration.children.end(), [&](const Node* child) {
    return child->kind.starts_with(name) && child->kind.ends_with("Attr");
  });
}

HostCode find_host_code(const SyntaxTree& tree) { return Finder(tree).run(); }

}  // namespace warpproof::importers
