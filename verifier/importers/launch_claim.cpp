#include "verifier/importers/launch_claim.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>

#include "verifier/importers/device_variables.h"
#include "verifier/importers/host_path.h"
#include "verifier/importers/host_reader.h"
#include "verifier/importers/host_words.h"
#include "verifier/importers/parameter_type.h"
#include "verifier/importers/tree_walk.h"
#include "verifier/text/load.h"

namespace warpproof::importers {
namespace {

using ir::ExpressionPtr;

/// A constant size stands for sizes that divide as it does, up to this.
constexpr std::int64_t granule_max = 256;

bool is_float(const std::string& element) { return refmodels::number::format_named(element).has_value(); }

void names_in(const ExpressionPtr& e, std::set<std::string>& out) {
  if (e == nullptr) return;
  if (e->kind == ir::Kind::size) out.insert(e->name);
  for (const ExpressionPtr& operand : e->operands) names_in(operand, out);
}

/// The value of a literal as it is passed, maybe with a sign and a cast.
std::optional<refmodels::number::Rational> literal(const Node& given) {
  const Node* node = &strip(given);
  bool negative = false;
  if (node->kind == "UnaryOperator" && node->operation == "-" && !node->children.empty()) {
    negative = true;
    node = &strip(*node->children.front());
  }
  if (node->kind != "FloatingLiteral" && node->kind != "IntegerLiteral") return std::nullopt;
  const bool single = node->type == "float";
  const double value = single ? static_cast<double>(std::strtof(node->value.c_str(), nullptr))
                              : std::strtod(node->value.c_str(), nullptr);
  if (!(value > -1e300 && value < 1e300)) return std::nullopt;
  return refmodels::number::Rational::from_double(negative ? -value : value);
}

/// "block_size", "threads", "BLOCK": a name that says what it is.
bool names_block(std::string name) {
  for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return name.find("block") != name.npos || name.find("thread") != name.npos;
}

class ClaimMaker {
 public:
  ClaimMaker(const SyntaxTree& tree, const HostKernel& kernel, const LaunchSite& site,
             const base::SourcePtr& main, const ChosenBlock& block)
      : tree_(tree),
        kernel_(kernel),
        site_(site),
        main_(main),
        block_(block),
        reader_(tree, *site.function, *site.call) {}

  base::Result<LaunchClaim> run() {
    out_.claim.id = kernel_.name;
    out_.claim.where = span_of(*site_.call, main_);
    read_launch();
    if (why_.empty()) read_arguments();
    if (why_.empty()) read_requirements();
    if (!why_.empty()) return why_;
    if (const std::string name = reader_.unsure(); !name.empty())
      not_sure(*site_.call, "'" + name + "' changes before it");
    settle();
    for (const Node* variable : reader_.opaque())
      out_.opaque.push_back(variable->children.empty()
                                ? variable->name
                                : value_text(tree_, *site_.function, *variable->children.front()));
    std::sort(out_.opaque.begin(), out_.opaque.end());
    HostPath path = host_path(tree_, site_, reader_);
    out_.around = std::move(path.around);
    out_.loops = std::move(path.loops);
    out_.uses = std::move(path.uses);
    for (const Unread& what : path.unread) not_sure(*what.where, what.what);
    for (const Unread& what : path.of_kernel) out_.of_kernel.push_back(doubt(*what.where, what.what));
    if (const std::string name = written_device_variable(tree_, *kernel_.declaration); !name.empty())
      out_.of_kernel.push_back(doubt(*site_.call, "'" + name + "' of the device is written in this file"));
    return std::move(out_);
  }

 private:
  void fail(const char* code, const Node& where, const std::string& message, const std::string& expected) {
    base::Diagnostic diagnostic{.code = code, .where = span_of(where, main_), .message = message};
    diagnostic.expected = expected;
    if (diagnostic.where.source == nullptr && where.begin.file != nullptr)
      diagnostic.message += " (" + *where.begin.file + ", line " + std::to_string(where.begin.line) + ")";
    why_.push_back(std::move(diagnostic));
  }
  void fail_reading(const Node& where, const std::string& what) {
    const Unread& why = reader_.why();
    fail("E0742", why.where == nullptr || why.where->begin.file == nullptr ? where : *why.where,
         what + " of the launch of '" + kernel_.name +
             "' is not understood: " + (why.what.empty() ? "an expression that is not known" : why.what),
         "a claim or a [[gate.kernel]] entry with the launch of '" + kernel_.base + "'");
  }

  /// The launch can be read, and may not be what happens.
  void not_sure(const Node& where, const std::string& what) { out_.unsure.push_back(doubt(where, what)); }
  base::Diagnostic doubt(const Node& where, const std::string& what) const {
    base::Diagnostic diagnostic{.code = "E0742", .where = span_of(where, main_)};
    diagnostic.message = "the launch of '" + kernel_.name + "' is not understood: " + what;
    if (diagnostic.where.source == nullptr) diagnostic.where = span_of(*site_.call, main_);
    return diagnostic;
  }

  void read_launch() {
    auto& claim = out_.claim;
    const auto block = reader_.dimensions(*site_.block);
    if (!block) return fail_reading(*site_.block, "the block");
    const std::set<std::uint64_t> in_block = reader_.used_variables();
    // What is passed as it is, and is no part of the block, stands for all its values.
    for (const Node* argument : site_.arguments) {
      const Node& name = strip(*argument);
      const bool plain = name.kind == "DeclRefExpr" && !in_block.contains(name.declaration);
      if (plain) reader_.generalise(name.declaration);
    }
    const auto grid = reader_.dimensions(*site_.grid);
    if (!grid) return fail_reading(*site_.grid, "the grid");
    if (site_.shared != nullptr) {
      claim.dynamic_shared_bytes = reader_.integer(*site_.shared);
      if (claim.dynamic_shared_bytes == nullptr) return fail_reading(*site_.shared, "the shared memory");
    }
    if (const std::string name = reader_.unsure(); !name.empty())
      return fail("E0742", *site_.call,
                  "the launch of '" + kernel_.name + "' is not understood: '" + name + "' changes before it",
                  "a claim or a [[gate.kernel]] entry with the launch of '" + kernel_.base + "'");
    claim.block = *block;
    claim.grid = *grid;
  }

  void read_arguments() {
    std::map<std::string, std::string> array_of;  ///< the parameter that has it
    for (std::size_t i = 0; i < site_.arguments.size(); ++i) {
      const KernelParameter& parameter = kernel_.parameters[i];
      const Node& argument = *site_.arguments[i];
      const ParameterType type = parameter_type(parameter.type, types_);
      ir::KernelArgument made;
      made.name = parameter.name.empty() ? "p" + std::to_string(i) : parameter.name;
      made.scalar_type = type.element;
      made.where = span_of(argument, main_);
      if (type.element.empty()) {
        fail("E0743", argument,
             "the parameter '" + made.name + "' of '" + kernel_.name + "' has the type '" + parameter.type +
                 "', which no argument of a claim has",
             "pointers to numbers, and numbers");
        continue;
      }
      if (type.is_pointer) {
        made.is_array = true;
        made.mode = type.is_const ? ir::ArgumentMode::in : ir::ArgumentMode::inout;
        const std::string array = reader_.array(argument);
        // An address inside of an array is only as aligned as its elements.
        made.alignment_bytes = array.empty() ? type.alignment : 16;
        if (array.empty()) returned_by_whom(argument, made.name);
        if (!array.empty() && !array_of.emplace(array, made.name).second)
          fail("E0744", argument,
               "'" + array + "' is passed to '" + kernel_.name + "' twice, as '" + array_of[array] +
                   "' and as '" + made.name + "'",
               "a claim that says which arrays share memory");
      } else {
        read_scalar(argument, type, made);
      }
      out_.given.push_back(given(argument, type));
      out_.claim.arguments.push_back(std::move(made));
    }
  }

  /// `f(y)` beside `y`: what a function of the file returns may be what it gets.
  void returned_by_whom(const Node& argument, const std::string& name) {
    std::vector<const Node*> left = {&argument};
    for (std::size_t i = 0; i < left.size(); ++i) {
      walk(*left[i], [&](const Node& node) {
        const Node* declaration = node.declaration == 0 ? nullptr : tree_.declaration(node.declaration);
        const bool is_new = std::find(left.begin(), left.end(), declaration) == left.end();
        if (node.kind == "DeclRefExpr" && declaration != nullptr && declaration->kind == "VarDecl" && is_new)
          left.push_back(declaration);
        if (node.kind != "CallExpr" || node.children.size() < 2) return true;
        const Node& callee = strip(*node.children[0]);
        const Node* known = callee.declaration == 0 ? nullptr : tree_.declaration(callee.declaration);
        if (known != nullptr && !of_headers(*known) && known->type.find('*') < known->type.find('('))
          out_.of_kernel.push_back(
              doubt(node, "'" + known->name + "' may return for '" + name + "' what it gets elsewhere"));
        return true;
      });
    }
  }

  GivenValue given(const Node& argument, const ParameterType& type) const {
    GivenValue out;
    if (!type.is_pointer && !is_float(type.element)) return out;
    out.text = value_text(tree_, *site_.function, argument);
    const Node& inner = strip(argument);
    if (type.is_pointer)
      out.name = reader_.array(argument);
    else if (const Node* variable =
                 inner.kind == "DeclRefExpr" ? tree_.declaration(inner.declaration) : nullptr)
      out.name = variable->kind == "ParmVarDecl" || variable->children.empty() ? variable->name : "";
    out.literal = !type.is_pointer && literal(argument).has_value();
    return out;
  }

  void read_scalar(const Node& argument, const ParameterType& type, ir::KernelArgument& made) {
    if (is_float(type.element)) {
      if (const auto value = literal(argument)) made.value = ir::make_constant(*value, ir::ScalarType::real);
      return;  // else any number
    }
    made.value = reader_.integer(argument);
    if (made.value == nullptr) fail_reading(argument, "the argument '" + made.name + "'");
  }

  /// Assertions of the function, and the conditions that the launch stands under.
  void read_requirements() {
    std::vector<const Node*> left = {site_.function};
    while (!left.empty()) {
      const Node& node = *left.back();
      left.pop_back();
      left.insert(left.end(), node.children.rbegin(), node.children.rend());
      if (node.kind != "CallExpr" || node.children.size() != 2) continue;
      const Node& callee = strip(*node.children[0]);
      const Node* known = callee.kind == "DeclRefExpr" ? tree_.declaration(callee.declaration) : nullptr;
      if (known != nullptr && known->name == "warpproof_require" && always_before_launch(node))
        require(*node.children[1], true, "assertion");
    }
    for (const Node* at = site_.call; at != nullptr && at != site_.function; at = at->parent) {
      const Node* around = at->parent;
      if (around == nullptr || around->kind != "IfStmt" || around->children.size() < 2) continue;
      if (around->children[1] == at) branch(*around->children[0], true);
      if (around->children.size() > 2 && around->children[2] == at) branch(*around->children[0], false);
    }
  }
  /// Whoever gets to the launch was there: no branch, loop or function object around it that the launch is
  /// not in as well.
  bool always_before_launch(const Node& node) const {
    if (!comes_before(node, *site_.call)) return false;
    for (const Node* at = &node; at->parent != nullptr && at != site_.function; at = at->parent) {
      const Node& around = *at->parent;
      const bool conditional =
          is_one_of(around.kind,
                    {"IfStmt", "ForStmt", "WhileStmt", "CXXForRangeStmt", "SwitchStmt", "CaseStmt",
                     "DefaultStmt", "ConditionalOperator", "LambdaExpr", "CXXTryStmt", "CXXCatchStmt"}) ||
          (around.kind == "BinaryOperator" && is_one_of(around.operation, {"&&", "||"}));
      const bool in_condition = around.kind == "IfStmt" && around.children.front() == at;
      const bool both = site_.call->order >= at->order && site_.call->last <= at->last;
      if (conditional && !in_condition && !both) return false;
    }
    return true;
  }

  void branch(const Node& condition, bool holds) {
    if (require(condition, holds, "branch")) return;
    out_.branches.push_back({"?" + value_text(tree_, *site_.function, condition), holds, nullptr});
    not_sure(condition, "it stands in a branch that is not understood");
  }
  bool require(const Node& condition, bool holds, const char* label) {
    reader_.forget_why();
    ExpressionPtr read = reader_.condition(condition);
    reader_.forget_why();
    if (read == nullptr) return false;
    if (std::string(label) == "branch") out_.branches.push_back({text::print(read), holds, read});
    if (!holds) read = ir::make_apply("not", {read});
    out_.claim.requirements.push_back({label, {}, read, span_of(condition, main_)});
    return true;
  }

  /// Chosen block sizes become constants, sizes get their list, requirements about other things go.
  void settle() {
    auto& claim = out_.claim;
    std::set<std::string> in_block;
    for (const ExpressionPtr& side : claim.block) names_in(side, in_block);
    const bool square = claim.block[1] != nullptr && claim.block[1]->kind == ir::Kind::size;
    ir::Substitution chosen;
    std::set<std::string> in_arguments;
    for (const ir::KernelArgument& argument : claim.arguments)
      if (!is_float(argument.scalar_type)) names_in(argument.value, in_arguments);
    for (const HostSize& size : reader_.sizes()) {
      // What the kernel also works with is no free choice, but for the block's own size.
      const bool works_with = in_arguments.contains(size.name) && !names_block(size.name);
      if (!in_block.contains(size.name) || size.of_tensor || works_with) continue;
      const std::int64_t value = size.constant ? *size.constant : square ? block_.side : block_.threads;
      chosen.sizes.emplace_back(size.name, ir::make_constant(value, ir::ScalarType::integer));
      out_.taken.push_back(size.name + " = " + std::to_string(value) + " for the block");
    }
    ir::IndexAllocator allocator;
    std::set<std::string> used;
    names_in(claim.dynamic_shared_bytes, used);
    for (const auto* list : {&claim.grid, &claim.block})
      for (const ExpressionPtr& side : *list) names_in(side, used);
    for (const ir::KernelArgument& argument : claim.arguments) names_in(argument.value, used);
    const ir::Substitution tensors = reader_.tensor_sizes(used, claim.requirements, out_.taken);
    const auto settled = [&](const ExpressionPtr& e) -> ExpressionPtr {
      return e == nullptr ? nullptr
                          : ir::substitute(ir::substitute(e, tensors, allocator), chosen, allocator);
    };
    used.clear();
    for (auto* list : {&claim.grid, &claim.block})
      for (ExpressionPtr& side : *list) names_in(side = settled(side), used);
    names_in(claim.dynamic_shared_bytes = settled(claim.dynamic_shared_bytes), used);
    for (ir::KernelArgument& argument : claim.arguments)
      if (!is_float(argument.scalar_type)) names_in(argument.value = settled(argument.value), used);
    for (ir::Requirement& requirement : claim.requirements)
      requirement.condition = settled(requirement.condition);
    std::erase_if(claim.requirements, [&](const ir::Requirement& requirement) {
      std::set<std::string> names;
      names_in(requirement.condition, names);
      return names.empty() || !std::includes(used.begin(), used.end(), names.begin(), names.end());
    });
    claim.size_names.assign(used.begin(), used.end());
    for (const HostSize& size : reader_.sizes())
      if (size.constant && used.contains(size.name)) stand_for(size);
  }

  void stand_for(const HostSize& size) {
    std::int64_t granule = 1;
    while (granule < granule_max && *size.constant % (2 * granule) == 0) granule *= 2;
    out_.taken.push_back(size.name + " = " + std::to_string(*size.constant) +
                         " stands for all multiples of " + std::to_string(granule));
    if (granule == 1) return;
    const auto number = [](std::int64_t value) { return ir::make_constant(value, ir::ScalarType::integer); };
    const ExpressionPtr rest = ir::make_apply("mod", {ir::make_size(size.name), number(granule)});
    out_.claim.requirements.push_back({"as launched", {}, ir::make_apply("eq", {rest, number(0)}), {}});
  }

  const SyntaxTree& tree_;
  const HostKernel& kernel_;
  const LaunchSite& site_;
  const base::SourcePtr& main_;
  std::map<std::string, std::string> types_ = type_names(tree_);
  const ChosenBlock block_;
  HostReader reader_;
  LaunchClaim out_;
  base::Diagnostics why_;
};

}  // namespace

base::Span span_of(const Node& node, const base::SourcePtr& main) {
  if (main == nullptr || node.begin.file == nullptr || !main->path.ends_with(node.begin.file->substr(5)))
    return {};
  const auto end = std::max(node.end.offset + node.end.token_bytes, node.begin.offset);
  if (!node.begin.file->starts_with("/src/") || end > main->text.size()) return {};
  return {main, node.begin.offset, end};
}

base::Result<LaunchClaim> launch_claim(const SyntaxTree& tree, const HostCode& host, const LaunchSite& site,
                                       const base::SourcePtr& main, const ChosenBlock& block) {
  return ClaimMaker(tree, host.kernels[site.kernel], site, main, block).run();
}

}  // namespace warpproof::importers
