// A loop taken apart by the remainders of its index: sum_k b(k) = sum_j b(2 j) + sum_j b(2 j + 1). The number
// of parts is the stride at which a sum of the other side reads what this one reads one by one.
#include <algorithm>

#include "verifier/prove/rewrite/match.h"

namespace warpproof::prove {

namespace {

constexpr std::int64_t stride_max = 16;

struct Stride {
  std::size_t binder = 0;  ///< of the whole
  std::int64_t value = 0;
};

std::optional<Stride> stride_of(Tactic& tactic, const Expression& whole, const Expression& piece) {
  if (piece.type != whole.type) return std::nullopt;
  const auto map = unify(tactic, whole, piece, false);
  if (!map) return std::nullopt;
  for (const auto& [id, value] : *map)
    for (const ir::Binder& binder : piece.binders) {
      const auto linear = linear_in(polynomial_of(value), binder.variable.id);
      const auto coefficient = linear ? linear->coefficient.abs().to_int64() : std::nullopt;
      if (!coefficient || *coefficient < 2 || *coefficient > stride_max) continue;
      for (std::size_t i = 0; i < whole.binders.size(); ++i)
        if (whole.binders[i].variable.id == id) return Stride{i, *coefficient};
    }
  return std::nullopt;
}

/// The tuples whose index has this remainder.
ExpressionPtr with_remainder(const Expression& whole, const Stride& stride, std::int64_t remainder) {
  const ExpressionPtr index = certificate::variable_of(whole.binders[stride.binder]);
  const ExpressionPtr same = certificate::equals(
      ir::make_apply("mod", {index, certificate::integer(stride.value)}), certificate::integer(remainder));
  return ir::make_reduce(whole.reduction, whole.binders,
                         whole.condition ? certificate::both(whole.condition, same) : same,
                         whole.operands[0]);
}

/// The part over j with k = stride j + remainder.
ExpressionPtr counted(Tactic& tactic, const Expression& whole, const Stride& stride, const Place& part,
                      std::int64_t remainder) {
  std::vector<ir::Binder> binders = whole.binders;
  const ExpressionPtr old = certificate::variable_of(binders[stride.binder]);
  const IndexId id = binders[stride.binder].variable.id;
  const auto place_of = [&](const ExpressionPtr& j) {
    return certificate::plus(certificate::times(certificate::integer(stride.value), j),
                             certificate::integer(remainder));
  };
  const auto replaced = [&](const ExpressionPtr& e) {
    return e ? tactic.substituted(e, {{id, place_of(old)}}) : nullptr;
  };
  const auto first_at = [&](const ExpressionPtr& bound) {
    if (certificate::is_number(bound, 0)) return certificate::integer(0);
    return ir::make_apply("ceil_div", {certificate::minus(bound, certificate::integer(remainder)),
                                       certificate::integer(stride.value)});
  };
  for (std::size_t i = 0; i < binders.size(); ++i) {
    ir::Binder& binder = binders[i];
    const bool own = i == stride.binder;
    binder.lower = own ? first_at(binder.lower) : replaced(binder.lower);
    binder.upper =
        own ? ir::make_apply("ceil_div", {certificate::minus(binder.upper, certificate::integer(remainder)),
                                          certificate::integer(stride.value)})
            : replaced(binder.upper);
  }
  const ExpressionPtr target = tactic.renamed(
      ir::make_reduce(whole.reduction, binders, replaced(whole.condition), replaced(whole.operands[0])));
  // Read from the target to the part, so that the bodies are the same as they stand.
  std::vector<ExpressionPtr> terms;
  for (std::size_t i = 0; i < binders.size(); ++i) {
    const ExpressionPtr variable = certificate::variable_of(target->binders[i]);
    terms.push_back(i == stride.binder ? place_of(variable) : variable);
  }
  for (std::size_t i = 0; i < binders.size(); ++i)
    terms.push_back(i == stride.binder
                        ? ir::make_apply("floor_div", {old, certificate::integer(stride.value)})
                        : certificate::variable_of(whole.binders[i]));
  return tactic.step(part.node, part.scope, part.path, "reindex", target, terms, true);
}

ExpressionPtr taken_apart(Tactic& tactic, const Place& place, const Stride& stride) {
  const Expression& whole = *place.node;
  const std::size_t mark = tactic.mark();
  std::vector<ExpressionPtr> parts;
  ExpressionPtr combined;
  const auto count = static_cast<std::size_t>(stride.value);
  for (std::size_t i = 0; i < count; ++i) {
    parts.push_back(with_remainder(whole, stride, static_cast<std::int64_t>(i)));
    combined = combined ? ir::make_apply(ir::info(whole.reduction).op_name, {combined, parts[i]}) : parts[i];
  }
  ExpressionPtr result = tactic.step(place.node, place.scope, place.path, "partition", combined, parts);
  for (std::size_t i = 0; result && i < count; ++i) {
    Path path(count - std::max<std::size_t>(i, 1), 0);  // the chain leans to the left
    if (i > 0) path.back() = 1;
    const ExpressionPtr after =
        counted(tactic, whole, stride, {parts[i], place.scope, joined(place.path, path)},
                static_cast<std::int64_t>(i));
    result = after ? replaced_at(result, path, 0, after) : nullptr;
  }
  if (!result) tactic.rewind(mark);
  return result;
}

}  // namespace

bool match_strides(Side& whole, const Side& other) {
  certificate::Kernel& kernel = whole.tactic.kernel();
  const std::vector<Place> pieces = reductions_in(kernel, other.term, other.scope);
  for (const Place& place : unmatched_in(reductions_in(kernel, whole.term, whole.scope), pieces))
    for (const Place& piece : pieces) {
      if (!kernel.malformed(place.scope, piece.node).empty()) continue;
      const auto stride = stride_of(whole.tactic, *place.node, *piece.node);
      if (!stride) continue;
      const ExpressionPtr result =
          taken_apart(whole.tactic, {place.node, place.scope, joined(whole.base, place.path)}, *stride);
      if (!result) continue;
      whole.term = replaced_at(whole.term, place.path, 0, result);
      return true;
    }
  return false;
}

bool match_all_but_last(Side& whole, const Side& other) {
  Tactic& tactic = whole.tactic;
  const std::vector<Place> pieces = reductions_in(tactic.kernel(), other.term, other.scope);
  for (const Place& place : unmatched_in(reductions_in(tactic.kernel(), whole.term, whole.scope), pieces)) {
    const Expression& node = *place.node;
    if (node.binders.size() != 1 || node.condition) continue;
    for (const Place& piece : pieces) {
      if (!tactic.kernel().malformed(place.scope, piece.node).empty()) continue;
      const ExpressionPtr most = piece_over(tactic, node, *piece.node);
      const bool begins = most && most->binders.size() == 1 && !most->condition &&
                          tactic.kernel().same(most->binders[0].lower, node.binders[0].lower);
      if (!begins) continue;
      ir::Binder last = node.binders[0];
      last.lower = most->binders[0].upper;
      const ExpressionPtr rest = ir::make_reduce(node.reduction, {last}, nullptr, node.operands[0]);
      const Path path = joined(whole.base, place.path);
      const std::size_t mark = tactic.mark();
      const ExpressionPtr parts =
          tactic.step(place.node, place.scope, path, "partition",
                      ir::make_apply(ir::info(node.reduction).op_name, {most, rest}), {most, rest});
      const ExpressionPtr term =
          parts ? tactic.step(rest, place.scope, below_path(path, 1), "one_point",
                              tactic.substituted(node.operands[0], {{last.variable.id, last.lower}}),
                              {last.lower})
                : nullptr;
      if (!term) {
        tactic.rewind(mark);
        continue;
      }
      whole.term = replaced_at(whole.term, place.path, 0, certificate::with_child(parts, 1, term));
      return true;
    }
  }
  return false;
}

}  // namespace warpproof::prove
