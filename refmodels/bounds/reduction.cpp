#include "refmodels/bounds/reduction.h"

#include <bit>

namespace refmodels::bounds {
namespace {

using number::add_up;
using number::mul_up;

double unit_of(const Arithmetic& step) {
  const double unit = detail::grid(step.format).unit;
  return step.rounding == Rounding::nearest_even ? unit : 2 * unit;
}

/// An integer count as a double that is not smaller.
double count_up(std::uint64_t count) {
  return count <= (std::uint64_t{1} << 53) ? static_cast<double>(count)
                                           : number::above(static_cast<double>(count));
}

DoubleInterval times(DoubleInterval a, std::uint64_t count) {
  const double up = count_up(count);
  const double down =
      up == static_cast<double>(count) && count <= (std::uint64_t{1} << 53) ? up : number::below(up);
  return number::mul(a, {down, up});
}

/// The sum of `terms` values of `exact`, computed ones within `term_error`, along a tree of that height.
ErrorForm tree(DoubleInterval exact, double term_error, bool non_negative, std::uint64_t terms,
               std::uint64_t height, const Arithmetic& step) {
  const DoubleInterval total = times(exact, terms);
  const double count = count_up(terms);
  const double factor = gamma(height, step);
  const double sizes = mul_up(count, add_up(exact.magnitude(), term_error));
  double error = add_up(mul_up(count, term_error), mul_up(factor, sizes));
  if (step.flush_to_zero) {
    // Each addition may flush two operands and its result; later roundings act on these amounts as on terms.
    const double flushes = mul_up(mul_up(3, count), detail::grid(step.format).normal);
    error = add_up(error, mul_up(flushes, add_up(1, factor)));
  }
  // Every partial sum is at most the sum of the sizes, plus what rounding may add.
  const double largest = add_up(mul_up(sizes, add_up(1, factor)), error);
  if (!(largest <= detail::grid(step.format).largest)) return detail::troubled(total, may_overflow);
  return {total.lo, total.hi, error, no_trouble, non_negative};
}

}  // namespace

std::uint64_t in_order(std::uint64_t terms) { return terms == 0 ? 0 : terms - 1; }

std::uint64_t balanced(std::uint64_t terms) {
  return terms <= 1 ? 0 : static_cast<std::uint64_t>(std::bit_width(terms - 1));
}

std::uint64_t blocked(std::uint64_t terms, std::uint64_t block) {
  if (terms == 0 || block == 0) return in_order(terms);
  const std::uint64_t blocks = terms / block + (terms % block != 0 ? 1 : 0);
  return in_order(std::min(block, terms)) + in_order(blocks);
}

double gamma(std::uint64_t height, const Arithmetic& step) {
  if (height == 0) return 0;
  const double product = mul_up(count_up(height), unit_of(step));
  const double rest = number::below(1 - product);
  return rest > 0 ? number::div_up(product, rest) : number::unbounded;
}

ErrorForm sum(const ErrorForm& term, std::uint64_t terms, std::uint64_t height, const Arithmetic& step) {
  if (terms == 0) return ErrorForm::point(0);
  if (term.trouble != 0) return detail::troubled(times(term.exact(), terms), term.trouble);
  if (terms == 1) return term;
  return tree(term.exact(), term.error, term.computed_non_negative, terms, height, step);
}

ErrorForm dot(const ErrorForm& a, const ErrorForm& b, std::uint64_t terms, std::uint64_t height,
              const Arithmetic& step) {
  return sum(mul(a, b, step), terms, height, step);
}

}  // namespace refmodels::bounds
