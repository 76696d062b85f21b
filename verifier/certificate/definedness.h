#pragma once
// When a side has a value: a boolean expression beside each equation, made from the equations as they are
// written and then unfolded, so that a read of a local tensor out of its range is not lost where the local is
// inlined.
//
// Undefined: a denominator of zero, a root or logarithm outside its domain, a read out of range (of inputs,
// locals and parameters), a maximum of nothing, a tensor given to a definition with other extents than
// declared. A choice is defined when its condition and the branch that is taken are.
//
// `certain` is what must be shown of the right side; `implied` is what may be assumed of the left side: they
// differ where a language may stop early (and, or).

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/certificate/operation.h"
#include "verifier/ir/program.h"

namespace warpproof::certificate {

enum class Strength : std::uint8_t { certain, implied };

/// "output `name` of this side is defined at its indices" over the shared output ids, unfolded.
base::Result<ExpressionPtr> defined_output(const ir::Program& program, const ir::Rewrite& rewrite,
                                           const ir::Side& side, const std::string& name, Strength strength,
                                           ir::IndexAllocator& allocator, const base::Limits& limits);

/// What is to be shown, so that an extent of the right side has a value where that of the left side has one:
/// each divisor that the left extent does not divide by, too, is not 0; false where that is not enough.
ExpressionPtr extent_defined(const ExpressionPtr& before, const ExpressionPtr& after);

/// All that a requirement says: its condition for all its indices, and that the condition is defined.
base::Result<ExpressionPtr> requirement_fact(const ir::Program& program, const ir::Rewrite& rewrite,
                                             const ir::Requirement& requirement,
                                             ir::IndexAllocator& allocator, const base::Limits& limits);

}  // namespace warpproof::certificate
