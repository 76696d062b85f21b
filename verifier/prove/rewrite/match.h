#pragma once
// Two normal forms that differ in their reductions only: a one-to-one map of indices, a covering, or a
// partition is looked for by making the index expressions of equal reads equal. What is found is shown by the
// lemma, as ever.

#include "verifier/prove/rewrite/constraints.h"

namespace warpproof::prove {

/// One side of an equality under work.
struct Side {
  Tactic& tactic;
  Normaliser& normaliser;
  Scope scope;
  ExpressionPtr term;
  Path base = {};  ///< where `term` stands in the whole side
};

/// A reduction inside a term.
struct Place {
  ExpressionPtr node;
  Scope scope;
  Path path;
};
std::vector<Place> reductions_in(certificate::Kernel& kernel, const ExpressionPtr& term, const Scope& scope);

/// The term with another one at this place.
ExpressionPtr replaced_at(const ExpressionPtr& node, const Path& path, std::size_t depth,
                          const ExpressionPtr& by);

/// Indices of one reduction in terms of another's: one expression for each binder.
using IndexMap = std::vector<std::pair<IndexId, ExpressionPtr>>;

/// Maps with body_of(from)[map] = body_of(to): the indices of `from` in terms of those of `to`. `partial`
/// allows indices without a value.
std::optional<IndexMap> unify(Tactic& tactic, const Expression& from, const Expression& to, bool partial);

/// Turns reductions of `side` into equal ones of `reference` where a map is found; true when anything
/// changed.
bool match_reductions(Side& side, const ExpressionPtr& reference, const Scope& reference_scope);

/// Indices of reads that the facts make equal to those of a read in `reference` become the same; true when
/// anything changed.
bool match_reads(Side& side, const ExpressionPtr& reference);

/// Splits a reduction of `whole` into reductions over its body that stand on either side; true when anything
/// changed.
bool match_parts(Side& whole, const Side& other);

/// Takes a reduction of `whole` apart by the remainders of an index, where `other` reads the same at a stride;
/// true when anything changed.
bool match_strides(Side& whole, const Side& other);

/// Takes the last term of a reduction of `whole` apart, where `other` has all others together; true when
/// anything changed.
bool match_all_but_last(Side& whole, const Side& other);

/// `piece` over the indices of `whole`, with its body; null where it reads something else.
ExpressionPtr piece_over(Tactic& tactic, const Expression& whole, const Expression& piece);

/// Those that have no equal among `others`.
std::vector<Place> unmatched_in(const std::vector<Place>& places, const std::vector<Place>& others);

}  // namespace warpproof::prove
