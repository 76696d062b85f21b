#pragma once
// A-priori bounds of long reductions in closed form, for any order: what a symbolic or large number of terms
// needs.
//
// gamma_h = h u / (1 - h u), with u the unit roundoff (doubled for directed roundings): a sum along a tree of
// height h (each term passes at most h additions) is within gamma_h * sum |t^| of the sum of its computed
// terms t^. Source: Higham, Accuracy and Stability of Numerical Algorithms, 4.2 and 3.1; addition adds no
// underflow error (Hauser), flush to zero adds the smallest normal number per addition. Fails: h u >= 1 gives
// an infinite bound with trouble may_overflow.
//
//   ErrorForm y = sum(mul(a, w, f32), 1024, in_order(1024), f32);

#include <cstdint>

#include "refmodels/bounds/error_form.h"

namespace refmodels::bounds {

/// Additions that a term passes at most, in each order of `terms` terms (0 for one term or none).
std::uint64_t in_order(std::uint64_t terms);
std::uint64_t balanced(std::uint64_t terms);
/// Blocks of `block` terms in order, then the blocks in order.
std::uint64_t blocked(std::uint64_t terms, std::uint64_t block);

/// Upper bound of gamma_height; infinite where it is not defined.
double gamma(std::uint64_t height, const Arithmetic& step);

/// The sum of `terms` values, each like `term` (any of its range, independent), along a tree of that height.
ErrorForm sum(const ErrorForm& term, std::uint64_t terms, std::uint64_t height, const Arithmetic& step);

/// The sum of `terms` products a * b along a tree of that height. Covers separate products, an FMA chain that
/// starts at zero or at a product, and every mixture: a fused product skips the rounding that is counted
/// here.
ErrorForm dot(const ErrorForm& a, const ErrorForm& b, std::uint64_t terms, std::uint64_t height,
              const Arithmetic& step);

}  // namespace refmodels::bounds
