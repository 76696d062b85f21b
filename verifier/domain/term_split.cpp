#include "verifier/domain/term_split.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "verifier/domain/term_sum.h"

namespace warpproof::domain::term {

namespace {

constexpr int cases_max = 256;
constexpr int depth_max = 20;
constexpr std::size_t members_max = 16;  // of a maximum whose members are compared one by one

Normal difference_of(Algebra& algebra, Normal a, Normal b) {
  Sum sum(algebra, Expansion::full);
  sum.add(a, Coefficients::one);
  sum.add(b, Coefficients::minus_one);
  return sum.finish();
}

bool impossible(Signs signs) { return !signs.negative && !signs.zero && !signs.positive; }

}  // namespace

bool Splitter::vanishes(Normal difference) {
  if (!question(difference)) return false;  // nothing to split: what was asked before holds
  const Algebra::Learnt before = algebra_.all_learnt();
  try {
    const bool result = closed(difference, 0);
    algebra_.restore_learnt(before);
    return result;
  } catch (...) {
    algebra_.restore_learnt(before);
    throw;
  }
}

bool Splitter::closed(Normal difference, int depth) {
  if (difference == normal_zero) return true;
  const auto asked = question(difference);
  if (!asked) return vanishes_cleared(algebra_, difference);
  if (depth == depth_max) throw OutOfBudget{};
  const Normal condition = asked->condition;
  if (!asked->zero_apart)
    return one_case(difference, condition, {false, true, true}, depth) &&
           one_case(difference, condition, {true, true, false}, depth);
  return one_case(difference, condition, Signs::of(1), depth) &&
         one_case(difference, condition, Signs::of(-1), depth) &&
         one_case(difference, condition, Signs::of(0), depth);
}

bool Splitter::one_case(Normal difference, Normal condition, Signs signs, int depth) {
  if (++cases_ > cases_max) throw OutOfBudget{};
  const Known known = known_;
  const Algebra::Learnt learnt = algebra_.all_learnt();
  bool result = true;
  if (learn(condition, signs)) {
    resolved_.clear();
    replaced_ = signs == Signs::of(0) ? solved(condition) : std::nullopt;
    Normal rest = resolve(difference);
    replaced_.reset();
    resolved_.clear();
    Sum sum(algebra_, Expansion::full);
    sum.add(rest, Coefficients::one);
    rest = sum.finish();
    // A case in which nothing was resolved would be asked again without end.
    result = closed(rest, depth + 1);
  }
  known_ = known;
  algebra_.restore_learnt(learnt);
  resolved_.clear();
  return result;
}

std::optional<Splitter::Question> Splitter::question(Normal x) {
  for (const bool choices : {true, false}) {
    found_.reset();
    seen_.clear();
    look(x.monomial, choices);
    if (found_) return found_;
  }
  return std::nullopt;
}

void Splitter::look(MonomialId id, bool choices) {
  if (found_ || !seen_.insert(id).second) return;
  algebra_.spend(1);
  const std::vector<Factor> factors(algebra_.factors(id).begin(), algebra_.factors(id).end());
  for (const Factor& factor : factors) look_at_atom(algebra_.atom(factor.atom), choices);
  if (algebra_.monomial(id).exponent != 0) look_at_poly(algebra_.monomial(id).exponent, choices);
}

void Splitter::look_at_poly(PolyId id, bool choices) {
  const std::vector<PolyTerm> terms(algebra_.terms(id).begin(), algebra_.terms(id).end());
  for (const PolyTerm& term : terms) look(term.monomial, choices);
}

/// The innermost first: what decides a condition is asked before the condition.
void Splitter::look_at_atom(const Atom& given, bool choices) {
  if (found_) return;
  const Atom atom = given;
  switch (atom.kind) {
    case AtomKind::input:
    case AtomKind::number:
      return;
    case AtomKind::poly:
      return look_at_poly(static_cast<PolyId>(atom.payload), choices);
    case AtomKind::group:
    case AtomKind::function:
      return look(Algebra::unpack(atom.payload).monomial, choices);
    case AtomKind::absolute: {
      const MonomialId inner = algebra_.atom(static_cast<AtomId>(atom.payload)).monomial;
      look(inner, choices);
      if (!found_ && !choices) found_ = Question{{inner, Coefficients::one}, false};
      return;
    }
    case AtomKind::maximum: {
      const std::vector<Normal> members(algebra_.members(atom.payload).begin(),
                                        algebra_.members(atom.payload).end());
      for (const Normal& member : members) look(member.monomial, choices);
      if (!found_ && !choices && members.size() <= members_max)
        found_ = Question{difference_of(algebra_, members[0], members[1]), false};
      return;
    }
    case AtomKind::choice: {
      const Choice choice = algebra_.choice(atom.payload);
      look(choice.condition.monomial, choices);
      if (!found_ && choices) found_ = Question{choice.condition, true};
      look(choice.yes.monomial, choices);
      look(choice.no.monomial, choices);
      return;
    }
  }
}

Splitter::Linear Splitter::linear(Normal condition) {
  Coefficients& coefficients = algebra_.coefficients();
  Linear out{condition.monomial, coefficients.value(condition.coefficient), Rational(0)};
  if (!algebra_.is_pure_sum(condition.monomial)) return out;
  const auto id = static_cast<PolyId>(algebra_.atom(algebra_.factors(condition.monomial)[0].atom).payload);
  Rational constant(0);
  for (const PolyTerm& term : algebra_.terms(id))
    if (term.monomial == 0) constant = coefficients.value(term.coefficient);
  if (constant.is_zero()) return out;
  Sum sum(algebra_, Expansion::pure);
  sum.add_poly(id, Coefficients::one);
  sum.add(normal_one, coefficients.intern(-constant));
  const Normal form = sum.finish();
  out.form = form.monomial;
  out.constant = out.factor * constant;
  out.factor = out.factor * coefficients.value(form.coefficient);
  return out;
}

bool Splitter::learn(Normal condition, Signs signs) {
  if (impossible(signs_of(condition).both(signs))) return false;
  algebra_.learn(condition, signs);
  const Linear form = linear(condition);
  if (form.form == 0) return true;
  Bounds& bounds = known_[form.form];
  const Rational at = -form.constant / form.factor;
  const bool rising = form.factor.sign() > 0;
  // Where the condition is not negative the form is not below `at`, or not above it when it falls.
  const auto raise = [&] {
    if (bounds.lower && (at < *bounds.lower || (at == *bounds.lower && bounds.lower_open))) return;
    bounds.lower = at;
    bounds.lower_open = !signs.zero;
  };
  const auto sink = [&] {
    if (bounds.upper && (*bounds.upper < at || (at == *bounds.upper && bounds.upper_open))) return;
    bounds.upper = at;
    bounds.upper_open = !signs.zero;
  };
  if (!signs.negative) rising ? raise() : sink();
  if (!signs.positive) rising ? sink() : raise();
  if (!bounds.lower || !bounds.upper || *bounds.lower < *bounds.upper) return true;
  return *bounds.lower == *bounds.upper && !bounds.lower_open && !bounds.upper_open;
}

Signs Splitter::signs_of(Normal x) {
  Signs signs = algebra_.signs(x);
  const Linear form = linear(x);
  const auto known = known_.find(form.form);
  if (form.form == 0 || known == known_.end()) return signs;
  const Bounds& bounds = known->second;
  const Rational at = -form.constant / form.factor;
  // The form compared with the place where x is zero.
  Signs place;
  if (bounds.lower) {
    const bool above = at < *bounds.lower || (at == *bounds.lower && bounds.lower_open);
    if (above) place.zero = false;
    if (above || at == *bounds.lower) place.negative = false;
  }
  if (bounds.upper) {
    const bool below = *bounds.upper < at || (at == *bounds.upper && bounds.upper_open);
    if (below) place.zero = false;
    if (below || at == *bounds.upper) place.positive = false;
  }
  return signs.both(place * Signs::of(form.factor.sign()));
}

std::optional<std::pair<AtomId, Normal>> Splitter::solved(Normal condition) {
  const auto input_of = [&](MonomialId id) -> std::optional<AtomId> {
    if (!algebra_.is_single_atom(id, AtomKind::input)) return std::nullopt;
    return algebra_.factors(id)[0].atom;
  };
  if (const auto atom = input_of(condition.monomial)) return std::pair(*atom, normal_zero);
  if (!algebra_.is_pure_sum(condition.monomial)) return std::nullopt;
  const auto id = static_cast<PolyId>(algebra_.atom(algebra_.factors(condition.monomial)[0].atom).payload);
  // Linear: constants and single inputs only.
  for (const PolyTerm& term : algebra_.terms(id))
    if (term.monomial != 0) return std::nullopt;
  const std::vector<PolyRun> runs(algebra_.runs(id).begin(), algebra_.runs(id).end());
  for (const PolyRun& run : runs)
    if (run.count != 1 || run.first[1] != raw_one) return std::nullopt;
  if (runs.empty()) return std::nullopt;
  const Normal input = algebra_.input(runs[0].first[0]);
  Coefficients& coefficients = algebra_.coefficients();
  Sum rest(algebra_, Expansion::pure);
  rest.add_poly(id, Coefficients::one);
  rest.add(input, coefficients.negate(runs[0].coefficient));
  const Normal value =
      algebra_.scale(rest.finish(), coefficients.negate(coefficients.invert(runs[0].coefficient)));
  return std::pair(algebra_.factors(input.monomial)[0].atom, value);
}

Normal Splitter::resolve(Normal x) {
  if (x.monomial == 0) return x;
  const auto known = resolved_.find(x.monomial);
  if (known != resolved_.end()) return algebra_.scale(known->second, x.coefficient);
  algebra_.spend(1);
  const std::vector<Factor> factors(algebra_.factors(x.monomial).begin(), algebra_.factors(x.monomial).end());
  Normal result = normal_one;
  for (const Factor& factor : factors) result = algebra_.multiply(result, resolve_power(factor));
  if (const PolyId exponent = algebra_.monomial(x.monomial).exponent; exponent != 0)
    result = algebra_.multiply(result, algebra_.exponential(resolve_poly(exponent)));
  resolved_.emplace(x.monomial, result);
  return algebra_.scale(result, x.coefficient);
}

Normal Splitter::resolve_power(Factor factor) {
  const Atom atom = algebra_.atom(factor.atom);
  const Normal unchanged = algebra_.make({&factor, 1}, 0);
  if (atom.kind == AtomKind::number) return unchanged;
  if (atom.kind == AtomKind::group) {  // a group stands for its root
    const Normal inner = Algebra::unpack(atom.payload), base = resolve(inner);
    return base == inner ? unchanged : algebra_.power(algebra_.square_root(base), factor.half_power);
  }
  const Normal base = resolve_atom(factor.atom);
  if (base == Normal{atom.monomial, Coefficients::one}) return unchanged;
  if (factor.half_power % 2 == 0) return algebra_.power(base, factor.half_power / 2);
  return algebra_.power(algebra_.square_root(base), factor.half_power);
}

Normal Splitter::resolve_atom(AtomId id) {
  const Atom atom = algebra_.atom(id);
  switch (atom.kind) {
    case AtomKind::input:
      if (replaced_ && replaced_->first == id) return replaced_->second;
      break;
    case AtomKind::number:
    case AtomKind::group:
      break;
    case AtomKind::poly:
      return resolve_poly(static_cast<PolyId>(atom.payload));
    case AtomKind::absolute: {
      const Normal inner = resolve_atom(static_cast<AtomId>(atom.payload));
      const Signs signs = signs_of(inner);
      if (!signs.negative) return inner;
      if (!signs.positive) return algebra_.scale(inner, Coefficients::minus_one);
      return algebra_.absolute(inner);
    }
    case AtomKind::function:
      return resolve_function(atom);
    case AtomKind::maximum:
      return resolve_maximum(atom.payload);
    case AtomKind::choice:
      return resolve_choice(atom.payload);
  }
  return {atom.monomial, Coefficients::one};
}

Normal Splitter::resolve_function(const Atom& atom) {
  const Normal argument = Algebra::unpack(atom.payload), resolved = resolve(argument);
  if (resolved == argument) return {atom.monomial, Coefficients::one};
  if (atom.function == Function::log) return algebra_.logarithm(resolved);
  if (atom.function == Function::erf) return algebra_.error_function(resolved);
  return algebra_.sine_or_cosine(atom.function, resolved);
}

Normal Splitter::resolve_maximum(std::uint64_t set) {
  std::vector<Normal> members(algebra_.members(set).begin(), algebra_.members(set).end());
  for (Normal& member : members) member = resolve(member);
  if (members.size() > members_max) return algebra_.maximum(std::move(members));
  // One after the other, each only because of one that is still there: a circle of equal ones keeps one.
  for (std::size_t i = 0; i < members.size();) {
    const auto not_less = [&](const Normal& other) {
      if (&other == &members[i]) return false;
      return other == members[i] || !signs_of(difference_of(algebra_, members[i], other)).positive;
    };
    if (std::any_of(members.begin(), members.end(), not_less))
      members.erase(members.begin() + static_cast<std::ptrdiff_t>(i));
    else
      ++i;
  }
  return algebra_.maximum(std::move(members));
}

Normal Splitter::resolve_choice(std::uint64_t id) {
  const Choice choice = algebra_.choice(id);
  const Normal condition = resolve(choice.condition);
  const Signs signs = signs_of(condition);
  const bool never = choice.equality ? !signs.zero : !signs.positive;
  const bool always = choice.equality ? !signs.negative && !signs.positive : signs.shown_positive();
  if (never) return resolve(choice.no);
  if (always) return resolve(choice.yes);
  return algebra_.choose({choice.equality, condition, resolve(choice.yes), resolve(choice.no)});
}

Normal Splitter::resolve_poly(PolyId id) {
  Sum sum(algebra_, Expansion::full);
  const std::vector<PolyRun> runs(algebra_.runs(id).begin(), algebra_.runs(id).end());
  const std::vector<PolyTerm> terms(algebra_.terms(id).begin(), algebra_.terms(id).end());
  for (const PolyRun& run : runs) {
    if (!replaced_) {
      sum.add_run(run);
      continue;
    }
    algebra_.spend(run.count);
    for (std::uint32_t i = 0; i < run.count; ++i)
      sum.add(resolve(algebra_.tuple(run.at(i))), run.coefficient);
  }
  for (const PolyTerm& term : terms) sum.add(resolve({term.monomial, term.coefficient}), Coefficients::one);
  return sum.finish();
}

}  // namespace warpproof::domain::term
