// Kernel claims (docs/language.md, L40 to L46).

#include <algorithm>
#include <optional>

#include "verifier/text/elaborator.h"
#include "verifier/text/linear.h"
#include "verifier/text/load.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;

const std::vector<std::string> integer_types = {"s8", "u8", "s16", "u16", "s32", "u32", "s64", "u64"};

bool is_integer_type(const std::string& word) {
  return std::find(integer_types.begin(), integer_types.end(), word) != integer_types.end();
}

const ir::Equation* find_equation(const ir::Side& side, const std::string& name) {
  for (const ir::Equation& equation : side.equations) {
    if (equation.name == name) return &equation;
  }
  return nullptr;
}

const ir::TensorDeclaration* find_input(const ir::Rewrite& rewrite, const std::string& name) {
  for (const ir::TensorDeclaration& input : rewrite.inputs) {
    if (input.name == name) return &input;
  }
  return nullptr;
}

ir::ArgumentMode mode_of(const std::string& word) {
  if (word == "out") return ir::ArgumentMode::out;
  if (word == "inout") return ir::ArgumentMode::inout;
  if (word == "workspace") return ir::ArgumentMode::workspace;
  return ir::ArgumentMode::in;
}

}  // namespace

/// What a claim can mention: the sizes and scalar inputs of its rewrite, sizes of its own.
bool Elaborator::claim_context(const ItemSyntax& item, ClaimContext& context,
                               std::optional<ir::Computes>& computes) {
  bool ok = true;
  if (item.written.count("computes") > 0) {
    const ComputesSyntax& syntax = item.computes;
    context.rewrite = program_.find_rewrite(syntax.rewrite.text);
    if (context.rewrite == nullptr) {
      if (broken_.count(syntax.rewrite.text) > 0) return false;
      std::vector<std::string> names;
      for (const ir::Rewrite& rewrite : program_.rewrites) names.push_back(rewrite.id);
      report("E0340", syntax.rewrite.where, "no rewrite is called '" + syntax.rewrite.text + "'",
             "a rewrite of the given files", base::nearest_name(syntax.rewrite.text, names));
      return false;
    }
    if (!context.rewrite->groups.empty()) {
      report("E0397", syntax.rewrite.where, "'" + syntax.rewrite.text + "' has axis groups of any rank",
             "a rewrite whose axes are written out: a kernel runs at one rank");
      return false;
    }
    context.side = syntax.side.text == "before" ? &context.rewrite->before : &context.rewrite->after;
    for (const std::string& size : context.rewrite->size_names) {
      ok = scope_size(context, {size, syntax.rewrite.where}) && ok;
    }
    for (const ir::TensorDeclaration& input : context.rewrite->inputs) {
      if (input.extents.empty()) {
        ok = context.scope.declare_tensor({input.name, input.where}, {{}, input.element}, diagnostics_) && ok;
      }
    }
    computes = ir::Computes{syntax.rewrite.text, syntax.side.text, {}, syntax.rewrite.where};
    for (const auto& [argument, equation] : syntax.outputs) {
      if (!find_equation(*context.side, equation.text)) {
        report("E0302", equation.where,
               "'" + equation.text + "' is not defined by '" + syntax.side.text + "'");
        ok = false;
      }
      computes->outputs.emplace_back(argument.text, equation.text);
    }
    context.outputs = computes->outputs;
  }
  ok = without_groups(item) && ok;
  return declare_sizes(item.sizes, item.lets, context.scope, context.size_names) && ok;
}

bool Elaborator::scope_size(ClaimContext& context, const Word& size) {
  context.size_names.push_back(size.text);
  return context.scope.declare_size(size, ir::make_size(size.text, size.where), diagnostics_);
}

/// The shape that the rewrite gives to an argument; null when it says nothing.
const std::vector<ExpressionPtr>* Elaborator::known_extents(const ArgumentSyntax& syntax,
                                                            const ClaimContext& context) const {
  if (context.rewrite == nullptr) return nullptr;
  std::string name = syntax.name.text;
  for (const auto& [argument, equation] : context.outputs) {
    if (argument == name) name = equation;
  }
  const ir::TensorDeclaration* input = find_input(*context.rewrite, name);
  if (input && mode_of(syntax.mode) != ir::ArgumentMode::out) return &input->extents;
  const ir::Equation* equation = find_equation(*context.side, name);
  if (equation && mode_of(syntax.mode) != ir::ArgumentMode::in) return &equation->extents;
  return nullptr;
}

bool Elaborator::array_type(const ArgumentSyntax& syntax, const ir::NumericContract& numbers,
                            ir::KernelArgument& argument) {
  argument.scalar_type = syntax.type.text;
  if (argument.scalar_type.empty()) {
    for (const ir::FormatDeclaration& group : numbers.formats) {
      for (const std::string& name : group.names) {
        if (name == argument.name) argument.scalar_type = refmodels::number::info(group.format).name;
      }
    }
  }
  if (argument.scalar_type.empty()) {
    report("E0332", syntax.name.where, "the elements of '" + argument.name + "' have no format",
           "a line 'formats " + argument.name + " : f32', or " + argument.name + " : f32");
    return false;
  }
  return is_integer_type(argument.scalar_type) ||
         format(syntax.type.text.empty() ? Word{argument.scalar_type, {}} : syntax.type);
}

bool Elaborator::array_layout(const ArgumentSyntax& syntax, ClaimContext& context,
                              ir::KernelArgument& argument) {
  bool ok = true;
  if (syntax.strides) {
    for (const NodePtr& stride : *syntax.strides) {
      argument.strides.push_back(reader(context.scope).index_value(*stride));
      ok = ok && argument.strides.back();
    }
    if (argument.strides.size() != argument.extents.size()) {
      report("E0203", syntax.name.where,
             "'" + argument.name + "' has " + std::to_string(argument.extents.size()) + " axes, and " +
                 std::to_string(argument.strides.size()) + " strides are given");
      ok = false;
    }
  }
  if (syntax.storage) {
    argument.storage = reader(context.scope).index_value(*syntax.storage);
    ok = ok && argument.storage;
  }
  if (!syntax.aligned.text.empty()) {
    const std::optional<std::int64_t> bytes = size_value(syntax.aligned);
    const bool power = bytes && *bytes > 0 && *bytes <= 4096 && (*bytes & (*bytes - 1)) == 0;
    if (bytes && !power)
      report("E0322", syntax.aligned.where, "an alignment is a power of two", "1, 2, 4, ... 4096");
    if (power) argument.alignment_bytes = static_cast<std::uint32_t>(*bytes);
    ok = ok && power;
  }
  if (!syntax.alias.text.empty()) argument.alias = syntax.alias.text;
  return ok;
}

bool Elaborator::array_argument(const ArgumentSyntax& syntax, ClaimContext& context,
                                const ir::NumericContract& numbers, const std::vector<ExpressionPtr>* known,
                                ir::KernelArgument& argument) {
  bool ok = true;
  argument.is_array = true;
  if (known) argument.extents = *known;
  if (syntax.extents) {
    std::vector<ExpressionPtr> written;
    for (const NodePtr& extent : *syntax.extents) {
      written.push_back(reader(context.scope).index_value(*extent));
      ok = ok && written.back();
    }
    bool same = ok && (!known || written.size() == known->size());
    for (std::size_t k = 0; same && known && k < written.size(); ++k)
      same = same_size(written[k], (*known)[k]);
    if (ok && !same) {
      report("E0240", syntax.name.where, "'" + argument.name + "' has another shape in the rewrite");
      return false;
    }
    argument.extents = std::move(written);
  }
  if (syntax.value) {
    report("E0342", syntax.value->where, "an array has no value");
    ok = false;
  }
  ok = array_layout(syntax, context, argument) && ok;
  return array_type(syntax, numbers, argument) && ok;
}

bool Elaborator::scalar_argument(const ArgumentSyntax& syntax, ClaimContext& context,
                                 ir::KernelArgument& argument) {
  argument.scalar_type = syntax.type.text;
  if (argument.scalar_type.empty()) {
    report("E0342", syntax.name.where, "the scalar '" + argument.name + "' has no type",
           argument.name + " : s32");
    return false;
  }
  if (!is_integer_type(argument.scalar_type) && !format(syntax.type)) return false;
  if (syntax.value) {
    argument.value = without_calls(reader(context.scope).value(*syntax.value));
  } else {
    Node name;
    name.form = Form::name;
    name.word = syntax.name.text;
    name.where = syntax.name.where;
    argument.value = reader(context.scope).value(name);
  }
  if (!argument.value) return false;
  if (syntax.strides || syntax.storage || !syntax.alias.text.empty() || !syntax.aligned.text.empty()) {
    report("E0342", syntax.name.where, "'" + argument.name + "' is a scalar and has no layout");
    return false;
  }
  const bool whole = argument.value->type == ir::ScalarType::integer;
  if (argument.value->type != ir::ScalarType::boolean && (whole || !is_integer_type(argument.scalar_type)))
    return true;
  report("E0222", syntax.name.where,
         "the value of '" + argument.name + "' does not fit " + argument.scalar_type);
  return false;
}

std::optional<ir::KernelArgument> Elaborator::claim_argument(const ArgumentSyntax& syntax,
                                                             ClaimContext& context,
                                                             const ir::NumericContract& numbers) {
  ir::KernelArgument result;
  result.name = syntax.name.text;
  result.where = syntax.name.where;
  result.mode = mode_of(syntax.mode);
  result.zeroed = syntax.zeroed;
  const std::vector<ExpressionPtr>* known = known_extents(syntax, context);
  const bool written = result.mode != ir::ArgumentMode::in;
  const bool is_array = syntax.extents || written || (known && !known->empty());
  if (!is_array) {
    if (!scalar_argument(syntax, context, result)) return std::nullopt;
    return result;
  }
  if (!known && context.rewrite && result.mode != ir::ArgumentMode::workspace) {
    std::vector<std::string> names;
    for (const ir::TensorDeclaration& input : context.rewrite->inputs) names.push_back(input.name);
    for (const ir::Equation& equation : context.side->equations) names.push_back(equation.name);
    report(written ? "E0343" : "E0341", syntax.name.where,
           "the rewrite has no " + std::string(written ? "equation" : "input") + " '" + result.name + "'",
           "a name of the rewrite, or 'computes ... with " + result.name + " = ...'",
           base::nearest_name(result.name, names));
    return std::nullopt;
  }
  if (!known && !syntax.extents) {
    report("E0341", syntax.name.where, "the shape of '" + result.name + "' is not known",
           "extents such as " + result.name + "[M, N]");
    return std::nullopt;
  }
  if (!array_argument(syntax, context, numbers, known, result)) return std::nullopt;
  return result;
}

bool Elaborator::aliases(const std::vector<ir::KernelArgument>& arguments) {
  bool ok = true;
  for (const ir::KernelArgument& argument : arguments) {
    if (!argument.alias) continue;
    const auto other = [&argument](const ir::KernelArgument& candidate) {
      return candidate.is_array && candidate.name == *argument.alias && candidate.name != argument.name;
    };
    if (std::any_of(arguments.begin(), arguments.end(), other)) continue;
    report("E0341", argument.where, "'" + *argument.alias + "' is not another array argument");
    ok = false;
  }
  return ok;
}

std::vector<ir::KernelArgument> Elaborator::claim_arguments(const ItemSyntax& item, ClaimContext& context,
                                                            const ir::NumericContract& numbers, bool& ok) {
  std::vector<ir::KernelArgument> result;
  for (const ArgumentSyntax& syntax : item.arguments) {
    std::optional<ir::KernelArgument> argument = claim_argument(syntax, context, numbers);
    ok = ok && argument;
    if (!argument) continue;
    for (const ir::KernelArgument& earlier : result) {
      if (earlier.name != argument->name) continue;
      report("E0204", argument->where, "a second argument '" + argument->name + "'", "another name");
      ok = false;
    }
    result.push_back(std::move(*argument));
  }
  for (const auto& [name, equation] : context.outputs) {
    const auto same = [&name](const ArgumentSyntax& syntax) { return syntax.name.text == name; };
    if (std::any_of(item.arguments.begin(), item.arguments.end(), same)) continue;
    report("E0341", item.computes.rewrite.where, "no argument is called '" + name + "'");
    ok = false;
  }
  ok = aliases(result) && ok;
  return result;
}

}  // namespace warpproof::text
