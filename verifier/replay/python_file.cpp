#include "verifier/replay/python_file.h"

#include <set>

#include "verifier/replay/python_runtime.h"
#include "verifier/replay/python_writer.h"
#include "verifier/replay/size_space.h"

namespace warpproof::replay {
namespace {

constexpr std::uint64_t nodes_max = 20'000;

std::string listed(const std::vector<std::int64_t>& numbers) {
  std::string text = "[";
  for (std::size_t i = 0; i < numbers.size(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(numbers[i]);
  return text + "]";
}

/// Text in a Python comment or string: one line, nothing that ends it.
std::string harmless(const std::string& text) {
  std::string clean;
  for (const char c : text) clean += c == '\\' || c == '"' || static_cast<unsigned char>(c) < 0x20 ? '\'' : c;
  return clean;
}

std::uint64_t nodes_of(const ir::Program& program, const ir::Rewrite& rewrite) {
  std::uint64_t nodes = 0;
  const auto count = [&](const std::vector<ir::Equation>& equations) {
    for (const ir::Equation& equation : equations) {
      nodes += std::min(equation.body->node_count, nodes_max);
      for (const ir::ExpressionPtr& extent : equation.extents)
        nodes += std::min(extent->node_count, nodes_max);
    }
  };
  count(rewrite.before.equations);
  count(rewrite.after.equations);
  for (const ir::Definition& definition : program.definitions) count(definition.equations);
  for (const ir::Requirement& requirement : rewrite.requirements) {
    nodes += std::min(requirement.condition->node_count, nodes_max);
  }
  return nodes;
}

class File {
 public:
  File(const ir::Program& program, const ir::Rewrite& rewrite) : program_(program), rewrite_(rewrite) {}

  std::string text(const Point& point, Reason reason, const Counterexample& shown) {
    std::string givens = "# The concrete case.\n";
    for (const auto& [name, value] : point.sizes) {
      givens += writer_.identifier("size", name) + " = " + std::to_string(value) + "\n";
    }
    for (const Tensor& tensor : point.inputs) givens += given(tensor);
    std::string sides = requirements() + side("before", rewrite_.before) + side("after", rewrite_.after);
    const std::string definitions = called_definitions();
    const std::string theory = rewrite_.theory == ir::Theory::extended ? "True" : "False";
    return head(reason, shown) + python_runtime + "\n# Are the infinities values?\nextended = " + theory +
           "\n\n" + givens + "\n\n" + definitions + sides + foot(reason, shown);
  }

 private:
  std::string head(Reason reason, const Counterexample& shown) const {
    std::string where = harmless(shown.output);
    if (!shown.index.empty() && reason != Reason::shape_differs) where += listed(shown.index);
    return "#!/usr/bin/env python3\n"
           "# Counterexample to '" +
           harmless(rewrite_.id) + "': " + std::string(code(reason)) + " at " + where +
           ".\n# Needs Python 3.8 and nothing else. Ends with status 0 when the two values differ, 1 when "
           "they do not.\n";
  }

  std::string given(const Tensor& tensor) {
    std::string elements;
    for (const Rational& element : tensor.elements)
      elements += (elements.empty() ? "\"" : ", \"") + element.str() + "\"";
    return writer_.identifier("tensor", tensor.name) + " = tensor(" + listed(tensor.shape) + ", [" +
           elements + "])\n";
  }

  std::string requirements() {
    std::string rows, parts;
    for (const ir::Requirement& requirement : rewrite_.requirements) {
      const std::string condition = writer_.requirement(requirement);
      parts += writer_.take_parts("");
      rows += "    (\"" + harmless(requirement.label) + "\", lambda: " + condition + "),\n";
    }
    return parts + "# What the rewrite asks of its sizes and inputs.\nrequirements = [\n" + rows + "]\n\n";
  }

  std::string side(const std::string& name, const ir::Side& side) {
    std::string text = "def " + name + "():\n";
    for (const ir::Equation& equation : side.equations) text += writer_.equation(equation, "    ");
    text += "    return {";
    for (const ir::Equation& equation : side.equations) {
      text += "\"" + harmless(equation.name) + "\": " + writer_.identifier("tensor", equation.name) + ", ";
    }
    return text + "}\n\n\n";
  }

  std::string called_definitions() {
    std::string text;
    std::set<std::string> written;
    for (std::vector<std::string> open = writer_.take_called(); !open.empty(); open = writer_.take_called()) {
      for (const std::string& name : open) {
        const ir::Definition* definition = program_.find_definition(name);
        if (definition != nullptr && written.insert(name).second) text += writer_.definition(*definition);
      }
    }
    return text;
  }

  std::string foot(Reason reason, const Counterexample& shown) const {
    const std::string output = "\"" + harmless(shown.output) + "\"";
    const bool shapes = reason == Reason::shape_differs;
    std::string index;
    for (const std::int64_t i : shown.index) index += std::to_string(i) + ", ";
    const std::string what = shapes ? ".shape()" : "(*index)";
    return "for label, holds in requirements:\n"
           "    if not holds():\n"
           "        sys.exit(\"the requirement '%s' does not hold: no counterexample\" % label)\n"
           "index = (" +
           index +
           ")\n"
           "left = tried(lambda: before()[" +
           output + "]" + what +
           ")\n"
           "right = tried(lambda: after()[" +
           output + "]" + what +
           ")\n"
           "print(\"before:\", shown(left))\n"
           "print(\"after: \", shown(right))\n"
           "sys.exit(0 if differ(left, right) else 1)\n";
  }

  const ir::Program& program_;
  const ir::Rewrite& rewrite_;
  PythonWriter writer_;
};

}  // namespace

std::string python_file(const ir::Program& program, const ir::Rewrite& rewrite, const Point& point,
                        Reason reason, const Counterexample& shown) {
  if (nodes_of(program, rewrite) > nodes_max) return "";
  return File(program, rewrite).text(point, reason, shown);
}

}  // namespace warpproof::replay
