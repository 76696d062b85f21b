// Prints docs/generated/operations.md from the table of operations (refmodels/ops). Usage: operations_page

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <string>
#include <string_view>

#include "refmodels/ops/derivative.h"
#include "tests/docs/table_cell.h"

using namespace refmodels;

namespace {

/// The names that the rows' own texts use.
std::string_view operand_name(const ops::Op& op, int operand) {
  constexpr std::string_view names[] = {"x", "y", "z"};
  if (op.rule == ops::Rule::select && operand == 0) return "c";
  if (op.rule == ops::Rule::power && operand == 1) return "n";
  return names[operand];
}

/// The shortest text that reads back as this double: an error is never shown smaller than it is.
std::string number_text(double value) {
  std::array<char, 40> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  return {buffer.data(), end};
}

std::string_view rule_text(ops::Rule rule) {
  switch (rule) {
    case ops::Rule::real:
      return "reals to a real";
    case ops::Rule::real_or_integer:
      return "integers to an integer, otherwise reals to a real";
    case ops::Rule::comparison:
      return "two reals or two integers to a boolean";
    case ops::Rule::boolean:
      return "booleans to a boolean";
    case ops::Rule::select:
      return "a boolean and two values of one type to that type";
    case ops::Rule::power:
      return "a base and an integer literal; an integer when both are and the exponent is not negative";
    case ops::Rule::integer:
      return "integers to an integer";
    case ops::Rule::to_integer:
      return "a real to a real that is an integer";
  }
  return "";
}

std::string error_text(const ops::ErrorModel& model) {
  std::string text;
  const auto add = [&](double amount, const std::string& unit) {
    if (amount == 0) return;
    text += (text.empty() ? "" : " + ") + number_text(amount) + unit;
  };
  add(model.ulps, " ulp");
  add(model.ulps_per_argument, " ulp times the argument's magnitude");
  add(model.relative, " relative");
  add(model.absolute, " absolute");
  return text.empty() ? "exact" : text;
}

std::string domain_text(const ops::ErrorModel& model) {
  std::string text;
  if (model.magnitude_lower > 0) text = "from " + number_text(model.magnitude_lower);
  if (std::isfinite(model.magnitude_upper)) {
    text += (text.empty() ? "" : " ") + std::string("to ") + number_text(model.magnitude_upper);
  }
  return text.empty() ? "all" : text;
}

std::string signature(const ops::Op& op) {
  std::string text(op.name);
  for (int i = 0; i < op.arity; ++i) text += (i == 0 ? "(" : ", ") + std::string(operand_name(op, i));
  return text + ")";
}

void print(const std::string& text) { std::fwrite(text.data(), 1, text.size(), stdout); }

void print_overview() {
  print("| operation | meaning | defined |\n|---|---|---|\n");
  for (const ops::Op* op : ops::all_ops()) {
    const std::string name(op->name);
    print("| [" + name + "](#" + name + ") | " + cell(op->meaning) + " | " + cell(op->defined.text) + " |\n");
  }
}

std::string derivative_text(const ops::Op& op) {
  const ops::Derivative& row = ops::derivative_of(op);
  switch (row.form) {
    case ops::Derivative::Form::power:
      return "Derivative: n x^(n - 1).\n";
    case ops::Derivative::Form::branch:
      return "Derivative: that of the branch that is taken.\n";
    case ops::Derivative::Form::condition:
      return "Derivative: none but the jumps of what its operands compare.\n";
    case ops::Derivative::Form::none:
      return "Derivative: none; it " + std::string(row.why) + ".\n";
    case ops::Derivative::Form::rule:
      break;
  }
  std::string text = "Derivative: ";
  for (std::size_t i = 0; i < static_cast<std::size_t>(op.arity); ++i)
    text +=
        std::string(i == 0 ? "" : ", ") + "by " + (i == 0 ? "x" : "y") + " `" + std::string(row.by[i]) + "`";
  return text + ".\n";
}

void print_operation(const ops::Op& op) {
  print("\n## " + std::string(op.name) + "\n\n`" + signature(op) + "`: " + std::string(op.meaning) +
        ". Type: " + std::string(rule_text(op.rule)) + ". Defined: " + std::string(op.defined.text) +
        ".\nSource: " + std::string(op.source) + ".\n" + derivative_text(op));
  if (!op.error_models.empty()) {
    print(
        "\n| implementation | format | error, at most | argument's magnitude | source "
        "|\n|---|---|---|---|---|\n");
    for (const ops::ErrorModel& model : op.error_models) {
      print("| `" + std::string(model.implementation) + "` | " +
            std::string(number::info(model.format).name) + " | " + error_text(model) +
            (model.flush_to_zero ? ", subnormals may become zero" : "") + " | " + domain_text(model) + " | " +
            cell(model.source) + " |\n");
    }
  }
  if (!op.axioms.empty()) print("\n");
  for (const ops::Axiom& axiom : op.axioms) {
    print("- " + std::string(axiom.name) + ": `" + std::string(axiom.statement) + "`" +
          (axiom.where.empty() ? "" : " where `" + std::string(axiom.where) + "`") + "\n");
  }
}

}  // namespace

int main() {
  print(
      "# Operations\n\n"
      "The mathematics that the language knows, over the reals. A machine's instruction or a library's "
      "function is "
      "an implementation: its\nerror, as its maker documents it, stands under the operation. An error in ulp "
      "already "
      "counts the rounding of the result. Laws are\nevaluated on samples by the tests; a proof that uses one "
      "says so "
      "in its ledger.\n\n");
  print_overview();
  for (const ops::Op* op : ops::all_ops()) print_operation(*op);
  return std::ferror(stdout) != 0 ? 1 : 0;
}
