#include <doctest/doctest.h>

#include <set>

#include "instances.h"
#include "total_value.h"

using namespace warpproof;
using namespace warpproof::certificate;
using namespace warpproof::certificate::test;

namespace {

Declarations declarations() {
  Declarations result;
  result.sizes = {"K", "N", "T"};
  for (const char* name : {"x", "y", "z"}) result.tensors[name] = {1, ir::ScalarType::real};
  for (const char* name : {"c", "d"}) result.tensors[name] = {0, ir::ScalarType::real};
  return result;
}

struct Bench {
  base::Limits limits;
  base::Deadline deadline{120'000};
  Kernel kernel{declarations(), limits, deadline};

  Scope scope_of(const Instance& instance) {
    Scope scope;
    scope.indices.insert(0x40000000);
    for (const ExpressionPtr& fact : instance.facts) scope = kernel.with(std::move(scope), fact);
    return scope;
  }
  std::string check(const Instance& instance) {
    const Scope scope = scope_of(instance);
    if (const std::string why = kernel.malformed(scope, instance.left); !why.empty()) return why;
    if (const std::string why = kernel.malformed(scope, instance.right); !why.empty()) return why;
    if (instance.left->type != instance.right->type) return "types differ";
    return find_lemma(instance.lemma)->check({kernel, scope, instance.left, instance.right, instance.terms});
  }
};

/// Compares both sides in every world of small sizes in which the facts hold. Counts the worlds that were
/// compared.
struct Comparison {
  int compared = 0;
  int differing = 0;
};
Comparison brute_force(const Instance& instance, int draws) {
  Comparison result;
  for (std::int64_t k = 0; k <= 4; ++k)
    for (std::int64_t n = 0; n <= 3; ++n)
      for (std::int64_t t = 0; t <= 3; ++t)
        for (int draw = 0; draw < draws; ++draw) {
          World world;
          world.sizes = {{"K", k}, {"N", n}, {"T", t}};
          world.indices[0x40000000] = draw % 4;
          for (const char* name : {"x", "y", "z"}) world.extents[name] = 1000;
          world.seed = static_cast<std::uint64_t>(draw * 1000 + k * 100 + n * 10 + t);
          if (draw % 2 == 1) world.ranges = {{"c", {0, 4}}, {"d", {1, 4}}};
          bool admitted = true;
          for (const ExpressionPtr& fact : instance.facts) {
            const auto value = total_value(fact, world);
            admitted = admitted && value && !value->is_zero();
          }
          if (!admitted) continue;
          const auto left = total_value(instance.left, world), right = total_value(instance.right, world);
          if (!left || !right) continue;
          ++result.compared;
          if (!(*left == *right)) ++result.differing;
        }
  return result;
}

/// All terms that differ from `expression` in one place by a small change.
void mutations(const ExpressionPtr& expression, std::vector<ExpressionPtr>& out) {
  const ir::ScalarType type = expression->type;
  if (type == ir::ScalarType::integer && expression->kind != ir::Kind::constant) {
    out.push_back(plus(expression, integer(1)));
    if (expression->kind == ir::Kind::size)
      for (const char* other : {"K", "N", "T"}) out.push_back(ir::make_size(other));
  }
  if (type == ir::ScalarType::integer && expression->kind == ir::Kind::constant)
    out.push_back(integer(expression->value + 1));
  if (type == ir::ScalarType::real) {
    out.push_back(times(real(-1), expression));
    out.push_back(ir::make_apply("abs", {expression}));
  }
  const std::uint32_t count = expression->kind == ir::Kind::reduce
                                  ? 2 + 2 * static_cast<std::uint32_t>(expression->binders.size())
                                  : static_cast<std::uint32_t>(expression->operands.size());
  for (std::uint32_t number = 0; number < count; ++number) {
    const ExpressionPtr child = child_of(expression, number);
    if (!child) continue;
    std::vector<ExpressionPtr> inner;
    mutations(child, inner);
    for (const ExpressionPtr& changed : inner)
      if (changed->type == child->type) out.push_back(with_child(expression, number, changed));
  }
}

}  // namespace

TEST_CASE("every lemma has right and wrong instances") {
  std::set<std::string> right, wrong;
  for (const Instance& instance : all_instances()) (instance.holds ? right : wrong).insert(instance.lemma);
  for (const Lemma* lemma : all_lemmas()) {
    CAPTURE(lemma->id);
    CHECK(right.contains(lemma->id));
    CHECK(wrong.contains(lemma->id));
    CHECK(std::string(lemma->statement) != "");
    CHECK(std::string(lemma->theories) != "");
  }
}

TEST_CASE("right instances are accepted and hold at small sizes; wrong ones are refused") {
  Bench bench;
  for (const Instance& instance : all_instances()) {
    CAPTURE(instance.lemma);
    CAPTURE(bench.kernel.key(instance.left));
    CAPTURE(bench.kernel.key(instance.right));
    const std::string refusal = bench.check(instance);
    CAPTURE(refusal);
    CHECK(refusal.empty() == instance.holds);
    if (!instance.holds) continue;
    const Comparison comparison = brute_force(instance, 12);
    // What is shown from facts that contradict each other holds in no world.
    CHECK((comparison.compared > 0) == (instance.lemma != "absurd"));
    CHECK(comparison.differing == 0);
  }
}

TEST_CASE("hints of a law, and the maps of a change of indices, are looked at before they are used") {
  Bench bench;
  const ExpressionPtr nowhere = ir::make_index({"nowhere", 0x4000ffff});
  const ExpressionPtr number = real(2), boolean = at_most(real(0), real(1));
  int looked_at = 0;
  for (const Instance& right : all_instances()) {
    const bool law = find_lemma(right.lemma)->function_law && !right.terms.empty();
    const bool maps = right.lemma == "reindex" || right.lemma == "cover";
    if (!right.holds || !(law || maps)) continue;
    CAPTURE(right.lemma);
    const auto refusal = [&](std::size_t at, const ExpressionPtr& term) {
      Instance changed = right;
      changed.terms[at] = term;
      return bench.check(changed);
    };
    const std::string unknown = bench.kernel.malformed(bench.scope_of(right), nowhere);
    REQUIRE(unknown != "");
    for (std::size_t at = 0; at < right.terms.size(); ++at) {
      CHECK(refusal(at, nowhere) == unknown);
      CHECK(refusal(at, maps ? number : boolean) ==
            (maps ? "a map is not an integer" : "a boolean where a number is meant"));
      ++looked_at;
    }
    Instance fewer = right, more = right;
    fewer.terms.pop_back();
    more.terms.push_back(right.terms.front());
    CHECK(bench.check(fewer).find("needed") != std::string::npos);
    CHECK(bench.check(more).find("needed") != std::string::npos);
  }
  CHECK(looked_at > 15);
}

TEST_CASE("whatever a lemma accepts holds: one-place changes of right instances") {
  Bench bench;
  int accepted = 0, tried = 0;
  // Every third change keeps the test quick; which ones is fixed by the order of the instances.
  constexpr int stride = 3;
  int counter = 0;
  for (const Instance& instance : all_instances()) {
    if (!instance.holds) continue;
    std::vector<ExpressionPtr> lefts{instance.left}, rights{instance.right};
    mutations(instance.left, lefts);
    mutations(instance.right, rights);
    auto examine = [&](const Instance& changed) {
      if (counter++ % stride != 0) return;
      ++tried;
      if (!bench.check(changed).empty()) return;
      ++accepted;
      CAPTURE(changed.lemma);
      CAPTURE(bench.kernel.key(changed.left));
      CAPTURE(bench.kernel.key(changed.right));
      CHECK(brute_force(changed, 4).differing == 0);
    };
    for (std::size_t i = 1; i < rights.size(); ++i) {
      Instance changed = instance;
      changed.right = rights[i];
      examine(changed);
    }
    for (std::size_t i = 1; i < lefts.size(); ++i) {
      Instance changed = instance;
      changed.left = lefts[i];
      examine(changed);
    }
    for (std::size_t fact = 0; fact < instance.facts.size(); ++fact) {
      Instance weaker = instance;
      weaker.facts.erase(weaker.facts.begin() + static_cast<std::ptrdiff_t>(fact));
      examine(weaker);
    }
    for (std::size_t term = 0; term < instance.terms.size(); ++term) {
      std::vector<ExpressionPtr> others;
      mutations(instance.terms[term], others);
      for (const ExpressionPtr& other : others) {
        Instance changed = instance;
        changed.terms[term] = other;
        examine(changed);
      }
    }
  }
  MESSAGE("tried " << tried << ", accepted " << accepted);
  CHECK(tried > 300);
}
