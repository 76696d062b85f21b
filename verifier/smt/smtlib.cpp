#include "verifier/smt/problem.h"
#include "verifier/smt/solver.h"

namespace warpproof::smt {

namespace {

using FormulaKind = Formula::Kind;

/// A quoted symbol may hold anything but | and \.
std::string symbol(const std::string& name) {
  std::string out = "|";
  for (const char c : name) out += c == '|' || c == '\\' ? '_' : c;
  return out + "|";
}

std::string number(const Rational& value, bool real) {
  const std::string digits = value.abs().numerator() + (real ? ".0" : "");
  std::string text = value.is_integer() ? digits : "(/ " + digits + " " + value.denominator() + ".0)";
  return value.sign() < 0 ? "(- " + text + ")" : text;
}

std::string polynomial_text(const Polynomial& polynomial, const Problem& problem, bool real) {
  if (polynomial.empty()) return real ? "0.0" : "0";
  std::string out = "(+";
  for (const auto& [monomial, coefficient] : polynomial) {
    out += " (* " + number(coefficient, real);
    for (const std::string& name : monomial) {
      const bool convert = real && problem.variables.at(name) == Sort::integer;
      out += convert ? " (to_real " + symbol(name) + ")" : " " + symbol(name);
    }
    out += monomial.empty() ? (real ? " 1.0)" : " 1)") : ")";
  }
  return out + (real ? " 0.0)" : " 0)");
}

bool is_real(const Polynomial& polynomial, const Problem& problem) {
  for (const auto& [monomial, coefficient] : polynomial) {
    if (!coefficient.is_integer()) return true;
    for (const std::string& name : monomial)
      if (problem.variables.at(name) == Sort::real) return true;
  }
  return false;
}

std::string text(const Formula& formula, const Problem& problem) {
  const bool real = is_real(formula.polynomial, problem);
  const std::string zero = real ? " 0.0)" : " 0)";
  std::string out;
  switch (formula.kind) {
    case FormulaKind::constant:
      return formula.value ? "true" : "false";
    case FormulaKind::boolean_variable:
      return symbol(formula.name);
    case FormulaKind::at_least_zero:
      return "(>= " + polynomial_text(formula.polynomial, problem, real) + zero;
    case FormulaKind::positive:
      return "(> " + polynomial_text(formula.polynomial, problem, real) + zero;
    case FormulaKind::zero:
      return "(= " + polynomial_text(formula.polynomial, problem, real) + zero;
    case FormulaKind::negation:
      return "(not " + text(formula.operands[0], problem) + ")";
    case FormulaKind::conjunction:
    case FormulaKind::disjunction:
      out = formula.kind == FormulaKind::conjunction ? "(and true" : "(or false";
      for (const Formula& operand : formula.operands) out += " " + text(operand, problem);
      return out + ")";
  }
  return "false";
}

}  // namespace

std::string export_smtlib(const std::vector<Term>& assertions) {
  const Problem problem = lower(assertions);
  std::string out = "(set-logic ALL)\n";
  for (const auto& [name, sort] : problem.variables) {
    const char* word = sort == Sort::boolean ? "Bool" : sort == Sort::integer ? "Int" : "Real";
    out += "(declare-const " + symbol(name) + " " + word + ")\n";
  }
  for (const Formula& assertion : problem.assertions) out += "(assert " + text(assertion, problem) + ")\n";
  return out + "(check-sat)\n";
}

}  // namespace warpproof::smt
