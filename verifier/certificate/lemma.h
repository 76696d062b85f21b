#pragma once
// A lemma of the proof kernel: an equality that one step of a proof claims, and the check that this instance
// of it holds. One file a lemma in lemmas/; the table is made from the folder, so a file is a lemma and
// cannot be forgotten.
//
// All equalities are between total values (operation.h). A check derives its side conditions itself and
// answers with the reason of refusal, or "" when the instance holds. What a step gives along (`terms`) are
// hints, never facts.

#include <span>
#include <string>
#include <vector>

#include "verifier/certificate/kernel.h"

namespace warpproof::certificate {

struct Claim {
  Kernel& kernel;
  const Scope& scope;
  const ExpressionPtr& left;
  const ExpressionPtr& right;
  const std::vector<ExpressionPtr>& terms;
};

struct Lemma {
  const char* id;  ///< the file's name
  const char* statement;
  const char* condition;  ///< side conditions that the check derives; "" for none
  const char* theories;   ///< of real, int, bool
  bool function_law;      ///< a law of a real function: named in the ledger of each proof that uses it
  std::string (*check)(const Claim&);
};

/// All lemmas, by id.
std::span<const Lemma* const> all_lemmas();
const Lemma* find_lemma(std::string_view id);

// ---- shared by the checks ----

bool is_reduction(const ExpressionPtr& expression, ir::Reduction reduction);
bool is_extreme(ir::Reduction reduction);
/// Whether f(a) < f(b) exactly when a < b, for all reals.
bool grows_strictly(Operation function);

/// Whether the two domains, over the same index ids in any order, hold the same tuples.
bool same_domain(const Claim& claim, const Expression& a, const Expression& b);

/// Whether no binder of `a` has the id of a binder of `b`.
bool disjoint_binders(const Expression& a, const Expression& b);

/// The scope in which the indices of `reduce` are free and nothing is known of them.
Scope with_indices(Scope scope, const Expression& reduce);

/// Whether a term that a step gave along is well formed in this scope; the reason when it is not.
std::string malformed_terms(const Claim& claim, const Scope& scope, std::size_t begin, std::size_t end);

/// What every law between functions asks: exactly so many terms (1 or 2), well formed, numbers, and two sides
/// of one type.
std::string malformed_law(const Claim& claim, std::size_t terms);

/// What a change of indices asks: a term for each index of `right`, over those of `left`, then one for each
/// index of `left`, over those of `right`; integers, well formed.
std::string malformed_maps(const Claim& claim, const Expression& left, const Expression& right);

/// Whether the step claims just this equality: "", or the refusal.
std::string not_instance(const Claim& claim, const ExpressionPtr& left, const ExpressionPtr& right);

}  // namespace warpproof::certificate
