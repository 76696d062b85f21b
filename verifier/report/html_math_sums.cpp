// Sums and their like with limits, and ranges of indices.

#include "verifier/report/html_math_node.h"

namespace warpproof::report::html {
namespace {

const char* sign_of(const std::string& word) {
  if (word == "sum") return "∑";
  if (word == "prod") return "∏";
  if (word == "any") return "⋁";
  if (word == "all") return "⋀";
  return word == "max" ? "max" : "min";
}

bool is_zero(const text::NodePtr& node) {
  return !node || (node->form == text::Form::number && node->word == "0");
}

}  // namespace

void MathWriter::range(Node parent, const text::BinderSyntax& binder) {
  if (binder.lower && (binder.lower_excluded || !is_zero(binder.lower))) {
    draw(parent, *binder.lower, Binds::sum, true);
    math_operator(parent, binder.lower_excluded ? "<" : "≤");
  }
  name(parent, binder.name);
  if (!binder.upper) return;
  math_operator(parent, binder.upper_included ? "≤" : "<");
  draw(parent, *binder.upper, Binds::sum, true);
}

/// The upper limit of a sum: K - 1 for k < K.
void MathWriter::last_index(Node parent, const text::BinderSyntax& binder) {
  const text::Node& upper = *binder.upper;
  if (binder.upper_included) return draw(parent, upper, Binds::anything, true);
  const bool is_number = upper.form == text::Form::number && upper.word.size() < 10 &&
                         upper.word.find_first_not_of("0123456789") == std::string::npos;
  if (is_number) {
    parent.append_child("mn").text() = std::to_string(std::stoll(upper.word) - 1).c_str();
    return;
  }
  draw(parent, upper, Binds::sum, false);
  math_operator(parent, "−");
  parent.append_child("mn").text() = "1";
}

void MathWriter::limits(Node sign, const text::BinderSyntax& binder, const text::NodePtr& condition) {
  const bool has_bounds =
      binder.upper && !binder.lower_excluded && std::string_view(sign.name()) == "munderover";
  Node under = sign.append_child("mrow");
  if (condition) under = under.append_child("mtable");
  const auto line = [&] { return condition ? under.append_child("mtr").append_child("mtd") : under; };
  Node first = line();
  if (has_bounds) {
    name(first, binder.name);
    math_operator(first, "=");
    if (binder.lower)
      draw(first, *binder.lower, Binds::sum, true);
    else
      first.append_child("mn").text() = "0";
  } else {
    range(first, binder);
  }
  if (condition) draw(line(), *condition, Binds::anything, true);
  if (has_bounds) last_index(sign.append_child("mrow"), binder);
}

void MathWriter::reduce(Node parent, const text::Node& node, bool tail) {
  const bool word_sign = node.word == "max" || node.word == "min";
  for (std::size_t i = 0; i < node.binders.size(); ++i) {
    const text::BinderSyntax& binder = node.binders[i];
    const bool bounds = !word_sign && binder.upper && !binder.lower_excluded;
    Node sign = parent.append_child(bounds ? "munderover" : "munder");
    Node op = math_operator(sign, sign_of(node.word));
    op.append_attribute("movablelimits") = "false";
    if (!word_sign) op.append_attribute("largeop") = "true";
    limits(sign, binder, i + 1 == node.binders.size() ? node.condition : nullptr);
  }
  draw(parent, *node.operands[0], Binds::big, tail);
}

/// The value, and below it where the state begins and what a round makes of it.
void MathWriter::fold(Node parent, const text::Node& node) {
  Node table = parent.append_child("mtable");
  const auto cell = [&table] { return table.append_child("mtr").append_child("mtd").append_child("mrow"); };
  const auto settings = [&](Node line, const std::vector<text::SetSyntax>& names, std::size_t first) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (i != 0) math_operator(line, ",");
      name(line, names[i].name);
      math_operator(line, "←");
      draw(line, *node.operands[first + i], Binds::anything, true);
    }
  };
  draw(cell(), *node.operands.back(), Binds::anything, true);
  Node starts = cell();
  starts.append_child("mtext").text() = "from\u00a0";
  settings(starts, node.starts, 0);
  Node steps = cell();
  steps.append_child("mtext").text() = "then for\u00a0";
  range(steps, node.binders.front());
  math_operator(steps, ":");
  settings(steps, node.steps, node.starts.size());
}

}  // namespace warpproof::report::html
