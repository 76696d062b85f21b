#include <algorithm>
#include <set>

#include "verifier/smt/problem.h"

namespace warpproof::smt {

namespace {

using FormulaKind = Formula::Kind;

/// Product facts are a help, not a duty: more than this many make the linear query slower than the nonlinear
/// one.
constexpr std::size_t product_facts_max = 120;

struct Comparison {
  FormulaKind kind;
  Polynomial polynomial;
  bool operator<(const Comparison& other) const {
    return std::tie(kind, polynomial) < std::tie(other.kind, other.polynomial);
  }
};

void collect(const Formula& formula, std::set<Comparison>& comparisons, std::set<Monomial>& products) {
  if (!formula.polynomial.empty()) comparisons.insert({formula.kind, formula.polynomial});
  for (const auto& [monomial, coefficient] : formula.polynomial)
    if (monomial.size() > 1) products.insert(monomial);
  for (const Formula& operand : formula.operands) collect(operand, comparisons, products);
}

Polynomial times(const Polynomial& polynomial, const Monomial& factor, const Rational& coefficient) {
  Polynomial result;
  for (const auto& [monomial, own] : polynomial) {
    Monomial product(monomial.size() + factor.size());
    std::merge(monomial.begin(), monomial.end(), factor.begin(), factor.end(), product.begin());
    result.emplace(std::move(product), own * coefficient);
  }
  return result;
}

bool integral(const Problem& problem, const Polynomial& polynomial) {
  return std::all_of(polynomial.begin(), polynomial.end(), [&](const auto& entry) {
    return entry.second.is_integer() &&
           std::all_of(entry.first.begin(), entry.first.end(),
                       [&](const std::string& name) { return problem.variables.at(name) == Sort::integer; });
  });
}

Formula at_least_zero(Polynomial polynomial) {
  Formula formula;
  formula.kind = FormulaKind::at_least_zero;
  formula.polynomial = std::move(polynomial);
  return formula;
}
Formula negated(Formula operand) {
  Formula formula;
  formula.kind = FormulaKind::negation;
  formula.operands.push_back(std::move(operand));
  return formula;
}
Formula clause(std::vector<Formula> operands) {
  Formula formula;
  formula.kind = FormulaKind::disjunction;
  formula.operands = std::move(operands);
  return formula;
}

/// Whether multiplying by `factor` gives a product that the query speaks of, and none of a higher degree than
/// it knows.
bool useful(const Polynomial& polynomial, const std::string& factor, const std::set<Monomial>& products,
            std::size_t degree_max) {
  bool speaks = false;
  for (const auto& [monomial, coefficient] : polynomial) {
    if (monomial.size() + 1 > degree_max) return false;
    if (monomial.empty() || speaks) continue;
    Monomial product = monomial;
    product.insert(std::lower_bound(product.begin(), product.end(), factor), factor);
    speaks = std::any_of(products.begin(), products.end(), [&](const Monomial& known) {
      return std::includes(known.begin(), known.end(), product.begin(), product.end());
    });
  }
  return speaks;
}

void add_product_facts(const Problem& problem, const Comparison& comparison, const std::string& factor,
                       std::vector<Formula>& facts) {
  const Formula factor_negative = negated(at_least_zero({{{factor}, 1}}));
  Formula holds;
  holds.kind = comparison.kind;
  holds.polynomial = comparison.polynomial;
  Polynomial product = times(comparison.polynomial, {factor}, 1);
  if (comparison.kind == FormulaKind::zero) {
    Formula zero;
    zero.kind = FormulaKind::zero;
    zero.polynomial = std::move(product);
    facts.push_back(clause({negated(holds), zero}));
    return;
  }
  facts.push_back(clause({negated(holds), factor_negative, at_least_zero(product)}));
  // Not P >= 0 is -P - 1 >= 0 over the integers, -P >= 0 (weaker, enough) over the reals.
  Polynomial opposite = times(product, {}, -1);
  if (comparison.kind == FormulaKind::at_least_zero && integral(problem, comparison.polynomial))
    opposite[{factor}] -= 1;
  std::erase_if(opposite, [](const auto& entry) { return entry.second.is_zero(); });
  facts.push_back(clause({holds, factor_negative, at_least_zero(std::move(opposite))}));
}

std::string product_name(const Monomial& monomial) {
  std::string name = "!product";
  for (const std::string& factor : monomial) name += " " + factor;
  return name;
}

void replace_products(Formula& formula, const Problem& source, Problem& result) {
  Polynomial replaced;
  for (auto& [monomial, coefficient] : formula.polynomial) {
    if (monomial.size() < 2) {
      replaced[monomial] += coefficient;
      continue;
    }
    const bool all_integers = std::all_of(monomial.begin(), monomial.end(), [&](const std::string& name) {
      return source.variables.at(name) == Sort::integer;
    });
    const std::string name = product_name(monomial);
    result.variables.emplace(name, all_integers ? Sort::integer : Sort::real);
    replaced[{name}] += coefficient;
  }
  formula.polynomial = std::move(replaced);
  for (Formula& operand : formula.operands) replace_products(operand, source, result);
}

}  // namespace

Problem linearised(const Problem& problem) {
  std::set<Comparison> comparisons;
  std::set<Monomial> products;
  for (const Formula& assertion : problem.assertions) collect(assertion, comparisons, products);
  std::set<std::string> factors;
  std::size_t degree = 0;
  for (const Monomial& product : products) {
    factors.insert(product.begin(), product.end());
    degree = std::max(degree, product.size());
  }

  Problem result = problem;
  std::vector<Formula> facts;
  for (const Comparison& comparison : comparisons)
    for (const std::string& factor : factors)
      if (facts.size() < product_facts_max && useful(comparison.polynomial, factor, products, degree))
        add_product_facts(problem, comparison, factor, facts);
  for (const Monomial& product : products)
    if (product.size() == 2 && product[0] == product[1]) facts.push_back(at_least_zero({{product, 1}}));
  result.assertions.insert(result.assertions.end(), facts.begin(), facts.end());
  for (Formula& assertion : result.assertions) replace_products(assertion, problem, result);
  return result;
}

}  // namespace warpproof::smt
