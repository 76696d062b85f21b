#include "verifier/smt/term.h"

#include <utility>

#include "verifier/base/fault.h"

namespace warpproof::smt {

namespace {

Term make(Operator op, Sort sort, std::vector<Term> operands) {
  Node node;
  node.op = op;
  node.sort = sort;
  node.operands = std::move(operands);
  return std::make_shared<const Node>(std::move(node));
}

Term constant(Rational value, Sort sort) {
  Node node;
  node.sort = sort;
  node.value = std::move(value);
  return std::make_shared<const Node>(std::move(node));
}

Sort arithmetic_sort(const std::vector<Term>& terms) {
  Sort sort = Sort::integer;
  for (const Term& term : terms) {
    WARPPROOF_INVARIANT(term->sort != Sort::boolean, "arithmetic on a boolean term");
    if (term->sort == Sort::real) sort = Sort::real;
  }
  return sort;
}

const char* word(Operator op) {
  switch (op) {
    case Operator::sum:
      return "+";
    case Operator::product:
      return "*";
    case Operator::quotient:
      return "/";
    case Operator::floor_quotient:
      return "div";
    case Operator::modulo:
      return "mod";
    case Operator::floor:
      return "floor";
    case Operator::less_equal:
      return "<=";
    case Operator::less:
      return "<";
    case Operator::equal:
      return "=";
    case Operator::conjunction:
      return "and";
    case Operator::disjunction:
      return "or";
    case Operator::negation:
      return "not";
    case Operator::choice:
      return "ite";
    default:
      return "?";
  }
}

void write(const Term& term, std::string& out) {
  if (term->op == Operator::constant) {
    out += term->sort == Sort::boolean ? (term->value.is_zero() ? "false" : "true") : term->value.str();
  } else if (term->op == Operator::variable) {
    out += '|';
    out += term->name;
    out += '|';
  } else {
    out += '(';
    out += word(term->op);
    for (const Term& operand : term->operands) {
      out += ' ';
      write(operand, out);
    }
    out += ')';
  }
}

}  // namespace

Term integer(Rational value) {
  WARPPROOF_INVARIANT(value.is_integer(), "an integer constant that is not an integer");
  return constant(std::move(value), Sort::integer);
}
Term real(Rational value) { return constant(std::move(value), Sort::real); }
Term boolean(bool value) { return constant(value ? 1 : 0, Sort::boolean); }

Term variable(std::string name, Sort sort) {
  Node node;
  node.op = Operator::variable;
  node.sort = sort;
  node.name = std::move(name);
  return std::make_shared<const Node>(std::move(node));
}

Term sum(std::vector<Term> terms) {
  const Sort sort = arithmetic_sort(terms);
  return make(Operator::sum, sort, std::move(terms));
}
Term product(std::vector<Term> factors) {
  const Sort sort = arithmetic_sort(factors);
  return make(Operator::product, sort, std::move(factors));
}
Term negative(Term a) {
  const Term minus_one = a->sort == Sort::real ? real(-1) : integer(-1);
  return product({minus_one, std::move(a)});
}
Term difference(Term a, Term b) { return sum({std::move(a), negative(std::move(b))}); }
Term quotient(Term a, Term b) { return make(Operator::quotient, Sort::real, {std::move(a), std::move(b)}); }
Term floor_quotient(Term a, Term b) {
  return make(Operator::floor_quotient, Sort::integer, {std::move(a), std::move(b)});
}
Term modulo(Term a, Term b) { return make(Operator::modulo, Sort::integer, {std::move(a), std::move(b)}); }
Term floor(Term a) { return make(Operator::floor, Sort::integer, {std::move(a)}); }
Term less_equal(Term a, Term b) {
  return make(Operator::less_equal, Sort::boolean, {std::move(a), std::move(b)});
}
Term less(Term a, Term b) { return make(Operator::less, Sort::boolean, {std::move(a), std::move(b)}); }
Term equal(Term a, Term b) {
  WARPPROOF_INVARIANT((a->sort == Sort::boolean) == (b->sort == Sort::boolean),
                      "equality of a number and a boolean");
  return make(Operator::equal, Sort::boolean, {std::move(a), std::move(b)});
}
Term conjunction(std::vector<Term> terms) {
  return make(Operator::conjunction, Sort::boolean, std::move(terms));
}
Term disjunction(std::vector<Term> terms) {
  return make(Operator::disjunction, Sort::boolean, std::move(terms));
}
Term negation(Term a) { return make(Operator::negation, Sort::boolean, {std::move(a)}); }
Term implication(Term a, Term b) { return disjunction({negation(std::move(a)), std::move(b)}); }

Term choice(Term condition, Term then, Term otherwise) {
  const Sort sort = then->sort == otherwise->sort ? then->sort : arithmetic_sort({then, otherwise});
  return make(Operator::choice, sort, {std::move(condition), std::move(then), std::move(otherwise)});
}

std::string text_of(const Term& term) {
  std::string out;
  write(term, out);
  return out;
}

}  // namespace warpproof::smt
