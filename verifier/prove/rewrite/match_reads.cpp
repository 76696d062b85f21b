// Reads of one tensor at indices that only the facts make equal: x[i] and x[2 i] where i < 1.

#include <algorithm>
#include <set>

#include "verifier/prove/rewrite/match.h"

namespace warpproof::prove {

namespace {

constexpr std::size_t reads_max = 60;
constexpr int attempts_max = 80;

void collect(certificate::Kernel& kernel, const ExpressionPtr& node, const Scope& scope, const Path& path,
             std::vector<Place>& places) {
  if (places.size() >= reads_max) return;
  if (node->kind == ir::Kind::read && !node->operands.empty()) places.push_back({node, scope, path});
  const std::uint32_t count = certificate::inner_children(node);
  for (std::uint32_t i = 0; i < count; ++i)
    collect(kernel, certificate::child_of(node, i), kernel.enter(scope, node, i), below_path(path, i),
            places);
}

void collect_plain(const ExpressionPtr& node, std::vector<ExpressionPtr>& reads) {
  if (!node || reads.size() >= reads_max) return;
  if (node->kind == ir::Kind::read && !node->operands.empty()) reads.push_back(node);
  for (const ExpressionPtr& operand : node->operands) collect_plain(operand, reads);
  collect_plain(node->condition, reads);
}

/// Of the index at this place of a read of this tensor.
std::string index_key(const ExpressionPtr& read, std::uint32_t position) {
  return read->name + " " + std::to_string(position) + " " +
         certificate::Expander(normal_laws).key(read->operands[position]);
}

/// The read at `place` with the indices of `like`, or null.
ExpressionPtr reindexed(Tactic& tactic, const Place& place, const ExpressionPtr& like,
                        const std::set<std::string>& known) {
  ExpressionPtr read = place.node;
  for (std::uint32_t i = 0; i < read->operands.size(); ++i) {
    if (tactic.kernel().same(read->operands[i], like->operands[i])) continue;
    // An index of another reduction: what it stands for is found where reductions are matched.
    if (!tactic.kernel().malformed(place.scope, like->operands[i]).empty()) continue;
    if (known.contains(index_key(place.node, i))) continue;
    const ExpressionPtr index = tactic.step(read->operands[i], place.scope, below_path(place.path, i),
                                            "arithmetic", like->operands[i]);
    if (!index) continue;
    read = certificate::with_child(read, i, index);
  }
  return read == place.node ? nullptr : read;
}

}  // namespace

bool match_reads(Side& side, const ExpressionPtr& reference) {
  certificate::Kernel& kernel = side.tactic.kernel();
  std::vector<ExpressionPtr> known;
  collect_plain(reference, known);
  std::set<std::string> keys, index_keys;
  for (const ExpressionPtr& read : known) {
    keys.insert(certificate::Expander(normal_laws).key(read));
    for (std::uint32_t i = 0; i < read->operands.size(); ++i) index_keys.insert(index_key(read, i));
  }
  std::vector<Place> places;
  collect(kernel, side.term, side.scope, {}, places);
  bool changed = false;
  int attempts = 0;
  for (const Place& place : places) {
    if (keys.contains(certificate::Expander(normal_laws).key(place.node))) continue;
    std::set<std::string> tried;
    for (const ExpressionPtr& like : known) {
      if (like->name != place.node->name || like->operands.size() != place.node->operands.size()) continue;
      if (!tried.insert(certificate::Expander(normal_laws).key(like)).second) continue;
      if (++attempts > attempts_max) return changed;
      const ExpressionPtr read =
          reindexed(side.tactic, {place.node, place.scope, joined(side.base, place.path)}, like, index_keys);
      if (!read) continue;
      side.term = replaced_at(side.term, place.path, 0, read);
      changed = true;
      break;
    }
    // A read inside the indices of one that was changed stands elsewhere now.
    if (changed) return true;
  }
  return changed;
}

}  // namespace warpproof::prove
