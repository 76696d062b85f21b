#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "rewrite_reading.h"

using namespace warpproof;
using namespace warpproof::prove;
using namespace warpproof::prove::test;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* statement =
    "rewrite split\n  size M, K, T\n  require T >= 1\n  input A[M, K], s[M] : real\n"
    "  before Y[i < M] = sum k < K. s[i] * A[i, k]\n"
    "  after  Y[i < M] = s[i] * (sum t < ceil_div(K, T), r < T where t * T + r < K. A[i, t * T + r])\n";

}  // namespace

TEST_CASE("a certificate is read again and accepted; the same proof gives the same bytes") {
  const ir::Program program = program_of(statement);
  const ProofAttempt proof = attempt(program, program.rewrites[0]);
  REQUIRE(proof.status == ProofStatus::closed);
  CHECK(recheck(proof.certificate, program_of(statement)).accepted);
  CHECK(attempt(program_of(statement), program.rewrites[0]).certificate == proof.certificate);
}

TEST_CASE("a certificate of other bytes, another statement, revision or version is refused") {
  const ir::Program program = program_of(statement);
  const std::string text = attempt(program, program.rewrites[0]).certificate;
  CHECK(
      recheck(text, program_of(std::string(statement) + "# a remark\n")).refusal.find("other source bytes") !=
      std::string::npos);
  ir::Program other = program;
  std::swap(other.rewrites[0].before, other.rewrites[0].after);
  CHECK(recheck(text, other).refusal.find("another statement") != std::string::npos);
  ir::Program weaker = program;
  weaker.rewrites[0].requirements.clear();
  CHECK(recheck(text, weaker).refusal.find("another statement") != std::string::npos);
  Json root = Json::parse(text);
  root["semantics_revision"] = certificate::semantics_revision + 1;
  CHECK(recheck(root.dump(), program).refusal.find("semantics revision") != std::string::npos);
  root = Json::parse(text);
  root["version"] = 99;
  CHECK(recheck(root.dump(), program).refusal.find("version") != std::string::npos);
  root = Json::parse(text);
  root["rewrite"] = "another";
  CHECK_FALSE(recheck(root.dump(), program).accepted);
  root = Json::parse(text);
  root["outputs"] = Json::array();
  CHECK_FALSE(recheck(root.dump(), program).accepted);
}

TEST_CASE("every step that is changed is refused") {
  const ir::Program program = program_of(statement);
  const std::string text = attempt(program, program.rewrites[0]).certificate;
  int changed = 0;
  const Json original = Json::parse(text);
  for (const char* chain : {"left", "right"}) {
    for (std::size_t step = 0; step < original["outputs"][0][chain].size(); ++step) {
      CAPTURE(chain);
      CAPTURE(step);
      Json root = original;
      Json& row = root["outputs"][0][chain][step];
      const std::string after = row["after"];
      row["after"] = "(f mul (c 2 r) " + after + ")";
      CHECK_FALSE(recheck(root.dump(), program).accepted);
      row["after"] = "(f add (c 1 r) " + after + ")";
      CHECK_FALSE(recheck(root.dump(), program).accepted);
      row["after"] = after;
      row["path"].push_back(7);
      CHECK_FALSE(recheck(root.dump(), program).accepted);
      row = original["outputs"][0][chain][step];
      row["lemma"] = "trust_me";
      CHECK_FALSE(recheck(root.dump(), program).accepted);
      ++changed;
    }
  }
  CHECK(changed >= 3);
}

TEST_CASE("hostile certificates are refused, never fatal") {
  const ir::Program program = program_of(statement);
  const std::string text = attempt(program, program.rewrites[0]).certificate;
  for (std::size_t length = 0; length < text.size(); length += 97)
    CHECK_FALSE(recheck(text.substr(0, length), program).accepted);
  CHECK_FALSE(recheck(std::string(200'000, '['), program).accepted);
  CHECK_FALSE(recheck("null", program).accepted);
  CHECK_FALSE(recheck("{}", program).accepted);
  CHECK_FALSE(recheck(std::string("\0\xff\xfe", 3), program).accepted);
  // A changed byte gives a refusal, or a proof that is still one: in both cases an answer.
  std::uint32_t random = 12345;
  for (int round = 0; round < 150; ++round) {
    std::string broken = text;
    random = random * 1664525u + 1013904223u;
    broken[random % broken.size()] = static_cast<char>(random >> 24);
    const certificate::RecheckResult result = recheck(broken, program);
    CHECK((result.accepted || !result.refusal.empty()));
  }
}
