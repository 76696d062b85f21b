#pragma once
// What may be assumed at a place inside a term: facts that hold there, from the requirements, from the
// definedness of the left side, and from the binders and guards on the way down. Values are copied, not
// shared: a scope is small.

#include <set>
#include <string>
#include <vector>

#include "verifier/certificate/operation.h"
#include "verifier/smt/term.h"

namespace warpproof::certificate {

/// A quantifier-free fact, with its encoding for the solver.
struct Fact {
  ExpressionPtr condition;
  std::string key;
  smt::Term term;
  std::set<std::string> variables;  ///< of `term`
  bool integral = false;            ///< speaks of integers and booleans only
};

/// For all tuples of `binders` for which all `hypotheses` hold: `conclusion`. Used by instantiation only.
struct QuantifiedFact {
  std::vector<ir::Binder> binders;
  std::vector<ExpressionPtr> hypotheses;
  ExpressionPtr conclusion;
};

struct Scope {
  std::vector<Fact> facts;
  std::set<std::string> keys;  ///< of the facts
  std::vector<QuantifiedFact> quantified;
  std::set<IndexId> indices;  ///< free indices that terms here may mention
};

/// A place inside a term: child numbers from the root. Children of a reduction: 0 the body, 1 the condition,
/// 2 + 2 b and 3 + 2 b the lower and upper bound of binder b; a fold has none: it is changed as a whole; of
/// any other node its operands.
using Path = std::vector<std::uint32_t>;

/// Null when there is no such child.
ExpressionPtr child_of(const ExpressionPtr& node, std::uint32_t number);
/// Of a reduction: 2 with a condition, else 1 (bounds are not counted).
std::uint32_t inner_children(const ExpressionPtr& node);
ExpressionPtr with_child(const ExpressionPtr& node, std::uint32_t number, ExpressionPtr child);

}  // namespace warpproof::certificate
