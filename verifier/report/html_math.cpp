#include "verifier/report/html_math.h"

#include "verifier/report/html_math_node.h"

namespace warpproof::report::html {
namespace {

constexpr std::uint32_t height_max = 40;  // deeper ones are not read as a formula
constexpr std::size_t equations_max = 24;

bool is_readable(const std::vector<text::EquationSyntax>& equations) {
  if (equations.empty() || equations.size() > equations_max) return false;
  for (const text::EquationSyntax& equation : equations)
    if (!equation.body || equation.body->height > height_max) return false;
  return true;
}

void append_equation(Node parent, const text::EquationSyntax& equation) {
  Node line = element(parent, "div", "equation");
  Node scroll = element(line, "div", "formula");
  Node math = scroll.append_child("math");
  math.append_attribute("display") = "block";
  Node row = math.append_child("mrow");
  MathWriter writer;
  writer.indexed(row, equation.name.text, equation.indices);
  math_operator(row, "=");
  writer.draw(row, *equation.body, Binds::anything, true);
  bool any = false;
  for (const text::BinderSyntax& index : equation.indices) any = any || index.upper;
  if (!any) return;
  Node ranges = element(line, "div", "ranges").append_child("math").append_child("mrow");
  for (std::size_t i = 0; i < equation.indices.size(); ++i) {
    if (i != 0) {
      math_operator(ranges, ",");
      ranges.append_child("mspace").append_attribute("width") = "0.4em";
    }
    writer.range(ranges, equation.indices[i]);
  }
}

}  // namespace

void append_definition(Node parent, const Definition& definition) {
  Node box = element(parent, "figure", "definition");
  element(box, "figcaption", "", definition.name);
  const std::vector<text::EquationSyntax> equations = equations_of(definition.text);
  if (!is_readable(equations)) {
    text(element(box, "pre", "written"), definition.text, 20'000);
    return;
  }
  for (const text::EquationSyntax& equation : equations) append_equation(box, equation);
  text(element(folded(box, "as written"), "pre", "written"), definition.text, 20'000);
}

bool append_expression(Node parent, const text::NodePtr& expression) {
  if (!expression || expression->height > height_max) return false;
  MathWriter().draw(parent.append_child("math").append_child("mrow"), *expression, Binds::anything, true);
  return true;
}

}  // namespace warpproof::report::html
