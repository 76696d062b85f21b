#include "verifier/certificate/encode.h"

#include "verifier/base/fault.h"

namespace warpproof::certificate {

namespace {

/// A literal power up to this is written out as a product.
constexpr std::int64_t written_power_max = 8;

smt::Sort sort_of(ir::ScalarType type) {
  return type == ir::ScalarType::real      ? smt::Sort::real
         : type == ir::ScalarType::integer ? smt::Sort::integer
                                           : smt::Sort::boolean;
}

}  // namespace

smt::Term Encoder::variable(std::string name, const ExpressionPtr& expression) {
  variables_.emplace(name, expression);
  return smt::variable(std::move(name), sort_of(expression->type));
}

smt::Term Encoder::number(const ExpressionPtr& expression) {
  switch (expression->kind) {
    case ir::Kind::constant:
      return expression->type == ir::ScalarType::integer ? smt::integer(expression->value)
                                                         : smt::real(expression->value);
    case ir::Kind::size:
      return variable("s:" + expression->name, expression);
    case ir::Kind::index:
      return variable("#" + std::to_string(expression->index_id), expression);
    case ir::Kind::apply:
      return apply(expression);
    default:
      return variable(sorted_key(expression), expression);
  }
}

/// A sum or recurrence of integers has the text of the same over reals, and another sort.
std::string Encoder::sorted_key(const ExpressionPtr& expression) {
  const bool may_be_either = expression->kind == ir::Kind::reduce || expression->kind == ir::Kind::fold;
  const bool whole = may_be_either && expression->type == ir::ScalarType::integer;
  return expander_.key(expression) + (whole ? ":int" : "");
}

smt::Term Encoder::power(const ExpressionPtr& expression) {
  const auto exponent = expression->operands[1]->kind == ir::Kind::constant
                            ? expression->operands[1]->value.to_int64()
                            : std::nullopt;
  if (!exponent || *exponent > written_power_max || *exponent < -written_power_max)
    return variable(expander_.key(expression), expression);
  const smt::Term base = number(expression->operands[0]);
  const bool is_integer = expression->type == ir::ScalarType::integer;
  std::vector<smt::Term> factors{is_integer ? smt::integer(1) : smt::real(1)};
  for (std::int64_t i = 0; i < std::abs(*exponent); ++i) factors.push_back(base);
  const smt::Term product = smt::product(factors);
  return *exponent < 0 ? smt::quotient(smt::real(1), product) : product;
}

/// Towards zero, or so that the remainder is not negative: by a floor of operands whose signs are known.
smt::Term Encoder::quotient(Operation operation, const smt::Term& a, const smt::Term& b) {
  const smt::Term zero = smt::integer(0);
  const auto over_positive = [&](const smt::Term& numerator) {
    return smt::choice(smt::less(zero, b), smt::floor_quotient(numerator, b),
                       smt::negative(smt::floor_quotient(numerator, smt::negative(b))));
  };
  if (operation == Operation::div_euclid) return over_positive(a);
  return smt::choice(smt::less_equal(zero, a), over_positive(a),
                     smt::negative(over_positive(smt::negative(a))));
}

smt::Term Encoder::apply(const ExpressionPtr& expression) {
  const auto& operands = expression->operands;
  auto operand = [&](std::size_t i) { return number(operands[i]); };
  switch (operation_of(*expression)) {
    case Operation::add:
      return smt::sum({operand(0), operand(1)});
    case Operation::sub:
      return smt::difference(operand(0), operand(1));
    case Operation::mul:
      return smt::product({operand(0), operand(1)});
    case Operation::neg:
      return smt::negative(operand(0));
    case Operation::div:
      return smt::quotient(operand(0), operand(1));
    case Operation::reciprocal:
      return smt::quotient(smt::real(1), operand(0));
    case Operation::pow:
      return power(expression);
    case Operation::floor_div:
      return smt::floor_quotient(operand(0), operand(1));
    case Operation::mod:
      return smt::modulo(operand(0), operand(1));
    case Operation::ceil_div:
      return smt::negative(smt::floor_quotient(smt::negative(operand(0)), operand(1)));
    case Operation::div_trunc:
    case Operation::div_euclid:
      return quotient(operation_of(*expression), operand(0), operand(1));
    case Operation::rem:
    case Operation::mod_euclid: {
      const bool truncated = operation_of(*expression) == Operation::rem;
      const smt::Term a = operand(0), b = operand(1);
      const smt::Term q = quotient(truncated ? Operation::div_trunc : Operation::div_euclid, a, b);
      return smt::difference(a, smt::product({b, q}));
    }
    case Operation::sign: {
      const smt::Term a = operand(0);
      const bool whole = expression->type == ir::ScalarType::integer;
      const auto number_of = [&](int value) { return whole ? smt::integer(value) : smt::real(value); };
      return smt::choice(smt::less(smt::integer(0), a), number_of(1),
                         smt::choice(smt::less(a, smt::integer(0)), number_of(-1), number_of(0)));
    }
    case Operation::abs: {
      const smt::Term a = operand(0);
      return smt::choice(smt::less_equal(smt::integer(0), a), a, smt::negative(a));
    }
    case Operation::max: {
      const smt::Term a = operand(0), b = operand(1);
      return smt::choice(smt::less_equal(a, b), b, a);
    }
    case Operation::min: {
      const smt::Term a = operand(0), b = operand(1);
      return smt::choice(smt::less_equal(a, b), a, b);
    }
    case Operation::select:
      return smt::choice(boolean(operands[0]), operand(1), operand(2));
    default:
      return variable(expander_.key(expression), expression);
  }
}

smt::Term Encoder::boolean(const ExpressionPtr& expression) {
  WARPPROOF_INVARIANT(expression->type == ir::ScalarType::boolean, "a number where a condition is meant");
  if (expression->kind == ir::Kind::constant) return smt::boolean(!expression->value.is_zero());
  const auto& operands = expression->operands;
  auto number_at = [&](std::size_t i) { return number(operands[i]); };
  auto equality = [&] {
    return operands[0]->type == ir::ScalarType::boolean
               ? smt::equal(boolean(operands[0]), boolean(operands[1]))
               : smt::equal(number_at(0), number_at(1));
  };
  switch (operation_of(*expression)) {
    case Operation::lt:
      return smt::less(number_at(0), number_at(1));
    case Operation::le:
      return smt::less_equal(number_at(0), number_at(1));
    case Operation::gt:
      return smt::less(number_at(1), number_at(0));
    case Operation::ge:
      return smt::less_equal(number_at(1), number_at(0));
    case Operation::eq:
      return equality();
    case Operation::ne:
      return smt::negation(equality());
    case Operation::logical_and:
      return smt::conjunction({boolean(operands[0]), boolean(operands[1])});
    case Operation::logical_or:
      return smt::disjunction({boolean(operands[0]), boolean(operands[1])});
    case Operation::logical_not:
      return smt::negation(boolean(operands[0]));
    case Operation::select:
      return smt::choice(boolean(operands[0]), boolean(operands[1]), boolean(operands[2]));
    default:
      return variable(expander_.key(expression), expression);
  }
}

}  // namespace warpproof::certificate
