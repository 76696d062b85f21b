// Recurrences: what is proved, what is never, and certificates that were tampered with.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "rewrite_reading.h"
#include "verifier/replay/search.h"

using namespace warpproof;
using namespace warpproof::prove;
using namespace warpproof::prove::test;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* statement =
    "rewrite r\n  size N\n  input X[N] : real\n  before S = sum k < N. X[k]\n"
    "  after  S = fold k < N from s = 0, n = 0 next s = s + X[k], n = n + 1. s + 0 * n\n";

std::string replaced(std::string text, const std::string& what, const std::string& by, int& count) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
    ++count;
  }
  return text;
}

}  // namespace

TEST_CASE("recurrences with templates are proved for all sizes, and the checker agrees") {
  const ir::Program program = program_in("tests/unit/prove/rewrites/folds_right.rw");
  CHECK(program.rewrites.size() >= 25);
  for (const ir::Rewrite& rewrite : program.rewrites) {
    CAPTURE(rewrite.id);
    const ProofAttempt proof = check_proved(program, rewrite);
    CHECK(recheck(proof.certificate, program).accepted);
    replay::SearchOptions options;
    options.steps_max = 200'000;
    CHECK_FALSE(replay::search_counterexample(program, rewrite, options).difference);
  }
}

TEST_CASE("wrong recurrences, and right ones beyond the templates, are never proved") {
  const ir::Program program = program_in("tests/unit/prove/rewrites/folds_wrong.rw");
  CHECK(program.rewrites.size() >= 20);
  int refuted = 0;
  for (const ir::Rewrite& rewrite : program.rewrites) {
    CAPTURE(rewrite.id);
    const ProofAttempt proof = attempt(program, rewrite);
    CHECK(proof.status != ProofStatus::closed);
    CHECK(proof.certificate.empty());
    replay::SearchOptions options;
    options.steps_max = 1'000'000;
    const auto result = replay::search_counterexample(program, rewrite, options);
    if (result.difference && result.difference->counterexample.replayed) ++refuted;
  }
  CHECK(refuted >= 20);
}

TEST_CASE("a recurrence equals itself, also where no template fits") {
  for (const char* path :
       {"tests/unit/prove/rewrites/folds_right.rw", "tests/unit/prove/rewrites/folds_wrong.rw"}) {
    const ir::Program program = program_in(path);
    for (ir::Rewrite rewrite : program.rewrites) {
      CAPTURE(rewrite.id);
      rewrite.before = rewrite.after;
      CHECK(attempt(program, rewrite).status == ProofStatus::closed);
    }
  }
}

TEST_CASE("another invariant, condition or branch in the certificate is refused") {
  const ir::Program program = program_of(statement);
  const ProofAttempt proof = attempt(program, program.rewrites[0]);
  REQUIRE(proof.status == ProofStatus::closed);
  REQUIRE(recheck(proof.certificate, program).accepted);
  const Json original = Json::parse(proof.certificate);
  int inductions = 0, choices = 0;
  for (std::size_t i = 0; i < original["outputs"][0]["right"].size(); ++i) {
    Json root = original;
    Json& row = root["outputs"][0]["right"][i];
    if (row["lemma"] == "chosen") {
      ++choices;
      row["after"] = "(c 0 r)";
      CHECK_FALSE(recheck(root.dump(), program).accepted);
      root = original;
      root["outputs"][0]["right"].erase(i);
      CHECK_FALSE(recheck(root.dump(), program).accepted);
    }
    if (row["lemma"] != "fold_induction") continue;
    ++inductions;
    // An invariant that does not hold: the term then asks for what can not be shown.
    const std::string invariant = row["terms"][1];
    row["terms"][1] = "(f add " + invariant + " (c 1 r))";
    CHECK_FALSE(recheck(root.dump(), program).accepted);
    row = original["outputs"][0]["right"][i];
    int changed = 0;
    row["after"] = replaced(row["after"], "(c 1 i)", "(c 2 i)", changed);
    CHECK(changed > 0);
    CHECK_FALSE(recheck(root.dump(), program).accepted);
    row = original["outputs"][0]["right"][i];
    changed = 0;
    row["after"] = replaced(row["after"], "(f eq", "(f ne", changed);
    CHECK(changed > 0);
    CHECK_FALSE(recheck(root.dump(), program).accepted);
    row = original["outputs"][0]["right"][i];
    row["terms"].erase(row["terms"].size() - 1);
    CHECK_FALSE(recheck(root.dump(), program).accepted);
    row = original["outputs"][0]["right"][i];
    row["terms"][0] = "(s N)";
    CHECK_FALSE(recheck(root.dump(), program).accepted);
  }
  CHECK(inductions == 1);
  CHECK(choices == 1);
  // The steps that show the conditions can not be left out.
  Json root = original;
  Json kept = Json::array();
  for (const Json& row : original["outputs"][0]["right"])
    if (row["lemma"] == "fold_induction" || row["lemma"] == "chosen") kept.push_back(row);
  root["outputs"][0]["right"] = kept;
  CHECK_FALSE(recheck(root.dump(), program).accepted);
}
