#pragma once
// The operations that the proof kernel has laws for, and short makers for them. Every other operation of the
// language is an uninterpreted function to the kernel.
//
// The kernel's values are total: x / 0 = 0, x div 0 = x mod 0 = 0 (all quotients by 0 are 0; rem and
// mod_euclid by 0 leave x), a shift by a negative count is 0, the reciprocal of 0 is 0, roots, logarithms and
// powers outside their domain are 0, a read out of range is 0, the maximum of nothing is 0. Where a
// definition is defined its value is the total value; that the right side is defined wherever the left is, is
// proved apart (definedness.h).

#include <vector>

#include "verifier/ir/expression.h"

namespace warpproof::certificate {

using ir::Expression;
using ir::ExpressionPtr;
using ir::IndexId;
using refmodels::number::Rational;

enum class Operation : std::uint8_t {
  other,
  add,
  sub,
  mul,
  div,
  neg,
  reciprocal,
  pow,
  real_power,
  exp,
  exp2,
  log,
  log2,
  sqrt,
  rsqrt,
  abs,
  max,
  min,
  floor,
  floor_div,
  mod,
  ceil_div,
  div_trunc,
  rem,
  div_euclid,
  mod_euclid,
  sign,
  select,
  lt,
  le,
  gt,
  ge,
  eq,
  ne,
  logical_and,
  logical_or,
  logical_not,
  bit_and,
  bit_or,
  bit_xor,
  bit_not,
  shift_left,
  shift_right,
  sigmoid,
  tanh,
  pi,
  sin,
  cos,
};

/// `other` for anything that is not an apply node, too.
Operation operation_of(const Expression& expression);

/// A bit of the result is a function of the operands' bits at the same place.
bool is_bitwise(const Expression& expression);

ExpressionPtr integer(Rational value);
ExpressionPtr real(Rational value);
/// A constant of the type of `like`.
ExpressionPtr constant_like(const ExpressionPtr& like, Rational value);
ExpressionPtr plus(ExpressionPtr a, ExpressionPtr b);
ExpressionPtr minus(ExpressionPtr a, ExpressionPtr b);
ExpressionPtr times(ExpressionPtr a, ExpressionPtr b);
ExpressionPtr at_most(ExpressionPtr a, ExpressionPtr b);
ExpressionPtr below(ExpressionPtr a, ExpressionPtr b);
ExpressionPtr equals(ExpressionPtr a, ExpressionPtr b);
ExpressionPtr both(ExpressionPtr a, ExpressionPtr b);
ExpressionPtr either(ExpressionPtr a, ExpressionPtr b);
/// The negation; of a comparison, the opposite comparison.
ExpressionPtr opposite(ExpressionPtr a);
ExpressionPtr conjunction(const std::vector<ExpressionPtr>& conditions);
/// The same, null for "always": what a reduction takes as its condition.
ExpressionPtr joint_condition(const std::vector<ExpressionPtr>& conditions);
bool is_true(const ExpressionPtr& expression);
bool is_number(const ExpressionPtr& expression, const Rational& value);

/// lower <= variable and variable < upper for each binder, and the condition: "this tuple is in the domain".
std::vector<ExpressionPtr> domain_facts(const std::vector<ir::Binder>& binders,
                                        const ExpressionPtr& condition);
ExpressionPtr variable_of(const ir::Binder& binder);

/// The neutral element, of the type of `body`; null for max and min.
ExpressionPtr neutral_element(ir::Reduction reduction, const ExpressionPtr& body);

}  // namespace warpproof::certificate
