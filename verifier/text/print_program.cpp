// Definitions and rewrites as text. A wrong twin is printed with all its sections, so that it reads back the
// same whatever its parent is.

#include <algorithm>

#include "verifier/text/print.h"
#include "verifier/text/print_side.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;
using ir::ScalarType;

std::string type_word(ScalarType type) {
  return type == ScalarType::real ? "real" : type == ScalarType::integer ? "int" : "bool";
}

std::string extents_text(ExpressionPrinter& printer, const std::vector<ExpressionPtr>& extents) {
  if (extents.empty()) return "";
  std::vector<std::string> parts;
  for (const ExpressionPtr& extent : extents) parts.push_back(printer.text(extent));
  return "[" + joined(parts) + "]";
}

template <class Declaration>
std::string declarations_text(ExpressionPrinter& printer, const std::vector<Declaration>& declarations) {
  std::vector<std::string> parts;
  for (const Declaration& declared : declarations) {
    const bool is_size = declared.extents.size() == 1 && declared.extents.front()->name == declared.name;
    parts.push_back(is_size ? declared.name + " : size"
                            : declared.name + extents_text(printer, declared.extents) + " : " +
                                  type_word(declared.element));
  }
  return joined(parts);
}

std::string left_side(ExpressionPrinter& printer, const ir::Equation& equation) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < equation.indices.size(); ++i) {
    const std::string extent = printer.text(equation.extents[i]);
    parts.push_back(printer.name_index(equation.indices[i]) + " < " + extent);
  }
  return parts.empty() ? "" : "[" + joined(parts) + "]";
}

/// One equation; `known` holds the names of the surroundings.
std::string equation_text(ExpressionPrinter known, const ir::Equation& equation) {
  const std::string left = equation.name + left_side(known, equation);
  return left + " = " + known.text(equation.body);
}

std::string side_text(const ExpressionPrinter& outside, const ir::Side& side) {
  ExpressionPrinter known = outside;
  for (const ir::Equation& equation : side.equations) known.know_tensor(equation.name, equation.extents);
  std::string out = "\n";
  for (const ir::Equation& equation : side.equations) out += "    " + equation_text(known, equation) + "\n";
  out.pop_back();
  return out;
}

}  // namespace

std::string requirements_text(const ExpressionPrinter& outside,
                              const std::vector<ir::Requirement>& requirements) {
  std::string out;
  for (const ir::Requirement& requirement : requirements) {
    ExpressionPrinter printer = outside;
    for (const ir::Binder& binder : requirement.for_all) printer.name_index(binder.variable);
    out += section("require", requirement.label + ": " + printer.text(requirement.condition));
  }
  return out;
}

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

std::string joined(const std::vector<std::string>& parts, const std::string& separator) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) out += (i == 0 ? "" : separator) + parts[i];
  return out;
}

std::string section(const std::string& word, const std::string& content) {
  if (content.empty()) return "";
  return "  " + word + (content.front() == '\n' ? "" : " ") + content + "\n";
}

namespace {

/// The group that a name belongs to without being it; "" for all others.
std::string group_along(const ir::Rewrite& rewrite, const std::string& name) {
  for (const ir::AxisGroup& group : rewrite.groups)
    if (std::find(group.along.begin(), group.along.end(), name) != group.along.end()) return group.name;
  return "";
}

/// One section for each run of names that are along one group, or along none.
std::string sizes_sections(const ir::Rewrite& rewrite) {
  std::string out;
  for (std::size_t first = 0; first < rewrite.size_names.size();) {
    const std::string along = group_along(rewrite, rewrite.size_names[first]);
    std::vector<std::string> names;
    for (; first < rewrite.size_names.size() && group_along(rewrite, rewrite.size_names[first]) == along;
         ++first)
      names.push_back(rewrite.size_names[first]);
    out += section("size", joined(names) + (along.empty() ? "" : " along " + along));
  }
  return out;
}

std::string inputs_sections(ExpressionPrinter& printer, const ir::Rewrite& rewrite) {
  std::vector<std::string> parts;
  for (const ir::TensorDeclaration& input : rewrite.inputs) {
    const std::string along = group_along(rewrite, input.name);
    parts.push_back(declarations_text(printer, std::vector{input}) +
                    (along.empty() ? "" : " along " + along));
  }
  return section("input", joined(parts));
}

/// What stands around the sides: sizes and inputs.
ExpressionPrinter surroundings(const ir::Rewrite& rewrite) {
  ExpressionPrinter known;
  for (const std::string& size : rewrite.size_names) known.take(size);
  for (const ir::TensorDeclaration& input : rewrite.inputs) known.know_tensor(input.name, input.extents);
  return known;
}

}  // namespace

std::string print_side(const ir::Rewrite& rewrite, const ir::Side& side) {
  ExpressionPrinter known = surroundings(rewrite);
  for (const ir::Equation& equation : side.equations) known.know_tensor(equation.name, equation.extents);
  std::string out;
  for (const ir::Equation& equation : side.equations) out += equation_text(known, equation) + "\n";
  return out;
}

std::string print(const ir::Rewrite& rewrite, const ir::Program&) {
  ExpressionPrinter known = surroundings(rewrite);
  std::string out = rewrite.twin_of ? "wrong twin " + rewrite.id + " of " + *rewrite.twin_of + "\n"
                                    : "rewrite " + rewrite.id + "\n";
  if (!rewrite.title.empty()) out += section("title", quoted(rewrite.title));
  if (!rewrite.fact.empty()) out += section("fact", quoted(rewrite.fact));
  if (!rewrite.origin.empty()) out += section("origin", quoted(rewrite.origin));
  if (!rewrite.shipped.empty()) out += section("shipped", quoted(rewrite.shipped));
  if (rewrite.theory == ir::Theory::extended) out += section("theory", "extended");
  out += sizes_sections(rewrite);
  out += inputs_sections(known, rewrite);
  out += section("output", declarations_text(known, rewrite.outputs));
  bool none_left = rewrite.twin_of && rewrite.requirements.empty();
  for (const ir::AxisGroup& group : rewrite.groups) none_left = none_left && !group.has_axes;
  for (const ir::AxisGroup& group : rewrite.groups)
    if (group.has_axes)
      out += section("require",
                     (group.label.empty() ? "" : group.label + ": ") + "rank(" + group.name + ") >= 1");
  out += none_left ? section("require", "nothing") : requirements_text(known, rewrite.requirements);
  out += section("before", side_text(known, rewrite.before));
  out += section("after", side_text(known, rewrite.after));
  out +=
      numbers_text(rewrite.numbers) + sizes_text(rewrite.sizes, rewrite.maxima) + expect_text(rewrite.expect);
  return out;
}

std::string print(const ir::Definition& definition) {
  ExpressionPrinter known;
  for (const std::string& size : definition.size_names) known.take(size);
  for (const ir::DefinitionParameter& parameter : definition.parameters) {
    known.know_tensor(parameter.name, parameter.extents);
  }
  for (const ir::Equation& equation : definition.equations)
    known.know_tensor(equation.name, equation.extents);
  ExpressionPrinter value = known;
  const ir::Equation& last = definition.equations.back();
  std::string out = "define " + definition.name + "(" + declarations_text(known, definition.parameters) + ")";
  out += left_side(value, last) + " = " + value.text(last.body) + "\n";
  for (std::size_t i = 0; i + 1 < definition.equations.size(); ++i) {
    out += section("with", equation_text(known, definition.equations[i]));
  }
  return out;
}

std::string print(const ir::Program& program) {
  std::vector<std::string> parts;
  for (const ir::Definition& definition : program.definitions) parts.push_back(print(definition));
  for (const ir::Rewrite& rewrite : program.rewrites) parts.push_back(print(rewrite, program));
  for (const ir::KernelClaim& kernel : program.kernels) parts.push_back(print(kernel, program));
  for (const ir::SequenceClaim& sequence : program.sequences) parts.push_back(print(sequence, program));
  return joined(parts, "\n");
}

}  // namespace warpproof::text
