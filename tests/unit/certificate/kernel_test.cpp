#include <doctest/doctest.h>

#include "verifier/certificate/kernel.h"
#include "verifier/certificate/term_text.h"

using namespace warpproof;
using namespace warpproof::certificate;

namespace {

struct Bench {
  base::Limits limits;
  base::Deadline deadline{60'000};
  Kernel kernel;
  Bench()
      : kernel({{"K", "T"}, {{"s", {1, ir::ScalarType::real}}, {"e", {0, ir::ScalarType::real}}}}, limits,
               deadline) {}
};

ExpressionPtr size(const char* name) { return ir::make_size(name); }
const ExpressionPtr i = ir::make_index({"i", 0x40000000}), k = ir::make_index({"k", 1});
ExpressionPtr read(const ExpressionPtr& at) { return ir::make_read("s", {at}, ir::ScalarType::real); }
const ExpressionPtr e = ir::make_read("e", {}, ir::ScalarType::real);
ir::Binder range(ExpressionPtr upper) { return {{"k", 1}, integer(0), std::move(upper)}; }

}  // namespace

TEST_CASE("a quantified requirement is used at the element that is asked about, inside its range only") {
  Bench bench;
  const ExpressionPtr all =
      ir::make_reduce(ir::Reduction::all, {range(size("K"))}, nullptr, below(real(0), read(k)));
  Scope scope = bench.kernel.with({}, all);
  scope.indices.insert(0x40000000);
  CHECK_FALSE(bench.kernel.shows(scope, below(real(0), read(i))));
  Scope inside = bench.kernel.with(scope, at_most(integer(0), i));
  inside = bench.kernel.with(inside, below(i, size("K")));
  CHECK(bench.kernel.shows(inside, below(real(0), read(i))));
  CHECK(bench.kernel.shows(inside, opposite(equals(read(i), real(0)))));
  CHECK_FALSE(bench.kernel.shows(inside, below(real(1), read(i))));
  CHECK_FALSE(bench.kernel.shows(inside, below(real(0), read(plus(i, integer(1))))));
}

TEST_CASE("what a quantified fact says in the same words needs no arithmetic") {
  Bench bench;
  // For all k < upper (with k < T and k < 9 where that is asked for): k k k < T, which nothing else implies.
  const auto cubes = [](ir::IndexId id, ExpressionPtr upper, bool guarded) {
    const ExpressionPtr variable = ir::make_index({"k", id});
    return ir::make_reduce(ir::Reduction::all, {{{"k", id}, integer(0), std::move(upper)}},
                           guarded ? both(below(variable, size("T")), below(variable, integer(9))) : nullptr,
                           below(times(times(variable, variable), variable), size("T")));
  };
  const Scope scope = bench.kernel.with({}, cubes(1, size("K"), false));
  CHECK(bench.kernel.shows(scope, cubes(2, size("K"), false)));
  CHECK(bench.kernel.shows(scope, cubes(2, size("K"), true)));
  CHECK_FALSE(bench.kernel.shows(scope, cubes(2, plus(size("K"), integer(1)), false)));
  CHECK_FALSE(bench.kernel.shows(scope, cubes(2, size("T"), false)));
  const Scope guarded = bench.kernel.with({}, cubes(1, size("K"), true));
  CHECK(bench.kernel.shows(guarded, cubes(2, size("K"), true)));
  CHECK_FALSE(bench.kernel.shows(guarded, cubes(2, size("K"), false)));
}

TEST_CASE("signs: squares, exponentials, sums over inhabited and over maybe empty domains") {
  Bench bench;
  const ExpressionPtr squares =
      ir::make_reduce(ir::Reduction::sum, {range(size("K"))}, nullptr, times(read(k), read(k)));
  const ExpressionPtr exponentials =
      ir::make_reduce(ir::Reduction::sum, {range(size("K"))}, nullptr, ir::make_apply("exp", {read(k)}));
  CHECK(bench.kernel.shows({}, at_most(real(0), squares)));
  CHECK_FALSE(bench.kernel.shows({}, below(real(0), squares)));
  CHECK_FALSE(bench.kernel.shows({}, below(real(0), exponentials)));
  const Scope some = bench.kernel.with({}, below(integer(0), size("K")));
  CHECK(bench.kernel.shows(some, below(real(0), exponentials)));
  CHECK_FALSE(bench.kernel.shows(some, below(real(0), squares)));
  const Scope eps = bench.kernel.with(some, below(real(0), e));
  CHECK(bench.kernel.shows(eps, below(real(0), plus(ir::make_apply("div", {squares, size("K")}), e))));
}

TEST_CASE("a product is not zero where no factor is, whatever their signs") {
  Bench bench;
  const ExpressionPtr factors = ir::make_reduce(ir::Reduction::prod, {range(size("K"))}, nullptr, read(k));
  const auto not_zero = [](const ExpressionPtr& a) { return opposite(equals(a, real(0))); };
  CHECK_FALSE(bench.kernel.shows({}, not_zero(factors)));
  const ExpressionPtr all =
      ir::make_reduce(ir::Reduction::all, {range(size("K"))}, nullptr, not_zero(read(k)));
  const Scope scope = bench.kernel.with({}, all);
  CHECK(bench.kernel.shows(scope, not_zero(factors)));
  CHECK_FALSE(bench.kernel.shows(scope, at_most(real(0), factors)));
  const ExpressionPtr more = ir::make_reduce(ir::Reduction::prod, {range(size("T"))}, nullptr, read(k));
  CHECK_FALSE(bench.kernel.shows(scope, not_zero(more)));
}

TEST_CASE("a witness of `any` is somebody, not everybody") {
  Bench bench;
  const ExpressionPtr somewhere =
      ir::make_reduce(ir::Reduction::any, {range(size("K"))}, nullptr, below(real(0), read(k)));
  Scope scope = bench.kernel.with({}, somewhere);
  scope.indices.insert(0x40000000);
  CHECK(bench.kernel.shows(scope, below(integer(0), size("K"))));
  Scope inside = bench.kernel.with(scope, at_most(integer(0), i));
  inside = bench.kernel.with(inside, below(i, size("K")));
  CHECK_FALSE(bench.kernel.shows(inside, below(real(0), read(i))));
}

TEST_CASE("facts that were not given are not there") {
  Bench bench;
  CHECK_FALSE(bench.kernel.shows({}, below(integer(0), size("K"))));
  CHECK(bench.kernel.shows({}, at_most(integer(0), size("K"))));
  CHECK_FALSE(bench.kernel.shows({}, ir::make_boolean(false)));
  const Scope impossible =
      bench.kernel.with(bench.kernel.with({}, below(size("K"), size("T"))), below(size("T"), size("K")));
  CHECK(bench.kernel.shows(impossible, ir::make_boolean(false)));
}

TEST_CASE("malformed terms: what a fold binds is bound nowhere in its range, starts and value") {
  Bench bench;
  const Scope scope;
  const auto malformed = [&](const std::string& inner_round, const std::string& inner_state) {
    const std::string inner =
        "(fold (q " + inner_round + " (c 0 i) (c 0 i)) ((u " + inner_state + " r)) (c 0 r) (c 0 r) (c 0 r))";
    const std::string text = "(fold (k 6 (c 0 i) (c 1 i)) ((s 7 r)) " + inner + " (v s 7 r) (v s 7 r))";
    const auto term = certificate::read_term(text, 1000);
    REQUIRE(std::holds_alternative<certificate::ExpressionPtr>(term));
    return !bench.kernel.malformed(scope, std::get<certificate::ExpressionPtr>(term)).empty();
  };
  CHECK_FALSE(malformed("8", "9"));
  CHECK(malformed("8", "7"));
  CHECK(malformed("8", "6"));
  CHECK(malformed("7", "9"));
  CHECK(malformed("6", "9"));
}

TEST_CASE("malformed terms: scope, shadowing, unknown names, kernel ids") {
  Bench bench;
  Scope scope;
  CHECK_FALSE(bench.kernel.malformed(scope, k).empty());
  const ExpressionPtr inner = ir::make_reduce(ir::Reduction::sum, {range(size("K"))}, nullptr, read(k));
  CHECK(bench.kernel.malformed(scope, inner).empty());
  CHECK_FALSE(
      bench.kernel.malformed(scope, ir::make_reduce(ir::Reduction::sum, {range(size("T"))}, nullptr, inner))
          .empty());
  CHECK_FALSE(bench.kernel.malformed(scope, size("Q")).empty());
  CHECK_FALSE(bench.kernel.malformed(scope, ir::make_read("s", {}, ir::ScalarType::real)).empty());
  CHECK_FALSE(
      bench.kernel.malformed(scope, ir::make_read("s", {integer(0)}, ir::ScalarType::integer)).empty());
  // States: of this fold alone, of their type, in the steps and the value.
  const ir::StateVariable s{"s", 77, ir::ScalarType::real};
  const ExpressionPtr state = ir::make_state(s);
  const auto fold = [&](const ExpressionPtr& start, const ExpressionPtr& step, const ExpressionPtr& value) {
    return bench.kernel.malformed(scope, ir::make_fold(range(size("K")), {s}, {start, step, value}));
  };
  CHECK(fold(e, plus(state, read(k)), state).empty());
  CHECK_FALSE(fold(state, plus(state, read(k)), state).empty());
  CHECK_FALSE(fold(read(k), plus(state, read(k)), state).empty());
  CHECK_FALSE(fold(e, plus(state, read(k)), read(k)).empty());
  CHECK_FALSE(bench.kernel.malformed(scope, state).empty());
  CHECK_FALSE(
      fold(e, ir::make_fold(range(size("T")), {{"t", 78, ir::ScalarType::real}}, {e, e, e}), state).empty());
  CHECK_FALSE(fold(e, ir::make_fold({{"j", 79}, integer(0), size("T")}, {s}, {e, state, e}), state).empty());
  CHECK_FALSE(
      fold(e, ir::make_reduce(ir::Reduction::sum, {{{"j", 77}, integer(0), size("T")}}, nullptr, e), state)
          .empty());
  CHECK_FALSE(bench.kernel.malformed(scope, ir::make_fold(range(size("K")), {s, s}, {e, e, state, state, e}))
                  .empty());
  const ir::Binder high{{"k", kernel_index_base + 5}, integer(0), size("K")};
  CHECK_FALSE(bench.kernel.malformed(scope, ir::make_reduce(ir::Reduction::sum, {high}, nullptr, e)).empty());
}
