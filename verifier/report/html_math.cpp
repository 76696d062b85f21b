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

void append_ranges(Node line, const std::vector<text::BinderSyntax>& indices) {
  bool any = false;
  for (const text::BinderSyntax& index : indices) any = any || index.upper;
  if (!any) return;
  MathWriter writer;
  Node ranges = element(line, "div", "ranges").append_child("math").append_child("mrow");
  for (std::size_t i = 0; i < indices.size(); ++i) {
    if (i != 0) {
      math_operator(ranges, ",");
      ranges.append_child("mspace").append_attribute("width") = "0.4em";
    }
    writer.range(ranges, indices[i]);
  }
}

/// `parameters` of a function; none of an equation.
void append_equation(Node parent, const text::EquationSyntax& equation,
                     const std::vector<text::DeclarationSyntax>* parameters) {
  Node line = element(parent, "div", "equation");
  Node math = element(line, "div", "formula").append_child("math");
  math.append_attribute("display") = "block";
  Node row = math.append_child("mrow");
  MathWriter writer;
  writer.left_side(row, equation, parameters);
  math_operator(row, "=");
  writer.draw(row, *equation.body, Binds::anything, true);
  append_ranges(line, equation.indices);
}

/// False, with nothing appended, when the text is neither equations nor a function.
bool append_mathematics(Node box, const std::string& written) {
  if (const auto function = function_of(written)) {
    std::vector<text::EquationSyntax> all = function->locals;
    all.insert(all.begin(), function->value);
    if (!is_readable(all)) return false;
    append_equation(box, function->value, &function->parameters);
    for (const text::EquationSyntax& local : function->locals) append_equation(box, local, nullptr);
    return true;
  }
  const std::vector<text::EquationSyntax> equations = equations_of(written);
  if (!is_readable(equations)) return false;
  for (const text::EquationSyntax& equation : equations) append_equation(box, equation, nullptr);
  return true;
}

}  // namespace

void append_definition(Node parent, const Definition& definition) {
  Node box = element(parent, "figure", "definition");
  element(box, "figcaption", "", definition.name);
  const bool drawn = append_mathematics(box, definition.text);
  text(element(drawn ? folded(box, "as written") : box, "pre", "written"), definition.text, 20'000);
}

bool is_claim(const Definition& definition) {
  const std::string& written = definition.text;
  return written.starts_with("kernel ") || written.starts_with("sequence ") || written.starts_with("wrong ");
}

bool is_drawable(const text::NodePtr& expression) { return expression && expression->height <= height_max; }

bool append_expression(Node parent, const text::NodePtr& expression) {
  if (!is_drawable(expression)) return false;
  MathWriter().draw(parent.append_child("math").append_child("mrow"), *expression, Binds::anything, true);
  return true;
}

}  // namespace warpproof::report::html
