// The missing requirement of a refuted rewrite: proved to suffice, and the weakest of the menu.

#include "warpproof/suggest.h"

#include "tests/unit/check/claim_folder.h"
#include "verifier/check/suggest.h"

using namespace warpproof;

namespace {

std::vector<SuggestionReport> reports_of(const std::string& text, const std::string& only = "") {
  const ClaimFolder folder;
  folder.folder.write("a.rw", text);
  Request request = folder.request("a.rw");
  if (!only.empty()) request.only = {only};
  return checking::suggest_requirements(request);
}

SuggestionReport report_of(const std::string& text) {
  auto reports = reports_of(text);
  REQUIRE(reports.size() == 1);
  return std::move(reports[0]);
}

Outcome outcome_of(const std::string& text) {
  const ClaimFolder folder;
  folder.folder.write("a.rw", text);
  return folder.check("a.rw").outcome;
}

/// The only suggestion; the clause is pasted behind the title and must make a proof of a refutation.
std::string clause_for(const std::string& text) {
  const SuggestionReport report = report_of(text);
  REQUIRE(report.suggestions.size() == 1);
  const Suggestion& suggestion = report.suggestions[0];
  CHECK_FALSE(suggestion.certificate.empty());
  CHECK(report.verdict.outcome == Outcome::refuted);
  std::string pasted = text;
  pasted.insert(pasted.find("  before"), "  " + suggestion.clause + "\n");
  CHECK(outcome_of(pasted) == Outcome::proved);
  return suggestion.clause;
}

}  // namespace

TEST_CASE("suggest: each kind of the menu, and the clause that is pasted closes the proof") {
  CHECK(clause_for(R"(rewrite blocks
  size    K, T
  input   X[K] : real
  before  S = sum k < K. X[k]
  after   S = sum q < K div T. sum r < T. X[q * T + r]
)") == "require divides: K mod T = 0");
  CHECK(clause_for(R"(rewrite scaled
  size    N
  input   X[N], c : real
  before  Y[i < N] = X[i]
  after   Y[i < N] = X[i] * c / c
)") == "require nonzero: c != 0");
  CHECK(clause_for(R"(rewrite no_bias
  size    M, N
  input   X[M, N], W[N], b[M] : real
  before  Y[i < M] = (sum j < N. X[i, j] * W[j]) + b[i]
  after   Y[i < M] = sum j < N. X[i, j] * W[j]
)") == "require zero: b[i] = 0");
  CHECK(clause_for(R"(rewrite magnitude
  size    N
  input   X[N] : real
  before  Y[i < N] = sqrt(X[i] * X[i])
  after   Y[i < N] = X[i]
)") == "require not_negative: X[i] >= 0");
  CHECK(clause_for(R"(rewrite mean
  size    N
  input   c : real
  before  Y = c
  after   Y = (sum i < N. c) / N
)") == "require at_least_one: N >= 1");
  CHECK(clause_for(R"(rewrite padded
  size    K, P
  input   X[K] : real
  before  S = sum k < K. X[k]
  after   S = sum k < P where k < K. X[k]
)") == "require ordered: K <= P");
  CHECK(clause_for(R"(rewrite halves
  size    N
  input   X[N] : real
  before  S = sum i < N. X[i]
  after   S = sum i < N div 2. X[2 * i] + X[2 * i + 1]
)") == "require divides: N mod 2 = 0");
}

TEST_CASE("suggest: two conditions where one is not enough, and none that says more") {
  CHECK(clause_for(R"(rewrite both
  size    K, T
  input   X[K], c : real
  before  S = sum k < K. X[k]
  after   S = (c / c) * sum q < K div T. sum r < T. X[q * T + r]
)") == "require nonzero: c != 0, divides: K mod T = 0");
}

TEST_CASE("suggest: nothing on the menu suffices, and nothing is printed") {
  const SuggestionReport report = report_of(R"(rewrite hopeless
  size    N
  input   X[N] : real
  before  Y[i < N] = X[i]
  after   Y[i < N] = X[i] + 1
)");
  CHECK(report.suggestions.empty());
  CHECK(report.note == "no one or two conditions of the menu suffice");
  CHECK(suggestions_exit_code({report}) == 3);
}

TEST_CASE("suggest: what is proved needs nothing; a wrong twin is asked about by name") {
  const std::string text = R"(rewrite doubled
  size    N
  input   X[N], c : real
  before  Y[i < N] = X[i] + X[i]
  after   Y[i < N] = 2 * X[i]

wrong twin doubled_and_scaled of doubled
  after   Y[i < N] = 2 * X[i] * c
  expect  refuted (value_differs)
)";
  const auto all = reports_of(text);
  REQUIRE(all.size() == 1);
  CHECK(all[0].note == "proved as it stands");
  CHECK(suggestions_exit_code(all) == 0);
  const auto twin = reports_of(text, "doubled_and_scaled");
  REQUIRE(twin.size() == 1);
  REQUIRE(!twin[0].suggestions.empty());
  CHECK(twin[0].suggestions[0].clause == "require ones: c = 1");
}

TEST_CASE("suggest: labels that are taken, any rank, no program") {
  CHECK(clause_for(R"(rewrite scaled
  size    N
  input   X[N], c, d : real
  require nonzero: d != 0
  before  Y[i < N] = X[i]
  after   Y[i < N] = X[i] * (c * d) / (c * d)
)") == "require nonzero_2: c != 0");
  CHECK(clause_for(R"(rewrite ranks
  size   I*
  input  A[I*], c : real
  before Y[i*] = A[i*]
  after  Y[i*] = A[i*] * c / c
)") == "require nonzero: c != 0");
  const auto broken = reports_of("rewrite broken\n");
  REQUIRE(broken.size() == 1);
  CHECK(suggestions_exit_code(broken) == 2);
  const auto nobody = reports_of(twice_rewrite, "nobody");
  REQUIRE(nobody.size() == 1);
  REQUIRE(nobody[0].verdict.diagnostics.size() == 1);
  CHECK(nobody[0].verdict.diagnostics[0].code == "E0333");
  CHECK(suggestions_exit_code(nobody) == 2);
}

TEST_CASE("suggest: the same bytes again") {
  const ClaimFolder folder;
  folder.folder.write("a.rw", R"(rewrite trace
  size    M, N
  input   X[M, N] : real
  before  S = sum i < M. X[i, i]
  after   S = sum i < N. X[i, i]
)");
  const auto first = checking::suggest_requirements(folder.request("a.rw"));
  const auto second = checking::suggest_requirements(folder.request("a.rw"));
  REQUIRE(first.at(0).suggestions.size() == 1);
  CHECK(first[0].suggestions[0].clause == "require ordered: N <= M");
  CHECK(first[0].suggestions[0].certificate == second.at(0).suggestions.at(0).certificate);
}
