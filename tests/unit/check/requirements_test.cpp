// Requirements dropped in turn: needed, idle, not shown.

#include "warpproof/requirements.h"

#include "tests/unit/check/claim_folder.h"
#include "verifier/check/requirements.h"

using namespace warpproof;

namespace {

std::vector<TestedVerdict> tested(const std::string& text) {
  const ClaimFolder folder;
  folder.folder.write("a.rw", text);
  return checking::check_requirements(folder.request("a.rw"));
}

const RequirementTest* of(const TestedVerdict& tested, const std::string& condition) {
  for (const RequirementTest& test : tested.requirements)
    if (test.condition == condition) return &test;
  return nullptr;
}

constexpr const char* blocks = R"(rewrite blocks
  size    K, T
  require divides: K mod T = 0, block: T >= 1
  input   X[K] : real
  before  S = sum k < K. X[k]
  after   S = sum q < K div T. sum r < T. X[q * T + r]
)";

}  // namespace

TEST_CASE("what refutes without it is needed, with the counterexample; what follows is idle") {
  const auto all = tested(blocks);
  REQUIRE(all.size() == 1);
  CHECK(all[0].verdict.outcome == Outcome::proved);
  REQUIRE(all[0].requirements.size() == 2);
  const RequirementTest* divides = of(all[0], "K mod T = 0");
  REQUIRE(divides != nullptr);
  CHECK(divides->label == "divides");
  CHECK(divides->use == RequirementUse::needed);
  REQUIRE(divides->counterexample);
  CHECK(divides->counterexample->replayed);
  CHECK(divides->place.line == 3);
  // `K mod 0` has no value, so that the other requirement says it already.
  const RequirementTest* block = of(all[0], "T >= 1");
  REQUIRE(block != nullptr);
  CHECK(block->use == RequirementUse::idle);
  CHECK_FALSE(block->counterexample);
  const std::vector<Detail>& details = all[0].verdict.answers[0].details;
  REQUIRE(details.size() >= 2);
  CHECK(details[0].text == "requirement block: T >= 1: idle (proved without it)");
  CHECK(details[1].text.find("requirement divides: K mod T = 0: needed (at K=1 T=2, S: ") == 0);
}

TEST_CASE("where `before` has no value without a requirement, the requirement is not needed") {
  const auto all = tested(R"(rewrite halves
  size    N
  input   X[N], c : real
  require nonzero: c != 0
  before  Y[i < N] = X[i] / c + X[i] / c
  after   Y[i < N] = 2 * X[i] / c
)");
  REQUIRE(all.size() == 1);
  REQUIRE(all[0].requirements.size() == 1);
  CHECK(all[0].requirements[0].use == RequirementUse::idle);
}

TEST_CASE("where `after` has no value without a requirement, it is needed") {
  const auto all = tested(R"(rewrite cancelled
  size    N
  input   X[N], c : real
  require nonzero: c != 0
  before  Y[i < N] = X[i]
  after   Y[i < N] = X[i] * c / c
)");
  REQUIRE(all.size() == 1);
  REQUIRE(all[0].requirements.size() == 1);
  CHECK(all[0].requirements[0].use == RequirementUse::needed);
  CHECK(all[0].requirements[0].counterexample->after == "undefined");
}

TEST_CASE("neither proved nor refuted without it: not shown, never idle") {
  const auto all = tested(R"(rewrite logs
  size    N
  input   X[N], Y[N] : real
  require first: X[i] > 0, second: Y[i] > 0
  before  Z[i < N] = log(X[i] * Y[i])
  after   Z[i < N] = log(X[i]) + log(Y[i])
)");
  REQUIRE(all.size() == 1);
  CHECK(all[0].verdict.outcome == Outcome::proved);
  REQUIRE(all[0].requirements.size() == 2);
  for (const RequirementTest& test : all[0].requirements) CHECK(test.use == RequirementUse::not_shown);
}

TEST_CASE("each part of a condition is dropped as well") {
  const auto all = tested(R"(rewrite window
  input   a : real
  require range: 0 <= a < 4
  before  Y = abs(a)
  after   Y = a
)");
  REQUIRE(all.size() == 1);
  REQUIRE(all[0].requirements.size() == 3);
  CHECK(all[0].requirements[0].whole);
  CHECK(all[0].requirements[0].use == RequirementUse::needed);
  CHECK_FALSE(all[0].requirements[1].whole);
  CHECK(all[0].requirements[1].condition == "0 <= a");
  CHECK(all[0].requirements[1].use == RequirementUse::needed);
  CHECK(all[0].requirements[2].condition == "a < 4");
  CHECK(all[0].requirements[2].use == RequirementUse::idle);
}

TEST_CASE("a rewrite of any rank: the demand that there is an axis") {
  const auto all = tested(R"(rewrite ends
  size    I*
  require axes: rank(I*) >= 1
  input   A[I*] : real
  before  Y[i*] = A[i*] + A[i*]
  after   Y[i*] = 2 * A[i*]
)");
  REQUIRE(all.size() == 1);
  REQUIRE(all[0].requirements.size() == 1);
  CHECK(all[0].requirements[0].label == "axes");
  CHECK(all[0].requirements[0].use == RequirementUse::idle);
}

TEST_CASE("of what is refuted, unknown or no program nothing is tested") {
  const auto refuted = tested(R"(rewrite doubled
  size    N
  require some: N >= 1
  input   X[N] : real
  before  Y[i < N] = X[i]
  after   Y[i < N] = 2 * X[i]
)");
  REQUIRE(refuted.size() == 1);
  CHECK(refuted[0].verdict.outcome == Outcome::refuted);
  CHECK(refuted[0].requirements.empty());
  const auto broken = tested("rewrite broken\n");
  REQUIRE(broken.size() == 1);
  CHECK(broken[0].verdict.outcome == Outcome::rejected);
  CHECK(broken[0].requirements.empty());
}

TEST_CASE("the outcome does not change, and no time is no answer") {
  const ClaimFolder folder;
  folder.folder.write("a.rw", blocks);
  Request request = folder.request("a.rw");
  const std::vector<Verdict> plain = checking::check_all(request);
  const auto all = checking::check_requirements(request);
  REQUIRE(plain.size() == all.size());
  CHECK(plain[0].outcome == all[0].verdict.outcome);
  CHECK(exit_code(plain) == exit_code({all[0].verdict}));
  const std::vector<checking::Task> tasks = checking::tasks_of(request);
  for (const RequirementTest& test :
       checking::test_requirements(*tasks[0].session, *tasks[0].item.rewrite, base::Deadline(0))) {
    CHECK(test.use == RequirementUse::not_shown);
    CHECK_FALSE(test.why.empty());
  }
}
