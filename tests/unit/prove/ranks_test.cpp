// Axis groups: which ranks decide (docs/semantics.md S6, S7), the proofs at each, and the theorems themselves
// by brute force at ranks 0 to 3.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <numeric>

#include "rewrite_reading.h"
#include "verifier/certificate/ranks.h"
#include "verifier/replay/random.h"
#include "verifier/replay/search.h"

using namespace warpproof;
using namespace warpproof::prove;
using namespace warpproof::prove::test;

namespace {

certificate::RankPlan plan_of(const ir::Program& program, const ir::Rewrite& rewrite) {
  return certificate::rank_plan(program, rewrite, {});
}

bool differs_at(const ir::Program& program, const ir::Rewrite& rewrite, const ir::Ranks& ranks,
                std::uint64_t steps = 400'000) {
  replay::SearchOptions options;
  options.steps_max = steps;
  return replay::search_counterexample(program, ir::at_rank(rewrite, ranks), options).difference.has_value();
}

std::uint32_t total(const ir::Ranks& ranks) { return std::accumulate(ranks.begin(), ranks.end(), 0u); }

}  // namespace

TEST_CASE("what holds at every rank is proved at those that decide") {
  const ir::Program program = program_in("tests/unit/prove/rewrites/any_rank.rw");
  for (const ir::Rewrite& rewrite : program.rewrites) {
    CAPTURE(rewrite.id);
    const certificate::RankPlan plan = plan_of(program, rewrite);
    CHECK(plan.unsupported == "");
    MESSAGE(rewrite.id, ": ", certificate::plan_text(rewrite, plan));
    const ProofAttempt proof = attempt(program, rewrite);
    CAPTURE(proof.reason);
    CAPTURE(proof.obligation);
    CHECK(proof.status == ProofStatus::closed);
    CHECK(proof.checked.accepted);
    for (std::uint32_t rank = 0; rank <= 2; ++rank) {
      ir::Ranks ranks(rewrite.groups.size(), rank);
      if (rank == 0 && rewrite.groups[0].has_axes) continue;
      CHECK_FALSE(differs_at(program, rewrite, ranks, 40'000));
    }
  }
}

TEST_CASE("what differs at some rank is not proved, and a rank that decides shows it") {
  const ir::Program program = program_in("tests/unit/prove/rewrites/wrong_rank.rw");
  for (const ir::Rewrite& rewrite : program.rewrites) {
    CAPTURE(rewrite.id);
    const auto first = static_cast<std::uint32_t>(rewrite.id[std::string("differs_at_").size()] - '0');
    CHECK(attempt(program, rewrite).status != ProofStatus::closed);
    bool found = false;
    for (const ir::Ranks& ranks : certificate::demanded_ranks(plan_of(program, rewrite))) {
      const bool flat = plan_of(program, rewrite).groups[0].flattened;
      const bool differs = differs_at(program, rewrite, ranks);
      CAPTURE(ir::ranks_text(rewrite, ranks));
      if (!flat && total(ranks) < first) CHECK_FALSE(differs);
      if (!flat && total(ranks) == first) CHECK(differs);
      found |= differs;
    }
    CHECK(found);
  }
}

TEST_CASE("what no theorem covers says so") {
  const ir::Program program = program_of(R"(
rewrite along_a_reduction
  size    I*
  size    s* along I*
  input   X[I*] : real
  before  y = sum i* < I* where i* < s*. X[i*]
  after   y = sum i* < I* where i* < s*. X[i*] * 1
rewrite index_with_an_outer_index
  size    I*, n
  input   X[I*] : real
  before  Y[i* < I*] = sum k < n. X[max(i* - k, 0)]
  after   Y[i* < I*] = sum k < n. 1 * X[max(i* - k, 0)]
rewrite outputs_in_other_places
  size    I*, n
  require rank(I*) >= 1
  input   X[I*, n], v : real
  before  Y[i* < I*, k < n] = v
  after   Y[k < n, i* < I*] = v
rewrite requirement_of_elements
  size    I*
  size    s* along I*
  input   X[I*] : real
  require zero: X[i*] = 0
  before  Y[i* < I*] = if i* < s* then X[i*] else 0
  after   Y[i* < I*] = 0
rewrite requirement_of_some_axis
  size    I*
  size    s* along I*
  input   X[I*] : real
  require not (s* = 0)
  before  Y[i* < I*] = X[max(i* - s*, 0)]
  after   Y[i* < I*] = X[max(i* - s*, 0)] * 1
)");
  CHECK(program.rewrites.size() == 5);
  for (const ir::Rewrite& rewrite : program.rewrites) {
    CAPTURE(rewrite.id);
    CHECK(plan_of(program, rewrite).unsupported != "");
    CHECK(attempt(program, rewrite).status == ProofStatus::unsupported);
  }
}

TEST_CASE("a certificate without one of its ranks, or with other ranks, is refused") {
  const ir::Program program = program_in("tests/unit/prove/rewrites/any_rank.rw");
  const ir::Rewrite& rewrite = *program.find_rewrite("slice_of_slice");
  const auto whole = nlohmann::json::parse(attempt(program, rewrite).certificate);
  REQUIRE(whole.at("instances").size() == 2);
  const auto accepted = [&](const nlohmann::json& certificate) {
    return certificate::recheck(certificate.dump(), program, {}, base::Deadline(60'000)).accepted;
  };
  CHECK(accepted(whole));
  auto changed = whole;
  changed["instances"].erase(0);
  CHECK_FALSE(accepted(changed));
  changed = whole;
  changed["instances"][0]["ranks"] = {2};
  CHECK_FALSE(accepted(changed));
  changed = whole;
  std::swap(changed["instances"][0], changed["instances"][1]);
  CHECK_FALSE(accepted(changed));
  changed = whole;
  changed["instances"].push_back(whole["instances"][0]);
  CHECK_FALSE(accepted(changed));
  changed = whole;
  changed["instances"][1]["outputs"] = whole["instances"][0]["outputs"];
  changed["instances"][1]["statement_sha256"] = whole["instances"][0]["statement_sha256"];
  CHECK_FALSE(accepted(changed));
  changed = whole;
  changed.erase("instances");
  CHECK_FALSE(accepted(changed));
}

namespace {

/// Random rewrites of per-axis maps and guards over one group.
class Writer {
 public:
  explicit Writer(std::uint64_t seed) : random_(seed) {}

  std::string rewrite() {
    const std::string least = random_.below(2) == 0 ? " require rank(I*) >= 1\n" : "";
    const std::string before = choice(2);
    const std::string after = random_.below(3) == 0 ? choice(2) : varied(before);
    return "rewrite r\n size I*\n size s*, t* along I*\n require s* <= I*, t* <= I*\n" + least +
           " input A[I*], B[I*], v : real\n before Y[i* < I*] = " + before +
           "\n after Y[i* < I*] = " + after + "\n";
  }

 private:
  std::string one_of(const std::vector<std::string>& texts) { return texts[random_.below(texts.size())]; }
  std::string index() {
    return one_of({"i*", "max(i* - s*, 0)", "I* - 1 - i*", "min(i* + t*, I* - 1)", "max(i* - t*, 0)"});
  }
  std::string guard() {
    return one_of({"i* < s*", "s* <= i*", "i* < t*", "t* <= i*", "s* <= i* < t*", "not (i* < s*)", "s* <= t*",
                   "i* < s* and t* <= i*", "i* < s* or i* < t*"});
  }
  std::string leaf() {
    return one_of({"A[" + index() + "]", "B[" + index() + "]", "v", "A[" + index() + "] + v"});
  }
  std::string choice(int depth) {
    if (depth == 0 || random_.below(4) == 0) return leaf();
    return "if " + guard() + " then " + choice(depth - 1) + " else " + choice(depth - 1);
  }
  /// One word changed.
  std::string varied(std::string text) {
    const std::vector<std::pair<std::string, std::string>> changes = {
        {"A[", "B["}, {"s* <= i*", "i* >= s*"}, {"i* < s*", "not (s* <= i*)"},
        {"t*", "s*"}, {"v", "A[i*]"},           {"<=", "<"}};
    const auto& [from, to] = changes[random_.below(changes.size())];
    const std::size_t at = text.find(from);
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
  }

  replay::Random random_;
};

}  // namespace

TEST_CASE("S7 brute force: a difference at rank 0 to 3 is one at a rank that decides") {
  int supported = 0, only_above_one = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    const ir::Program program = program_of(Writer(seed).rewrite());
    const ir::Rewrite& rewrite = program.rewrites[0];
    const certificate::RankPlan plan = plan_of(program, rewrite);
    if (!plan.unsupported.empty()) continue;
    ++supported;
    bool decided = false, above = false;
    for (const ir::Ranks& ranks : certificate::demanded_ranks(plan)) {
      const bool differs = differs_at(program, rewrite, ranks, 60'000);
      if (differs && ranks[0] > 1 && !decided) ++only_above_one;
      decided |= differs;
    }
    for (std::uint32_t rank = plan.groups[0].most + 1; rank <= 3 && !decided; ++rank)
      above |= differs_at(program, rewrite, {rank}, 60'000);
    CAPTURE(seed);
    CAPTURE(text::print(program));
    CAPTURE(certificate::plan_text(rewrite, plan));
    CHECK_FALSE(above);
  }
  CHECK(supported >= 100);
  MESSAGE(supported, " covered, ", only_above_one, " differ at rank 2 and more only");
  CHECK(only_above_one >= 1);
}

TEST_CASE("S6 brute force: whole tuples differ at rank 1 when they differ at any") {
  const std::vector<std::string> bodies = {"A[i*] + B[i*]",
                                           "B[i*] + A[i*]",
                                           "A[i*] * c",
                                           "sum k* < I*. A[k*]",
                                           "A[i*] * (sum k* < I*. B[k*])",
                                           "sum k* < I*. A[i*] * B[k*]",
                                           "c",
                                           "sum k* < I*. A[k*] * c",
                                           "c * (sum k* < I*. A[k*])",
                                           "(sum k* < I*. 1) * c",
                                           "sum k* < I*. c",
                                           "max(A[i*], B[i*])"};
  for (const std::string& before : bodies) {
    for (const std::string& after : bodies) {
      const ir::Program program =
          program_of("rewrite r\n size I*\n input A[I*], B[I*], c : real\n before Y[i* < I*] = " + before +
                     "\n after Y[i* < I*] = " + after + "\n");
      const ir::Rewrite& rewrite = program.rewrites[0];
      CAPTURE(before);
      CAPTURE(after);
      REQUIRE(plan_of(program, rewrite).groups[0].flattened);
      const bool at_one = differs_at(program, rewrite, {1}, 30'000);
      for (const std::uint32_t rank : {0u, 2u, 3u})
        CHECK((at_one || !differs_at(program, rewrite, {rank}, 10'000)));
    }
  }
}
