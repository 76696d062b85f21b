// Goals over whole numbers of few values: all are tried (words.h).
#include <algorithm>

#include "verifier/certificate/kernel.h"
#include "verifier/certificate/words.h"

namespace warpproof::certificate {

namespace {

constexpr std::uint64_t choices_max = std::uint64_t{1} << 20;
constexpr std::uint64_t operations_max = std::uint64_t{1} << 26;
constexpr std::uint64_t nodes_max = 400;

/// Whether a bound on `pattern` may be one on `atom`: the same index or size, or another read of the tensor.
bool resembles(const Expression& pattern, const Expression& atom) {
  if (pattern.kind != atom.kind) return false;
  if (atom.kind == ir::Kind::index) return pattern.index_id == atom.index_id;
  return (atom.kind == ir::Kind::size || atom.kind == ir::Kind::read) && pattern.name == atom.name;
}

/// What a comparison of `atom` with a number says of it.
struct Said {
  std::vector<std::int64_t> low, high;
};

void hear(const ExpressionPtr& condition, const Expression& atom, Said& said) {
  if (operation_of(*condition) == Operation::logical_and) {
    for (const ExpressionPtr& part : condition->operands) hear(part, atom, said);
    return;
  }
  if (condition->kind != ir::Kind::apply || condition->operands.size() != 2) return;
  for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
    const ExpressionPtr &term = condition->operands[side], &other = condition->operands[1 - side];
    if (!resembles(*term, atom) || other->type != ir::ScalarType::integer) continue;
    Rational number;
    if (other->kind == ir::Kind::constant) {
      number = other->value;
    } else if (operation_of(*other) == Operation::neg && other->operands[0]->kind == ir::Kind::constant) {
      number = -other->operands[0]->value;
    } else {
      continue;
    }
    const auto whole = number.to_int64();
    if (!whole || *whole >= INT64_MAX / 2 || *whole <= INT64_MIN / 2) continue;
    const Operation operation = operation_of(*condition);
    const bool upper = side == 0 ? operation == Operation::lt || operation == Operation::le
                                 : operation == Operation::gt || operation == Operation::ge;
    const bool lower = side == 0 ? operation == Operation::gt || operation == Operation::ge
                                 : operation == Operation::lt || operation == Operation::le;
    const bool strict = operation == Operation::lt || operation == Operation::gt;
    if (upper || operation == Operation::eq) said.high.push_back(*whole - (strict ? 1 : 0));
    if (lower || operation == Operation::eq) said.low.push_back(*whole + (strict ? 1 : 0));
  }
}

bool mentions_bits(const Expression& expression) {
  const Operation operation = operation_of(expression);
  if (is_bitwise(expression) || operation == Operation::shift_left || operation == Operation::shift_right)
    return true;
  return std::any_of(expression.operands.begin(), expression.operands.end(),
                     [](const ExpressionPtr& operand) { return mentions_bits(*operand); });
}

}  // namespace

bool Kernel::speaks_of_bits(const ExpressionPtr& goal) { return mentions_bits(*goal); }

std::optional<WordRange> Kernel::bounds_of(const Scope& scope, const ExpressionPtr& atom) {
  Said said;
  if (atom->kind == ir::Kind::size) said.low.push_back(0);
  for (const Fact& fact : scope.facts) hear(fact.condition, *atom, said);
  for (const QuantifiedFact& fact : scope.quantified) hear(fact.conclusion, *atom, said);
  std::sort(said.low.begin(), said.low.end(), std::greater<>());
  std::sort(said.high.begin(), said.high.end());
  const auto low = std::find_if(said.low.begin(), said.low.end(), [&](std::int64_t number) {
    return shows(scope, at_most(integer(Rational(number)), atom));
  });
  if (low == said.low.end()) return std::nullopt;
  const auto high = std::find_if(said.high.begin(), said.high.end(), [&](std::int64_t number) {
    return shows(scope, at_most(atom, integer(Rational(number))));
  });
  if (high == said.high.end()) return std::nullopt;
  return WordRange{*low, *high};
}

bool Kernel::shows_by_trial(const Scope& scope, const ExpressionPtr& goal) {
  if (goal->type != ir::ScalarType::boolean || ir::count_nodes(goal) > nodes_max) return false;
  if (in_trial_) return false;
  WordProgram program(expander_, [&](const ExpressionPtr& atom) {
    in_trial_ = true;
    const auto bounds = bounds_of(scope, atom);
    in_trial_ = false;
    return bounds;
  });
  const auto place = program.compile(goal);
  if (!place || program.choices() > choices_max) return false;
  std::vector<std::size_t> facts;
  for (const Fact& fact : scope.facts)
    if (const auto known = fact.integral ? program.compile_known(fact.condition) : std::nullopt)
      facts.push_back(*known);
  if (program.choices() * program.size() > operations_max) return false;
  std::string question = "trial " + std::to_string(*place) + ":" + program.text();
  for (const std::size_t fact : facts) question += " " + std::to_string(fact);
  const auto known = answers_.find(question);
  if (known != answers_.end()) return known->second;
  bool in_time = true;
  const bool answer = program.always(*place, facts, [&] { return in_time = !deadline_.passed(); });
  if (!in_time) statistics_.out_of_budget = true;
  return answers_[question] = answer;
}

}  // namespace warpproof::certificate
