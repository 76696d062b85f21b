// Recurrences and decided choices.
#include "instance_terms.h"
#include "verifier/certificate/induction.h"

namespace warpproof::certificate::test {

namespace {

const ir::StateVariable state_s{"s", 20, ir::ScalarType::real}, state_w{"w", 21, ir::ScalarType::real},
    state_h{"h", 22, ir::ScalarType::boolean};
const E s = ir::make_state(state_s), w = ir::make_state(state_w), h = ir::make_state(state_h);
const E p = ix("p", 30);

E fold(E low, E high, E start, E step, E value = s) {
  return ir::make_fold(in(k, std::move(low), std::move(high)), {state_s},
                       {std::move(start), std::move(step), std::move(value)});
}

/// The claim of induction as the lemma wants it, or a wrong one: `asked` and `value` by another invariant.
struct Attempt {
  E fold;
  std::vector<E> invariants;
  std::vector<E> asked = {};
  std::vector<E> value = {};
};

Instance by_induction(const Attempt& attempt, bool holds) {
  base::Limits limits;
  base::Deadline deadline{10'000};
  Kernel kernel({}, limits, deadline);
  const auto made = [&](const std::vector<E>& other) {
    return induction(kernel, *attempt.fold, {"p", 30}, other.empty() ? attempt.invariants : other);
  };
  std::vector<E> terms{p};
  terms.insert(terms.end(), attempt.invariants.begin(), attempt.invariants.end());
  // Indices of the kernel may not stand in a term of others.
  ir::IndexAllocator allocator(1000);
  const auto renamed = [&](const E& term) { return ir::substitute(term, {}, allocator); };
  const E right = choice(renamed(nested_conjunction(made(attempt.asked).conditions)),
                         renamed(made(attempt.value).value), renamed(attempt.fold));
  return {"fold_induction", {}, attempt.fold, right, terms, holds};
}

void add_induction(std::vector<Instance>& all) {
  const E prefix = sum({in(l, n(0), p)}, x(l));
  const E total = fold(n(0), K(), c, s + x(k));
  all.push_back(by_induction({total, {c + prefix}}, true));
  // An invariant that does not hold is no wrong step: the choice then is the fold. It proves nothing.
  all.push_back(by_induction({total, {prefix}}, true));
  all.push_back(by_induction({fold(n(0), K(), c, f("max", {s, x(k)})), {x(p)}}, true));
  all.push_back(by_induction(
      {fold(N(), K(), c, over(d, s)), {choice(f("eq", {f("mod", {p, n(2)}), n(0)}), c, over(d, c))}}, true));
  all.push_back(by_induction({total, {c + prefix}, {c + sum({in(l, n(0), p - n(1))}, x(l))}}, false));
  all.push_back(by_induction({total, {c + prefix}, {}, {c + sum({in(l, n(0), p + n(1))}, x(l))}}, false));
  all.push_back(by_induction({total, {prefix}, {c + prefix}, {prefix}}, false));
  // Two states: each step sees the other before the round.
  const E both = ir::make_fold(in(k, n(0), K()), {state_s, state_w}, {c, d, w + x(k), s * x(k), s - w});
  all.push_back(by_induction({both, {c + p, d * p}}, true));
  all.push_back(by_induction({both, {c + p, d * p}, {d * p, c + p}}, false));
  // Booleans.
  const E any = ir::make_fold(in(k, n(0), K()), {state_h},
                              {ir::make_boolean(false), either(h, below(x(k), c)), choice(h, c, d)});
  const E some = reduce(ir::Reduction::any, {in(l, n(0), p)}, nullptr, below(x(l), c));
  all.push_back(by_induction({any, {some}}, true));
  all.push_back(by_induction({any, {opposite(some)}, {some}}, false));
  // The parts of the choice, one by one.
  Instance part = by_induction({total, {c + prefix}}, true);
  const E whole = part.right;
  part.holds = false;
  part.right = choice(ir::make_boolean(true), whole->operands[1], whole->operands[2]);
  all.push_back(part);
  part.right = choice(whole->operands[0]->operands[1], whole->operands[1], whole->operands[2]);
  all.push_back(part);  // without a <= b
  part.right = choice(whole->operands[0], whole->operands[1], whole->operands[1]);
  all.push_back(part);
  part.right = whole->operands[1];
  all.push_back(part);
  part = by_induction({total, {c + prefix}}, true);
  part.holds = false;
  part.terms.pop_back();
  all.push_back(part);
  part.terms = {i, c + sum({in(l, n(0), i)}, x(l))};  // over an index that means something already
  all.push_back(part);
  part.terms = {K(), c + prefix};
  all.push_back(part);
}

void add_rounds(std::vector<Instance>& all) {
  const auto apart = [](const E& low, const E& high, const E& some, const E& none) {
    return choice(below(low, high), some, none);
  };
  const auto total = [](const E& high) { return fold(N(), high, c, s * x(k) + d); };
  const E last = K() - n(1);
  const E next = total(last) * x(last) + d;
  all.push_back({"fold_round", {}, total(K()), apart(N(), K(), next, c), {}});
  all.push_back({"fold_round", {}, total(K()), apart(N(), K(), total(last) * x(K()) + d, c), {}, false});
  all.push_back({"fold_round", {}, total(K()), apart(N(), K(), total(K()) * x(last) + d, c), {}, false});
  all.push_back({"fold_round", {}, total(K()), apart(N(), K(), next, d), {}, false});
  all.push_back({"fold_round", {}, total(K()), choice(at_most(N(), K()), next, c), {}, false});
  all.push_back({"fold_round", {}, total(K()), next, {}, false});
  // Both steps see the state before the last round.
  const auto two = [](const E& high, const E& value) {
    return ir::make_fold(in(k, n(0), high), {state_s, state_w}, {c, d, w + x(k), s * x(k), value});
  };
  const E before = two(last, s), other = two(last, w);
  all.push_back(
      {"fold_round", {}, two(K(), s - w), apart(n(0), K(), (other + x(last)) - before * x(last), c - d), {}});
  all.push_back({"fold_round",
                 {},
                 two(K(), s - w),
                 apart(n(0), K(), (other + x(last)) - (other + x(last)) * x(last), c - d),
                 {},
                 false});
}

}  // namespace

void add_folds(std::vector<Instance>& all) {
  add_induction(all);
  add_rounds(all);
  const E low = below(c, d);
  all.push_back({"chosen", {low}, choice(low, x(K()), c), x(K()), {}});
  all.push_back({"chosen", {at_most(d, c)}, choice(low, x(K()), c), c * real(1), {}});
  all.push_back({"chosen", {low}, choice(low, x(K()), c), c, {}, false});
  all.push_back({"chosen", {}, choice(low, x(K()), c), x(K()), {}, false});
  const E always = reduce(ir::Reduction::all, {in(l, n(0), K())}, nullptr, equals(x(l) + c, c + x(l)));
  all.push_back({"chosen", {}, choice(always, c, d), c, {}});
  const E sometimes = reduce(ir::Reduction::all, {in(l, n(0), K())}, nullptr, equals(x(l) + c, d + x(l)));
  all.push_back({"chosen", {}, choice(sometimes, c, d), c, {}, false});
  // The same recurrence, by other names and another order of factors; not by another one.
  const E renamed = ir::make_fold(in(l, N(), K()), {state_w}, {c, d + x(l) * w, w});
  const E one = fold(N(), K(), c, s * x(k) + d);
  all.push_back({"ring", {}, one * c, c * renamed, {}});
  all.push_back({"ring", {}, one, fold(N(), K(), d, s * x(k) + d), {}, false});
  all.push_back({"ring", {}, one, fold(N(), K(), c, s * x(k) + c), {}, false});
  all.push_back({"ring", {}, one, fold(N(), K() + n(1), c, s * x(k) + d), {}, false});
  all.push_back({"ring", {}, one, fold(N(), K(), c, s * x(k) + d, s + c), {}, false});
}

}  // namespace warpproof::certificate::test
