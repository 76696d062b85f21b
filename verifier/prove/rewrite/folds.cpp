#include "verifier/prove/rewrite/folds.h"

#include <algorithm>

#include "verifier/certificate/induction.h"
#include "verifier/prove/rewrite/fold_templates.h"

namespace warpproof::prove {

using certificate::integer;
using certificate::plus;

namespace {

constexpr int depth_max = 4;
/// Folds inside the steps of folds are worked on one level deep: each level multiplies the work.
constexpr int nested_depth_max = 2;

class Folds {
 public:
  Folds(Tactic& tactic, Normaliser& normaliser, const Meeting& meet)
      : tactic_(tactic), normaliser_(normaliser), kernel_(tactic.kernel()), meet_(meet) {}

  ExpressionPtr written_out(ExpressionPtr term, const Scope& scope, const Path& path) {
    if (term->kind == ir::Kind::fold) return closed(term, scope, path);
    const std::uint32_t count = certificate::inner_children(term);
    for (std::uint32_t i = 0; i < count; ++i) {
      const ExpressionPtr child = certificate::child_of(term, i);
      if (!has_fold(child)) continue;
      const ExpressionPtr changed = written_out(child, kernel_.enter(scope, term, i), below_path(path, i));
      if (changed != child) term = certificate::with_child(term, i, changed);
    }
    return term;
  }

 private:
  struct Problem {
    const Expression& fold;
    const Scope& scope;
    ir::IndexVariable round;
    Scope inside;  ///< in any round
    std::vector<std::optional<Solved>> solved;
  };

  ExpressionPtr closed(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr inducted(const Problem& problem, const ExpressionPtr& node, const Path& path);
  bool solve(Problem& problem, std::size_t state);
  void leave_as_fold(Problem& problem, const std::vector<std::size_t>& states);
  std::vector<std::size_t> needs(const Problem& problem, std::size_t state) const;
  ExpressionPtr step_of(const Problem& problem, std::size_t state);
  bool holds(const Problem& problem, std::size_t state, const ExpressionPtr& invariant);
  bool equal(const Scope& scope, const Path& path, ExpressionPtr left, ExpressionPtr right,
             const ExpressionPtr& split, ExpressionPtr* both = nullptr);
  /// The last round apart, and the folds written out that stand inside a step.
  ExpressionPtr prepared(const ExpressionPtr& term, const Scope& scope, const Path& path) {
    const ExpressionPtr apart = peeled(term, scope, path);
    return nested_ && depth_ < nested_depth_max ? written_out(apart, scope, path) : apart;
  }
  ExpressionPtr peeled(ExpressionPtr term, const Scope& scope, const Path& path);
  ExpressionPtr last_apart(const ExpressionPtr& reduce, const Scope& scope, const Path& path);
  ExpressionPtr round_apart(const ExpressionPtr& fold, const Scope& scope, const Path& path);

  Tactic& tactic_;
  Normaliser& normaliser_;
  certificate::Kernel& kernel_;
  const Meeting& meet_;
  ExpressionPtr here_;   ///< the round of the step that is being shown; null at the start
  bool nested_ = false;  ///< the fold at work has folds inside
  int depth_ = 0;
};

std::vector<std::size_t> Folds::needs(const Problem& problem, std::size_t state) const {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < problem.fold.states.size(); ++i)
    if (!problem.solved[i] &&
        ir::mentions_index(ir::fold_step(problem.fold, state), problem.fold.states[i].id))
      result.push_back(i);
  return result;
}

/// The step over the round, the states that are solved written as what they are.
ExpressionPtr Folds::step_of(const Problem& problem, std::size_t state) {
  std::vector<std::pair<IndexId, ExpressionPtr>> by{
      {problem.fold.binders[0].variable.id, ir::make_index(problem.round)}};
  for (std::size_t i = 0; i < problem.solved.size(); ++i)
    if (problem.solved[i]) by.emplace_back(problem.fold.states[i].id, problem.solved[i]->invariant);
  return tactic_.substituted(ir::fold_step(problem.fold, state), std::move(by));
}

/// The last element of a reduction over a <= j < p + 1 apart; its neutral element where it is empty.
ExpressionPtr Folds::last_apart(const ExpressionPtr& reduce, const Scope& scope, const Path& path) {
  if (reduce->binders.size() != 1) return nullptr;
  const ir::Binder& range = reduce->binders[0];
  {
    const certificate::Kernel::Quick quick(kernel_);
    if (kernel_.shows(scope, certificate::at_most(range.upper, range.lower))) {
      const ExpressionPtr neutral = certificate::neutral_element(reduce->reduction, reduce->operands[0]);
      return neutral ? tactic_.step(reduce, scope, path, "empty", neutral) : nullptr;
    }
  }
  if (!here_ || reduce->condition || !kernel_.same(range.upper, plus(here_, integer(1)))) return nullptr;
  const auto over = [&](const ExpressionPtr& from, const ExpressionPtr& to) {
    return ir::make_reduce(reduce->reduction, {{range.variable, from, to}}, nullptr, reduce->operands[0]);
  };
  const ExpressionPtr low = over(range.lower, here_), high = over(here_, plus(here_, integer(1)));
  const ExpressionPtr body = tactic_.substituted(reduce->operands[0], {{range.variable.id, here_}});
  const ExpressionPtr apart =
      ir::make_apply(ir::info(reduce->reduction).op_name, {low, tactic_.renamed(high)});
  const std::size_t mark = tactic_.mark();
  if (tactic_.step(reduce, scope, path, "partition", apart, {low, high}))
    if (const ExpressionPtr point =
            tactic_.step(apart->operands[1], scope, below_path(path, 1), "one_point", body, {here_}))
      return certificate::with_child(apart, 1, point);
  tactic_.rewind(mark);
  // Nothing but the last element.
  return tactic_.step(reduce, scope, path, "one_point", body, {here_});
}

/// The last round of a fold over a <= k < p + 1 apart; its value at the start where there is no round.
ExpressionPtr Folds::round_apart(const ExpressionPtr& fold, const Scope& scope, const Path& path) {
  const ir::Binder& range = fold->binders[0];
  const bool is_next = here_ && kernel_.same(range.upper, plus(here_, integer(1)));
  bool is_empty = false;
  if (!is_next) {
    const certificate::Kernel::Quick quick(kernel_);
    is_empty = kernel_.shows(scope, certificate::at_most(range.upper, range.lower));
  }
  if (!is_next && !is_empty) return nullptr;
  const std::size_t mark = tactic_.mark();
  const ExpressionPtr choice = tactic_.step(fold, scope, path, "fold_round",
                                            tactic_.renamed(certificate::last_round_apart(kernel_, *fold)));
  if (choice)
    if (const ExpressionPtr branch =
            tactic_.step(choice, scope, path, "chosen", choice->operands[is_next ? 1 : 2]))
      return branch;
  tactic_.rewind(mark);
  return nullptr;
}

ExpressionPtr Folds::peeled(ExpressionPtr term, const Scope& scope, const Path& path) {
  if (tactic_.exhausted()) return term;
  if (term->kind == ir::Kind::fold) {
    const ExpressionPtr apart = round_apart(term, scope, path);
    return apart ? peeled(apart, scope, path) : term;
  }
  if (term->kind == ir::Kind::reduce)
    if (const ExpressionPtr apart = last_apart(term, scope, path)) term = apart;
  const std::uint32_t count = certificate::inner_children(term);
  for (std::uint32_t i = 0; i < count; ++i) {
    const ExpressionPtr child = certificate::child_of(term, i);
    if (child->operands.empty()) continue;
    const ExpressionPtr changed = peeled(child, kernel_.enter(scope, term, i), below_path(path, i));
    if (changed != child) term = certificate::with_child(term, i, changed);
  }
  return term;
}

/// left = right, the two operands of what stands at `path`; by itself, else where `split` holds and where
/// not.
bool Folds::equal(const Scope& scope, const Path& path, ExpressionPtr left, ExpressionPtr right,
                  const ExpressionPtr& split, ExpressionPtr* both) {
  const std::size_t mark = tactic_.mark();
  const Path left_path = below_path(path, 0), right_path = below_path(path, 1);
  const ExpressionPtr left_whole = left, right_whole = right;
  left = prepared(left, scope, left_path);
  right = prepared(right, scope, right_path);
  Side one{tactic_, normaliser_, scope, left, left_path},
      other{tactic_, normaliser_, scope, right, right_path};
  if (meet_(one, other)) {
    if (both) *both = ir::make_apply("eq", {one.term, other.term});
    return true;
  }
  tactic_.rewind(mark);
  if (!split || tactic_.exhausted()) return false;
  ExpressionPtr sides[] = {left_whole, right_whole};
  for (const std::uint32_t i : {0u, 1u}) {
    const ExpressionPtr choice = ir::make_apply("select", {split, sides[i], tactic_.renamed(sides[i])});
    sides[i] = tactic_.step(sides[i], scope, below_path(path, i), "cases", choice);
    if (!sides[i]) return false;
  }
  for (const std::uint32_t branch : {1u, 2u}) {
    const Scope inside = kernel_.enter(scope, sides[0], branch);
    ExpressionPtr parts[] = {sides[0]->operands[branch], sides[1]->operands[branch]};
    const Path paths[] = {joined(left_path, {branch}), joined(right_path, {branch})};
    for (const std::size_t i : {0u, 1u}) parts[i] = prepared(parts[i], inside, paths[i]);
    Side a{tactic_, normaliser_, inside, parts[0], paths[0]},
        b{tactic_, normaliser_, inside, parts[1], paths[1]};
    if (!meet_(a, b)) {
      tactic_.rewind(mark);
      return false;
    }
    sides[0] = certificate::with_child(sides[0], branch, a.term);
    sides[1] = certificate::with_child(sides[1], branch, b.term);
  }
  if (both) *both = ir::make_apply("eq", {sides[0], sides[1]});
  return true;
}

/// Tried where it does not count: what is found is written down when all states are known.
bool Folds::holds(const Problem& problem, std::size_t state, const ExpressionPtr& invariant) {
  const std::size_t mark = tactic_.mark();
  const ir::Binder& range = problem.fold.binders[0];
  const auto at = [&](const ExpressionPtr& round) {
    return tactic_.substituted(invariant, {{problem.round.id, round}});
  };
  const ExpressionPtr here = ir::make_index(problem.round);
  const ExpressionPtr outer = std::exchange(here_, nullptr);
  bool good = equal(problem.scope, {}, problem.fold.operands[state], at(range.lower), nullptr);
  tactic_.rewind(mark);
  if (good) {
    here_ = here;
    const ExpressionPtr left =
        tactic_.substituted(step_of(problem, state), {{problem.fold.states[state].id, invariant}});
    good =
        equal(problem.inside, {}, left, at(plus(here, integer(1))), certificate::at_most(here, range.lower));
  }
  here_ = outer;
  tactic_.rewind(mark);
  return good;
}

bool Folds::solve(Problem& problem, std::size_t state) {
  Recurrence recurrence{problem.fold.states[state],
                        problem.round,
                        problem.fold.binders[0].lower,
                        problem.fold.operands[state],
                        step_of(problem, state),
                        {},
                        [&](const ExpressionPtr& goal) { return kernel_.shows(problem.inside, goal); }};
  for (const auto& other : problem.solved)
    if (other) recurrence.solved.push_back(*other);
  for (Guess& guess : guesses(tactic_, recurrence)) {
    if (tactic_.exhausted()) return false;
    if (!holds(problem, state, guess.invariant)) continue;
    const ExpressionPtr next =
        tactic_.substituted(recurrence.step, {{problem.fold.states[state].id, guess.invariant}});
    problem.solved[state] =
        Solved{recurrence.start, std::move(guess.invariant), next, std::move(guess.quotient)};
    return true;
  }
  return false;
}

/// These states by a recurrence of their own, up to the round.
void Folds::leave_as_fold(Problem& problem, const std::vector<std::size_t>& states) {
  std::vector<ir::StateVariable> variables;
  std::vector<ExpressionPtr> operands, steps;
  const ir::IndexVariable own = tactic_.allocator().fresh(problem.round.name);
  for (const std::size_t state : states) {
    variables.push_back(problem.fold.states[state]);
    operands.push_back(problem.fold.operands[state]);
    steps.push_back(tactic_.substituted(step_of(problem, state), {{problem.round.id, ir::make_index(own)}}));
  }
  operands.insert(operands.end(), steps.begin(), steps.end());
  operands.push_back(ir::make_state(variables[0]));
  const ExpressionPtr alone = ir::make_fold(
      {own, problem.fold.binders[0].lower, problem.fold.binders[0].upper}, variables, std::move(operands));
  std::vector<std::pair<IndexId, ExpressionPtr>> by;
  std::vector<ExpressionPtr> invariants;
  for (const ir::StateVariable& variable : variables) {
    invariants.push_back(tactic_.renamed(
        certificate::fold_until(kernel_, *alone, ir::make_index(problem.round), ir::make_state(variable))));
    by.emplace_back(variable.id, invariants.back());
  }
  std::vector<Solved> solved;
  for (std::size_t i = 0; i < states.size(); ++i)
    solved.push_back({problem.fold.operands[states[i]], invariants[i],
                      tactic_.substituted(step_of(problem, states[i]), by), std::nullopt});
  for (std::size_t i = 0; i < states.size(); ++i) problem.solved[states[i]] = solved[i];
}

ExpressionPtr Folds::closed(const ExpressionPtr& node, const Scope& scope, const Path& path) {
  if (depth_ >= depth_max || tactic_.exhausted()) return node;
  const ir::Binder& range = node->binders[0];
  if (const ExpressionPtr start = round_apart(node, scope, path)) return written_out(start, scope, path);
  if (!kernel_.shows(scope, certificate::at_most(range.lower, range.upper))) return node;
  Problem problem{*node, scope, tactic_.allocator().fresh("p"), {}, {}};
  problem.inside = kernel_.inside(scope, {{problem.round, range.lower, range.upper}}, nullptr);
  const std::size_t count = node->states.size();
  problem.solved.resize(count);
  const bool outer =
      std::exchange(nested_, std::any_of(node->operands.begin(), node->operands.end(), has_fold));
  ++depth_;
  bool some = false;
  for (bool going = true; going;) {
    going = false;
    // A state that needs itself alone, by a template; else the least set of states that need each other.
    std::vector<std::size_t> least;
    for (std::size_t state = 0; state < count; ++state) {
      if (problem.solved[state]) continue;
      std::vector<std::size_t> together{state};
      for (std::size_t i = 0; i < together.size(); ++i)
        for (const std::size_t other : needs(problem, together[i]))
          if (std::find(together.begin(), together.end(), other) == together.end()) together.push_back(other);
      // A running maximum stays a name for what others are made of: as a choice it would split every case.
      const bool is_extreme = !extreme_in(ir::fold_step(*node, state)).operands.empty();
      if (together.size() == 1 && !(is_extreme && count > 1) && solve(problem, state)) {
        going = some = true;
        break;
      }
      if (least.empty() || together.size() < least.size()) least = together;
    }
    if (going || least.empty() || (least.size() == count && !some)) continue;
    std::sort(least.begin(), least.end());
    leave_as_fold(problem, least);
    going = some = true;
  }
  const bool all = std::all_of(problem.solved.begin(), problem.solved.end(),
                               [](const auto& one) { return one.has_value(); });
  const ExpressionPtr result = all ? inducted(problem, node, path) : nullptr;
  --depth_;
  nested_ = outer;
  if (!result) return node;
  ++depth_;
  const ExpressionPtr further = written_out(result, scope, path);
  --depth_;
  return further;
}

/// The step of fold induction, with its conditions shown where they stand.
ExpressionPtr Folds::inducted(const Problem& problem, const ExpressionPtr& node, const Path& path) {
  std::vector<ExpressionPtr> terms{ir::make_index(problem.round)}, invariants;
  for (const auto& one : problem.solved) invariants.push_back(one->invariant);
  terms.insert(terms.end(), invariants.begin(), invariants.end());
  // The kernel's own indices may not stand in a certificate.
  certificate::Induction induction = certificate::induction(kernel_, *node, problem.round, invariants);
  for (ExpressionPtr& one : induction.conditions) one = tactic_.renamed(one);
  induction.value = tactic_.renamed(induction.value);
  ExpressionPtr condition = certificate::nested_conjunction(induction.conditions);
  const std::size_t mark = tactic_.mark();
  ExpressionPtr choice = ir::make_apply("select", {condition, induction.value, tactic_.renamed(node)});
  const auto fail = [&] {
    tactic_.rewind(mark);
    return nullptr;
  };
  if (!tactic_.step(node, problem.scope, path, "fold_induction", choice, terms)) return fail();
  // c1 and (c2 and ...): condition i is at 1 1 ... 0, the last at 1 1 ... 1.
  std::vector<ExpressionPtr> shown{induction.conditions[0]};
  const std::size_t count = induction.conditions.size();
  Scope scope = problem.scope;
  Path place = below_path(path, 0);
  const ExpressionPtr outer = std::exchange(here_, nullptr);
  bool good = true;
  for (std::size_t i = 1; good && i < count; ++i) {
    scope = kernel_.with(std::move(scope), shown.back());
    place = below_path(place, 1);
    const ExpressionPtr& wanted = induction.conditions[i];
    Path own = i + 1 < count ? below_path(place, 0) : place;
    ExpressionPtr both = wanted;
    if (wanted->kind == ir::Kind::reduce) {
      here_ = ir::make_index(wanted->binders[0].variable);
      const ExpressionPtr& equation = wanted->operands[0];
      good = equal(kernel_.enter(scope, wanted, 0), below_path(own, 0), equation->operands[0],
                   equation->operands[1], certificate::at_most(here_, wanted->binders[0].lower), &both);
      if (good) both = certificate::with_child(wanted, 0, both);
    } else {
      here_ = nullptr;
      good = equal(scope, own, wanted->operands[0], wanted->operands[1], nullptr, &both);
    }
    shown.push_back(both);
  }
  here_ = outer;
  if (!good) return fail();
  choice = certificate::with_child(choice, 0, certificate::nested_conjunction(shown));
  const ExpressionPtr result = tactic_.step(choice, problem.scope, path, "chosen", choice->operands[1]);
  return result ? result : fail();
}

}  // namespace

bool has_fold(const ExpressionPtr& term) {
  return term->kind == ir::Kind::fold || (term->condition && has_fold(term->condition)) ||
         std::any_of(term->operands.begin(), term->operands.end(), has_fold);
}

ExpressionPtr folds_written_out(Tactic& tactic, Normaliser& normaliser, const Meeting& meet,
                                const ExpressionPtr& term, const Scope& scope, const Path& path) {
  return Folds(tactic, normaliser, meet).written_out(term, scope, path);
}

}  // namespace warpproof::prove
