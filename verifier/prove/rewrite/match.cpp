#include "verifier/prove/rewrite/match.h"

#include <algorithm>
#include <bit>
#include <set>

#include "verifier/base/stable_order.h"

namespace warpproof::prove {

using certificate::Kernel;

ExpressionPtr replaced_at(const ExpressionPtr& node, const Path& path, std::size_t depth,
                          const ExpressionPtr& by) {
  if (depth == path.size()) return by;
  return certificate::with_child(node, path[depth],
                                 replaced_at(certificate::child_of(node, path[depth]), path, depth + 1, by));
}

namespace {

constexpr std::size_t places_max = 60;
/// Pieces that a partition is chosen from: all choices are tried.
constexpr std::size_t pieces_max = 5;

void collect(Kernel& kernel, const ExpressionPtr& node, const Scope& scope, const Path& path,
             std::vector<Place>& places) {
  if (places.size() >= places_max) return;
  const bool is_number = node->type != ir::ScalarType::boolean;
  if (node->kind == ir::Kind::reduce && is_number) places.push_back({node, scope, path});
  if (node->kind == ir::Kind::read || node->kind == ir::Kind::fold || node->type == ir::ScalarType::integer)
    return;
  const std::size_t count = node->operands.size();
  for (std::uint32_t i = 0; i < count; ++i)
    collect(kernel, node->operands[i], kernel.enter(scope, node, i), below_path(path, i), places);
}

const ExpressionPtr& value_of(const IndexMap& map, IndexId id) {
  return std::find_if(map.begin(), map.end(), [&](const auto& entry) { return entry.first == id; })->second;
}

/// Whether the map has a value for each index of the reduction.
bool has_values(const IndexMap& map, const Expression& reduce) {
  return std::all_of(reduce.binders.begin(), reduce.binders.end(), [&](const ir::Binder& binder) {
    return std::any_of(map.begin(), map.end(),
                       [&](const auto& entry) { return entry.first == binder.variable.id; });
  });
}

/// Each index is one index of `to`, each once.
bool is_renaming(const IndexMap& map, const Expression& to) {
  std::set<IndexId> seen, own;
  for (const ir::Binder& binder : to.binders) own.insert(binder.variable.id);
  return std::all_of(map.begin(), map.end(), [&](const auto& entry) {
    return entry.second->kind == ir::Kind::index && own.contains(entry.second->index_id) &&
           seen.insert(entry.second->index_id).second;
  });
}

ExpressionPtr in_terms_of(Tactic& tactic, const ExpressionPtr& expression, const IndexMap& map) {
  return integers_written_out(tactic.substituted(expression, map));
}

/// The reduction with the binders of `to` renamed to the ids they are called by in `node`.
ExpressionPtr renamed_like(Tactic& tactic, const Expression& to, const IndexMap& map) {
  IndexMap back;
  std::vector<ir::Binder> binders;
  for (const auto& [own, value] : map) back.emplace_back(value->index_id, ir::make_index({value->name, own}));
  for (const ir::Binder& binder : to.binders) {
    ir::Binder renamed{{binder.variable.name, value_of(back, binder.variable.id)->index_id},
                       tactic.substituted(binder.lower, back),
                       tactic.substituted(binder.upper, back)};
    binders.push_back(std::move(renamed));
  }
  const ExpressionPtr condition = to.condition ? tactic.substituted(to.condition, back) : nullptr;
  return ir::make_reduce(to.reduction, std::move(binders), condition,
                         tactic.substituted(to.operands[0], back));
}

/// Values for the indices that a partial map leaves open: the digit above the one with this extent.
bool complete(const Expression& from, const Expression& to, IndexMap& map) {
  for (const ir::Binder& binder : from.binders) {
    const bool known =
        std::any_of(map.begin(), map.end(), [&](const auto& e) { return e.first == binder.variable.id; });
    if (known) continue;
    if (to.binders.size() != 1) return false;
    for (const ir::Binder& other : from.binders) {
      if (other.variable.id == binder.variable.id || !certificate::is_number(other.lower, 0)) continue;
      map.emplace_back(binder.variable.id,
                       ir::make_apply("floor_div", {certificate::variable_of(to.binders[0]), other.upper}));
      break;
    }
  }
  return map.size() == from.binders.size();
}

/// A covering of `to` by `from`, tiles moved back and overlapping included.
ExpressionPtr covered(Tactic& tactic, const Place& place, const Expression& to) {
  const Expression& from = *place.node;
  auto forward = unify(tactic, to, from, false);
  auto backward = unify(tactic, from, to, true);
  if (!forward || !backward || !complete(from, to, *backward) || !has_values(*forward, to) ||
      !has_values(*backward, from))
    return nullptr;
  // Values may mention each other: the digit above is known first.
  for (int round = 0; round < 3; ++round)
    for (auto& [id, value] : *backward) {
      IndexMap others;
      for (const auto& entry : *backward)
        if (entry.first != id) others.push_back(entry);
      value = tactic.substituted(value, others);
    }
  const ExpressionPtr target =
      tactic.renamed(ir::make_reduce(to.reduction, to.binders, to.condition, to.operands[0]));
  IndexMap names;
  for (std::size_t i = 0; i < to.binders.size(); ++i)
    names.emplace_back(to.binders[i].variable.id, certificate::variable_of(target->binders[i]));
  std::vector<ExpressionPtr> terms;
  for (const ir::Binder& binder : to.binders) terms.push_back(value_of(*forward, binder.variable.id));
  for (const ir::Binder& binder : from.binders)
    terms.push_back(tactic.substituted(value_of(*backward, binder.variable.id), names));
  return tactic.step(place.node, place.scope, place.path, "cover", target, terms);
}

/// `place` becomes `to`, or null.
ExpressionPtr matched(Tactic& tactic, const Place& place, const Expression& to) {
  const Expression& from = *place.node;
  if (from.reduction != to.reduction || from.type != to.type) return nullptr;
  const auto backward = unify(tactic, from, to, false);
  if (backward && backward->size() == to.binders.size() && is_renaming(*backward, to)) {
    const ExpressionPtr after = renamed_like(tactic, to, *backward);
    if (ExpressionPtr result = tactic.step(place.node, place.scope, place.path, "domain", after))
      return result;
  }
  const auto forward = backward ? unify(tactic, to, from, false) : std::nullopt;
  if (forward && has_values(*forward, to) && has_values(*backward, from)) {
    const ExpressionPtr target =
        tactic.renamed(ir::make_reduce(to.reduction, to.binders, to.condition, to.operands[0]));
    IndexMap names;
    for (std::size_t i = 0; i < to.binders.size(); ++i)
      names.emplace_back(to.binders[i].variable.id, certificate::variable_of(target->binders[i]));
    std::vector<ExpressionPtr> terms;
    for (const ir::Binder& binder : to.binders) terms.push_back(value_of(*forward, binder.variable.id));
    for (const ir::Binder& binder : from.binders)
      terms.push_back(tactic.substituted(value_of(*backward, binder.variable.id), names));
    if (ExpressionPtr result = tactic.step(place.node, place.scope, place.path, "reindex", target, terms))
      return result;
  }
  if (!ir::info(from.reduction).idempotent) return nullptr;
  return covered(tactic, place, to);
}

std::set<std::string> keys_of(const std::vector<Place>& places) {
  std::set<std::string> keys;
  for (const Place& place : places) keys.insert(certificate::Expander(normal_laws).key(place.node));
  return keys;
}

std::vector<Place> unmatched(const std::vector<Place>& places, const std::set<std::string>& known) {
  std::vector<Place> result;
  for (const Place& place : places)
    if (!known.contains(certificate::Expander(normal_laws).key(place.node))) result.push_back(place);
  return result;
}

}  // namespace

std::vector<Place> unmatched_in(const std::vector<Place>& places, const std::vector<Place>& others) {
  return unmatched(places, keys_of(others));
}

std::vector<Place> reductions_in(Kernel& kernel, const ExpressionPtr& term, const Scope& scope) {
  std::vector<Place> places;
  collect(kernel, term, scope, {}, places);
  return places;
}

bool match_reductions(Side& side, const ExpressionPtr& reference, const Scope& reference_scope) {
  Kernel& kernel = side.tactic.kernel();
  bool changed = false;
  for (std::size_t round = 0; round < places_max; ++round) {
    const std::vector<Place> own = reductions_in(kernel, side.term, side.scope);
    const std::vector<Place> other = reductions_in(kernel, reference, reference_scope);
    const std::vector<Place> open = unmatched(own, keys_of(other));
    bool progress = false;
    for (const Place& place : open) {
      for (const Place& target : other) {
        if (!kernel.malformed(place.scope, target.node).empty()) continue;
        const ExpressionPtr result =
            matched(side.tactic, {place.node, place.scope, joined(side.base, place.path)}, *target.node);
        if (!result) continue;
        side.term = replaced_at(side.term, place.path, 0, result);
        progress = changed = true;
        break;
      }
      if (progress) break;
    }
    if (!progress) break;
  }
  return changed;
}

/// The piece over the indices of `whole`: its constraints, read through a map of indices. Null without one.
ExpressionPtr piece_over(Tactic& tactic, const Expression& whole, const Expression& piece) {
  if (piece.type != whole.type || !unify(tactic, whole, piece, false)) return nullptr;
  const auto map = unify(tactic, piece, whole, false);
  if (!map) return nullptr;
  std::vector<Constraint> constraints;
  for (const ExpressionPtr& fact : certificate::domain_facts(piece.binders, piece.condition))
    add_constraints(in_terms_of(tactic, fact, *map), constraints);
  std::vector<ir::IndexVariable> indices;
  for (const ir::Binder& binder : whole.binders) indices.push_back(binder.variable);
  return reduction_over(whole, indices, constraints, whole.operands[0]);
}

namespace {

/// Tries the choices of at least two of the pieces, more pieces last.
ExpressionPtr partitioned(Tactic& tactic, const Place& place, const std::vector<ExpressionPtr>& pieces) {
  std::vector<std::uint32_t> choices;
  for (std::uint32_t choice = 1; choice < (1u << pieces.size()); ++choice)
    if (std::popcount(choice) >= 2) choices.push_back(choice);
  base::sort_stably(choices,
                    [](std::uint32_t a, std::uint32_t b) { return std::popcount(a) < std::popcount(b); });
  for (const std::uint32_t choice : choices) {
    std::vector<ExpressionPtr> terms;
    ExpressionPtr combined;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      if ((choice >> i & 1u) == 0) continue;
      terms.push_back(pieces[i]);
      combined = combined ? ir::make_apply(ir::info(place.node->reduction).op_name, {combined, pieces[i]})
                          : pieces[i];
    }
    if (ExpressionPtr result = tactic.step(place.node, place.scope, place.path, "partition", combined, terms))
      return result;
  }
  return nullptr;
}

}  // namespace

bool match_parts(Side& whole, const Side& other) {
  Kernel& kernel = whole.tactic.kernel();
  const std::vector<Place> wholes = reductions_in(kernel, whole.term, whole.scope);
  std::vector<Place> pieces = reductions_in(kernel, other.term, other.scope);
  const std::vector<Place> open = unmatched(wholes, keys_of(pieces));
  pieces.insert(pieces.end(), wholes.begin(), wholes.end());
  for (const Place& place : open) {
    const std::string own_key = certificate::Expander(normal_laws).key(place.node);
    std::set<std::string> seen{own_key};
    std::vector<ExpressionPtr> parts;
    for (const Place& piece : pieces) {
      if (parts.size() == pieces_max || !kernel.malformed(place.scope, piece.node).empty()) continue;
      if (!seen.insert(certificate::Expander(normal_laws).key(piece.node)).second) continue;
      const ExpressionPtr part = piece_over(whole.tactic, *place.node, *piece.node);
      if (part && certificate::Expander(normal_laws).key(part) != own_key) parts.push_back(part);
    }
    const ExpressionPtr result =
        partitioned(whole.tactic, {place.node, place.scope, joined(whole.base, place.path)}, parts);
    if (!result) continue;
    whole.term = replaced_at(whole.term, place.path, 0, result);
    return true;
  }
  return false;
}

}  // namespace warpproof::prove
