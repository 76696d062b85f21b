#include <algorithm>

#include "verifier/prove/rewrite/match.h"

namespace warpproof::prove {

namespace {

constexpr int attempts_max = 400;

void collect_reads(const ExpressionPtr& expression, std::vector<ExpressionPtr>& reads) {
  if (!expression) return;
  if (expression->kind == ir::Kind::read) reads.push_back(expression);
  for (const ExpressionPtr& operand : expression->operands) collect_reads(operand, reads);
}

class Unifier {
 public:
  Unifier(Tactic& tactic, const Expression& from, const Expression& to, bool partial)
      : tactic_(tactic), from_(from), partial_(partial) {
    collect_reads(from.operands[0], from_reads_);
    collect_reads(to.operands[0], to_reads_);
    std::erase_if(from_reads_, [&](const ExpressionPtr& read) { return !mentions_any(read, from_.binders); });
    goal_ = certificate::Expander(normal_laws).key(to.operands[0]);
  }

  std::optional<IndexMap> solve() { return assign(0, {}); }

 private:
  const ExpressionPtr* value_of(const IndexMap& map, IndexId id) const {
    for (const auto& [own, value] : map)
      if (own == id) return &value;
    return nullptr;
  }

  /// left(from) = right(to): an index of `from` that is left alone gets its value; false on a contradiction.
  bool equate(const ExpressionPtr& left, const ExpressionPtr& right, IndexMap& map, bool& progress) {
    const Polynomial difference = polynomial_of(certificate::minus(tactic_.substituted(left, map), right));
    const ExpressionPtr written = integer_of(difference);
    std::vector<IndexId> open;
    for (const ir::Binder& binder : from_.binders)
      if (!value_of(map, binder.variable.id) && ir::mentions_index(written, binder.variable.id))
        open.push_back(binder.variable.id);
    if (open.empty()) return difference.terms.empty() || partial_;
    if (open.size() > 1 && !partial_) return true;
    for (const IndexId id : open) {
      const auto linear = linear_in(difference, id);
      if (!linear || linear->coefficient.is_zero()) continue;
      // 2 k + 2 j - 4 = 0: k is 2 - j.
      const Polynomial value =
          certificate::Expander().add({}, linear->rest, -Rational(1) / linear->coefficient);
      const bool whole = std::all_of(value.terms.begin(), value.terms.end(),
                                     [](const auto& entry) { return entry.second.coefficient.is_integer(); });
      if (!whole) continue;
      map.emplace_back(id, integer_of(value));
      progress = true;
      return true;
    }
    return true;
  }

  bool propagate(IndexMap& map, const std::vector<std::pair<ExpressionPtr, ExpressionPtr>>& pairs) {
    for (bool progress = true; progress;) {
      progress = false;
      for (const auto& [from_read, to_read] : pairs)
        for (std::size_t i = 0; i < from_read->operands.size(); ++i)
          if (!equate(from_read->operands[i], to_read->operands[i], map, progress)) return false;
    }
    return true;
  }

  std::optional<IndexMap> finished(const IndexMap& map) const {
    if (!partial_ && map.size() != from_.binders.size()) return std::nullopt;
    if (map.size() == from_.binders.size()) {
      const ExpressionPtr body = tactic_.substituted(from_.operands[0], map);
      if (certificate::Expander(normal_laws).key(body) != goal_ && !partial_) return std::nullopt;
    }
    return map;
  }

  std::optional<IndexMap> assign(std::size_t next,
                                 std::vector<std::pair<ExpressionPtr, ExpressionPtr>> pairs) {
    if (++attempts_ > attempts_max) return std::nullopt;
    IndexMap map;
    if (!propagate(map, pairs)) return std::nullopt;
    if (map.size() == from_.binders.size() || next == from_reads_.size()) {
      if (std::optional<IndexMap> done = finished(map)) return done;
      if (next == from_reads_.size()) return std::nullopt;
    }
    for (const ExpressionPtr& candidate : to_reads_) {
      if (candidate->name != from_reads_[next]->name ||
          candidate->operands.size() != from_reads_[next]->operands.size())
        continue;
      pairs.emplace_back(from_reads_[next], candidate);
      if (std::optional<IndexMap> done = assign(next + 1, pairs)) return done;
      pairs.pop_back();
    }
    return std::nullopt;
  }

  Tactic& tactic_;
  const Expression& from_;
  bool partial_;
  std::vector<ExpressionPtr> from_reads_, to_reads_;
  std::string goal_;
  int attempts_ = 0;
};

}  // namespace

std::optional<IndexMap> unify(Tactic& tactic, const Expression& from, const Expression& to, bool partial) {
  if (from.reduction != to.reduction) return std::nullopt;
  return Unifier(tactic, from, to, partial).solve();
}

}  // namespace warpproof::prove
