#include "verifier/importers/host_reader.h"

#include <algorithm>
#include <cstdlib>

#include "verifier/importers/host_numbers.h"
#include "verifier/importers/host_words.h"

namespace warpproof::importers {
namespace {

constexpr unsigned depth_max = 200;

using ir::ExpressionPtr;

std::optional<std::int64_t> bytes_of(std::string type) {
  for (const char* prefix : {"const ", "volatile "})
    if (type.starts_with(prefix)) type = type.substr(std::string(prefix).size());
  if (type.ends_with("*")) return 8;
  static const std::map<std::string, std::int64_t> known = {
      {"char", 1},   {"signed char", 1},    {"unsigned char", 1}, {"bool", 1},
      {"short", 2},  {"unsigned short", 2}, {"__half", 2},        {"__nv_bfloat16", 2},
      {"int", 4},    {"unsigned int", 4},   {"float", 4},         {"__half2", 4},
      {"long", 8},   {"unsigned long", 8},  {"long long", 8},     {"unsigned long long", 8},
      {"double", 8}, {"float2", 8},         {"float3", 12},       {"float4", 16},
      {"int2", 8},   {"int4", 16},          {"double2", 16},      {"__nv_bfloat162", 4}};
  const auto at = known.find(type.starts_with("struct ") ? type.substr(7) : type);
  return at == known.end() ? std::nullopt : std::optional(at->second);
}

bool is_float(const std::string& type) {
  return type.find("float") != type.npos || type.find("double") != type.npos;
}

/// `void* arguments[] = {&n}`: the address is for the launch, not for a change.
bool is_launch_argument(const Node& node) {
  if (node.operation != "&") return false;
  const Node* around = node.parent;
  while (around != nullptr && around->kind != "VarDecl" && around->kind.ends_with("Expr"))
    around = around->parent;
  return around != nullptr && around->kind == "VarDecl" && around->type.starts_with("void *[");
}

/// The variable that an lvalue belongs to, and whether a member of it was meant.
const Node* variable_of(const Node& node, bool& is_member) {
  const Node* at = &strip(node);
  while (at->kind == "MemberExpr" && !at->children.empty()) {
    is_member = true;
    at = &strip(*at->children.front());
  }
  return at->kind == "DeclRefExpr" ? at : nullptr;
}

}  // namespace

const Node& strip(const Node& node) {
  const Node* at = &node;
  while (at->children.size() == 1 &&
         is_one_of(at->kind, {"ParenExpr", "ImplicitCastExpr", "CStyleCastExpr", "CXXStaticCastExpr",
                              "CXXReinterpretCastExpr", "CXXConstCastExpr", "CXXFunctionalCastExpr",
                              "ExprWithCleanups", "MaterializeTemporaryExpr", "CXXBindTemporaryExpr",
                              "SubstNonTypeTemplateParmExpr", "CXXDefaultArgExpr", "ConstantExpr"}))
    at = at->children.front();
  return *at;
}

HostReader::HostReader(const SyntaxTree& tree, const Node& function, const Node& launch)
    : tree_(tree), launch_(launch) {
  find_changes(function);
}

/// In the block of the launch or one around it: whoever gets to the launch was there, once or in every round
/// of the same loop.
bool HostReader::is_before_launch(const Node& statement) const {
  const Node* block = statement.parent;
  if (block != nullptr && block->kind == "ExprWithCleanups") block = block->parent;
  if (block == nullptr || block->kind != "CompoundStmt") return false;
  const Node* around = &launch_;
  while (around != nullptr && around != block) around = around->parent;
  return around != nullptr && comes_before(statement, launch_);
}

const Node* HostReader::assigned_once(std::uint64_t declaration, const Node& reference) const {
  const auto found = changed_.find(declaration);
  if (found == changed_.end() || found->second.size() != 1) return nullptr;
  const Node& change = *found->second.front();
  const bool plain = change.kind == "BinaryOperator" && change.children.size() == 2;
  const bool in_order = comes_before(change, reference) && is_before_launch(change);
  return plain && in_order ? change.children[1] : nullptr;
}

void HostReader::find_changes(const Node& root) {
  std::vector<const Node*> left = {&root};
  while (!left.empty()) {
    const Node& node = *left.back();
    left.pop_back();
    left.insert(left.end(), node.children.begin(), node.children.end());
    const bool assigns = (node.kind == "BinaryOperator" && node.operation == "=") ||
                         node.kind == "CompoundAssignOperator" ||
                         (node.kind == "UnaryOperator" && is_one_of(node.operation, {"++", "--", "&"}));
    if (!assigns || node.children.empty() || is_launch_argument(node)) continue;
    bool is_member = false;
    const Node* changed = variable_of(*node.children.front(), is_member);
    if (changed == nullptr) continue;
    if (is_member && node.kind == "BinaryOperator") {
      auto& all = assigned_[changed->declaration];
      if (std::find(all.begin(), all.end(), &node) == all.end()) all.push_back(&node);
    } else {
      auto& all = changed_[changed->declaration];
      if (std::find(all.begin(), all.end(), &node) == all.end()) all.push_back(&node);
    }
  }
}

ExpressionPtr HostReader::fail(const Node& node, const std::string& what) {
  if (why_.where == nullptr) why_ = {&node, what};
  return nullptr;
}

ExpressionPtr HostReader::size(std::uint64_t declaration, const std::string& name,
                               std::optional<std::int64_t> constant) {
  auto known = names_.find(declaration);
  if (known == names_.end()) {
    std::string own = name;
    const auto taken = [&](const HostSize& other) { return other.name == own; };
    for (unsigned i = 2; std::any_of(sizes_.begin(), sizes_.end(), taken); ++i)
      own = name + "_" + std::to_string(i);
    known = names_.emplace(declaration, own).first;
    sizes_.push_back({own, constant, false});
  }
  return ir::make_size(known->second);
}

ExpressionPtr HostReader::variable(const Node& reference) {
  const Node* declaration = tree_.declaration(reference.declaration);
  if (declaration == nullptr) return fail(reference, "a name that is not declared in this file");
  used_.insert(declaration->id);
  if (const auto bound = bound_.find(declaration->id); bound != bound_.end()) return bound->second;
  if (declaration->kind == "EnumConstantDecl")
    return declaration->children.empty() ? fail(reference, "an enumerator without a value")
                                         : integer(*declaration->children.front());
  if (const Node* value = assigned_once(declaration->id, reference)) return integer(*value);
  if (const auto product = axes_product(declaration->id);
      product && comes_before(*product->loop, reference)) {
    if (product->tensor->kind == "VarDecl" && !product->tensor->children.empty())
      opaque_.insert(product->tensor);
    return tensor_size(product->tensor->name + "_numel");
  }
  if (changes(declaration->id)) {
    if (!changed_in_loops_before(declaration->id, reference)) unsure_.insert(declaration->name);
    opaque_.insert(declaration);
    return size(declaration->id, declaration->name);
  }
  if (declaration->kind == "ParmVarDecl") {
    const Unread before = why_;
    const auto usual =
        declaration->children.empty() ? std::nullopt : constant_of(integer(*declaration->children.front()));
    why_ = before;
    return size(declaration->id, declaration->name, usual);
  }
  if (declaration->kind != "VarDecl" || declaration->children.empty())
    return size(declaration->id, declaration->name);
  const bool is_local = declaration->parent != nullptr && declaration->parent->kind == "DeclStmt";
  if (!is_local && !declaration->is_constexpr && !declaration->type.starts_with("const ")) {
    // Any function of the program may have changed it.
    opaque_.insert(declaration);
    unsure_.insert(declaration->name);
    return size(declaration->id, declaration->name);
  }
  const Unread before = why_;
  const ExpressionPtr value = integer(*declaration->children.front());
  const auto constant = constant_of(value);
  if (value == nullptr) {
    why_ = before;
    opaque_.insert(declaration);
    return size(declaration->id, declaration->name);
  }
  if (constant && *constant > 1 && general_.contains(declaration->id))
    return size(declaration->id, declaration->name, constant);
  return value;
}

/// a / b of floats that are integers, rounded as the function around it says.
ExpressionPtr HostReader::quotient(const Node& node, const char* rounding) {
  const Node& inside = strip(node);
  if (inside.kind != "BinaryOperator" || inside.operation != "/" || inside.children.size() != 2)
    return integer(node);
  const ExpressionPtr a = integer(*inside.children[0]), b = integer(*inside.children[1]);
  if (a == nullptr || b == nullptr) return nullptr;
  if (!is_float(inside.type)) rounding = "floor_div";
  return ir::make_apply(rounding, {a, b});
}

/// "for (...) n *= x.size(i);" and done: any value, and from here on always the same.
bool HostReader::changed_in_loops_before(std::uint64_t declaration, const Node& reference) const {
  for (const Node* change : changed_.at(declaration)) {
    const Node* loop = nullptr;
    for (const Node* around = change->parent; around != nullptr; around = around->parent)
      if (is_one_of(around->kind, {"ForStmt", "WhileStmt", "DoStmt", "CXXForRangeStmt"})) loop = around;
    if (loop == nullptr || !comes_before(*loop, reference) || !comes_before(*loop, launch_)) return false;
  }
  return true;
}

const Node* HostReader::body_of(const Node& callee) const {
  for (const Node* child : callee.children)
    if (child->kind == "CompoundStmt") return child;
  return nullptr;
}

ExpressionPtr HostReader::call(const Node& node) {
  const Node& name = strip(*node.children.front());
  const Node* callee = name.kind == "DeclRefExpr" ? tree_.declaration(name.declaration) : nullptr;
  if (callee == nullptr) return fail(node, "a call of something that is not declared here");
  if (is_one_of(callee->name, {"ceil", "ceilf"}) && node.children.size() == 2)
    return quotient(*node.children[1], "ceil_div");
  if (is_one_of(callee->name, {"floor", "floorf"}) && node.children.size() == 2)
    return quotient(*node.children[1], "floor_div");
  std::vector<ExpressionPtr> values;
  for (std::size_t i = 1; i < node.children.size(); ++i) {
    values.push_back(integer(*node.children[i]));
    if (values.back() == nullptr) return nullptr;
  }
  if (is_one_of(callee->name, {"min", "max", "fmin", "fmax"}) && values.size() == 2)
    return ir::make_apply(callee->name.find("min") != std::string::npos ? "min" : "max", values);
  const Node* body = body_of(*callee);
  const bool returns = body != nullptr && body->children.size() == 1 &&
                       body->children.front()->kind == "ReturnStmt" &&
                       body->children.front()->children.size() == 1;
  if (!returns) return fail(node, "a call of '" + callee->name + "', which is more than one return");
  std::size_t next = 0;
  for (const Node* parameter : callee->children)
    if (parameter->kind == "ParmVarDecl" && next < values.size()) bound_[parameter->id] = values[next++];
  return integer(*body->children.front()->children.front());
}

/// The tensor that a member is asked of: through calls that give a tensor of the same elements.
const Node* HostReader::tensor_of(const Node& node) const {
  const Node* at = &strip(node);
  for (unsigned i = 0; i < depth_max; ++i) {
    const bool same = at->kind == "CXXMemberCallExpr" && !at->children.empty() &&
                      at->children.front()->kind == "MemberExpr" &&
                      is_one_of(at->children.front()->name, {"contiguous", "clone", "detach", "cuda"}) &&
                      !at->children.front()->children.empty();
    if (same)
      at = &strip(*at->children.front()->children.front());
    else if (at->kind == "CXXConstructExpr" && at->children.size() == 1)
      at = &strip(*at->children.front());
    else
      break;
  }
  return at->kind == "DeclRefExpr" ? tree_.declaration(at->declaration) : nullptr;
}

ExpressionPtr HostReader::member_call(const Node& node) {
  const Node& member = strip(*node.children.front());
  if (member.kind != "MemberExpr" || member.children.empty()) return fail(node, "a call that is not known");
  const Node* tensor = tensor_of(*member.children.front());
  if (tensor == nullptr) return fail(node, "a member '" + member.name + "' that is not known");
  if (tensor->kind == "VarDecl" && !tensor->children.empty()) opaque_.insert(tensor);
  std::string axis = member.name;
  if (is_one_of(member.name, {"size", "stride"}) && node.children.size() == 2) {
    const auto at = constant_of(integer(*node.children[1]));
    if (!at) return fail(node, "an axis that is no constant");
    axis = (member.name == "size" ? "" : "stride_") + std::string(*at < 0 ? "m" : "") +
           std::to_string(std::abs(*at));
  } else if (!is_one_of(member.name, {"numel", "size", "nbytes", "dim"})) {
    return fail(node, "a member '" + member.name + "' that is not known");
  }
  const std::string name = tensor->name + "_" + axis;
  auto& axes = axes_of_[tensor->name];
  const bool is_axis = member.name == "size" && node.children.size() == 2;
  if (is_axis && std::find(axes.begin(), axes.end(), name) == axes.end()) axes.push_back(name);
  return tensor_size(name);
}

ExpressionPtr HostReader::operation(const Node& node) {
  static const std::map<std::string, const char*> words = {
      {"+", "add"}, {"-", "sub"}, {"*", "mul"}, {"/", "floor_div"}, {"%", "mod"}};
  const std::string& sign = node.operation;
  if (node.children.size() != 2) return fail(node, "an operator that is not known");
  const bool shifts = sign == "<<" || sign == ">>";
  const auto word = words.find(sign);
  if (!shifts && word == words.end()) return fail(node, "the operator '" + sign + "'");
  if (sign == "/" && is_float(node.type)) return fail(node, "a quotient of floats");
  const ExpressionPtr a = integer(*node.children[0]), b = integer(*node.children[1]);
  if (a == nullptr || b == nullptr) return nullptr;
  if (!shifts) {
    const auto x = constant_of(a), y = constant_of(b);
    std::int64_t folded = 0;
    if (x && y && sign == "+" && !__builtin_add_overflow(*x, *y, &folded)) return number(folded);
    if (x && y && sign == "-" && !__builtin_sub_overflow(*x, *y, &folded)) return number(folded);
    if (x && y && sign == "*" && !__builtin_mul_overflow(*x, *y, &folded)) return number(folded);
    if (x && y && *x >= 0 && *y > 0 && sign == "/") return number(*x / *y);
    if (x && y && *x >= 0 && *y > 0 && sign == "%") return number(*x % *y);
    if (is_one_of(sign, {"/", "%"}) && at_least(a) < 0) return towards_zero(sign, a, b);
    return ir::make_apply(word->second, {a, b});
  }
  const auto by = constant_of(b);
  if (!by || *by < 0 || *by > 40) return fail(node, "a shift by something else than a small constant");
  const ExpressionPtr power = number(std::int64_t{1} << *by);
  if (const auto x = constant_of(a); x && *x >= 0 && *x < (1 << 20))
    return number(sign == "<<" ? *x << *by : *x >> *by);
  return ir::make_apply(sign == "<<" ? "mul" : "floor_div", {a, power});
}

ExpressionPtr HostReader::integer(const Node& given) {
  const Node& node = strip(given);
  for (const Node* at = &given; at != &node; at = at->children.front())
    if (is_one_of(at->operation, {"IntegralCast", "IntegralToBoolean"}) &&
        is_one_of(at->type, {"char", "signed char", "unsigned char", "short", "unsigned short", "bool"}))
      return fail(node, "a cast to '" + at->type + "', which may lose a part");
  if (depth_ >= depth_max) return fail(node, "an expression that is nested too deeply");
  ++depth_;
  ExpressionPtr out;
  if (node.kind == "IntegerLiteral") {
    out = number(std::strtoll(node.value.c_str(), nullptr, 10));
  } else if (node.kind == "CXXBoolLiteralExpr") {
    out = number(node.value == "true" ? 1 : 0);
  } else if (node.kind == "FloatingLiteral") {
    const double value = std::strtod(node.value.c_str(), nullptr);
    const bool whole =
        value >= -1e15 && value <= 1e15 && value == static_cast<double>(static_cast<std::int64_t>(value));
    out = whole ? number(static_cast<std::int64_t>(value)) : fail(node, "a number that is no integer");
  } else if (node.kind == "DeclRefExpr") {
    out = variable(node);
  } else if (node.kind == "BinaryOperator") {
    out = operation(node);
  } else if (node.kind == "UnaryOperator" && is_one_of(node.operation, {"-", "+"})) {
    const ExpressionPtr inner = integer(*node.children.front());
    if (inner != nullptr) out = node.operation == "+" ? inner : ir::make_apply("sub", {number(0), inner});
  } else if (node.kind == "CallExpr" && !node.children.empty()) {
    out = call(node);
  } else if (node.kind == "CXXMemberCallExpr" && !node.children.empty()) {
    out = member_call(node);
  } else if (node.kind == "UnaryExprOrTypeTraitExpr" && node.name == "sizeof") {
    const std::string& type = node.argument_type.empty() && !node.children.empty()
                                  ? node.children.front()->type
                                  : node.argument_type;
    const auto bytes = bytes_of(type);
    out = bytes ? number(*bytes) : fail(node, "the size of '" + type + "'");
  } else if (node.kind == "ConditionalOperator" && node.children.size() == 3) {
    const ExpressionPtr chosen = condition(*node.children[0]);
    const ExpressionPtr a = integer(*node.children[1]), b = integer(*node.children[2]);
    if (chosen != nullptr && a != nullptr && b != nullptr) out = ir::make_apply("select", {chosen, a, b});
  } else if (node.kind == "CXXConstructExpr" && node.children.size() == 1) {
    out = integer(*node.children.front());
  } else {
    out = fail(node, "an expression of the kind " + node.kind);
  }
  --depth_;
  return out;
}

ExpressionPtr HostReader::condition(const Node& given) {
  const Node& node = strip(given);
  static const std::map<std::string, const char*> words = {{"<", "lt"},  {"<=", "le"}, {">", "gt"},
                                                           {">=", "ge"}, {"==", "eq"}, {"!=", "ne"}};
  if (depth_ >= depth_max) return fail(node, "an expression that is nested too deeply");
  ++depth_;
  ExpressionPtr out;
  if (node.kind == "BinaryOperator" && words.contains(node.operation)) {
    const ExpressionPtr a = integer(*node.children[0]), b = integer(*node.children[1]);
    const bool wraps = node.children[0]->type.starts_with("unsigned") && a != nullptr && b != nullptr &&
                       (at_least(a) < 0 || at_least(b) < 0);
    if (wraps) {
      fail(node, "an unsigned number that may be below zero");
    } else if (a != nullptr && b != nullptr) {
      out = ir::make_apply(words.at(node.operation), {a, b});
    }
  } else if (node.kind == "BinaryOperator" && is_one_of(node.operation, {"&&", "||"})) {
    const ExpressionPtr a = condition(*node.children[0]), b = condition(*node.children[1]);
    if (a != nullptr && b != nullptr) out = ir::make_apply(node.operation == "&&" ? "and" : "or", {a, b});
  } else if (node.kind == "UnaryOperator" && node.operation == "!") {
    if (const ExpressionPtr a = condition(*node.children.front())) out = ir::make_apply("not", {a});
  } else {
    out = fail(node, "a condition of the kind " + node.kind);
  }
  --depth_;
  return out;
}

}  // namespace warpproof::importers
