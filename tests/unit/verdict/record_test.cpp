// A record reads back as the same verdict, every field of it; anything else is refused with a place.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/support/random_verdict.h"
#include "verifier/verdict/record.h"

using namespace warpproof;
using verdict::read_record;
using verdict::record;
using Json = nlohmann::ordered_json;

namespace {

std::string why_not(const std::string& text) {
  const auto read = read_record(text);
  if (read) return "";
  REQUIRE(read.diagnostics().size() == 1);
  CHECK(read.diagnostics().front().code == "E0770");
  return read.diagnostics().front().message;
}

/// A verdict with one of everything.
Verdict full() {
  Verdict verdict;
  verdict.answers.resize(1);
  Answer& answer = verdict.answers[0];
  answer.counterexample = Counterexample{};
  answer.counterexample->inputs.resize(1);
  answer.counterexample->sizes = {{"M", 3}};
  answer.ledger.resize(1);
  answer.details.resize(1);
  answer.errors.resize(1);
  verdict.diagnostics.resize(1);
  verdict.provenance = {{"seed", "1"}};
  verdict.definitions.resize(1);
  verdict.artefacts.resize(1);
  return verdict;
}

}  // namespace

TEST_CASE("random verdicts with every field filled read back bit by bit, and write the same bytes again") {
  const random_verdict::Same same;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    CAPTURE(seed);
    const Verdict verdict = random_verdict::verdict_of(seed);
    const std::string text = record(verdict);
    const auto again = read_record(text);
    REQUIRE(again);
    CHECK(same(verdict, *again));
    CHECK(record(*again) == text);
    CHECK(record(random_verdict::verdict_of(seed)) == text);
  }
}

TEST_CASE("the comparison of that test sees a change of each field") {
  const random_verdict::Same same;
  const Verdict verdict = full();
  const auto differs = [&](auto change) {
    Verdict other = verdict;
    change(other);
    return !same(verdict, other) && record(verdict) != record(other);
  };
  CHECK(!same(Verdict{}, verdict));
  CHECK(differs([](Verdict& v) { v.time_ms = -0.0; }));
  CHECK(differs([](Verdict& v) { v.answers[0].errors[0].worst_found = 1e-300; }));
  CHECK(differs([](Verdict& v) { v.answers[0].counterexample->inputs[0].bits = {"0x0"}; }));
  CHECK(differs([](Verdict& v) { v.answers[0].counterexample.reset(); }));
  CHECK(differs([](Verdict& v) { v.artefacts[0].compiled_here = true; }));
  CHECK(differs([](Verdict& v) { v.provenance[0].second = "2"; }));
}

TEST_CASE("every enumerator has a word that reads back") {
  Verdict verdict = full();
  for (int reason = 0; reason < random_verdict::reason_count; ++reason) {
    verdict.reason = static_cast<Reason>(reason);
    const auto again = read_record(record(verdict));
    REQUIRE(again);
    CHECK(again->reason == verdict.reason);
  }
  for (int assumption = 0; assumption < random_verdict::assumption_count; ++assumption) {
    verdict.answers[0].ledger[0].assumption = static_cast<Assumption>(assumption);
    const auto again = read_record(record(verdict));
    REQUIRE(again);
    CHECK(again->answers[0].ledger[0].assumption == verdict.answers[0].ledger[0].assumption);
  }
}

TEST_CASE("a missing, an unknown or a repeated field is refused, at every level") {
  const Json whole = Json::parse(record(full()));
  CHECK(why_not(whole.dump()).empty());
  std::vector<std::string> objects = {"", "/place"};
  const Json flat = whole.flatten();
  for (const auto& [place, value] : flat.items()) {
    const auto parent = Json::json_pointer(place).parent_pointer();
    if (whole.at(parent).is_object()) objects.push_back(parent.to_string());
  }
  for (const std::string& object : objects) {
    CAPTURE(object);
    const Json::json_pointer at(object);
    Json more = whole;
    more.at(at)["colour"] = 1;
    CHECK(why_not(more.dump()).find("not known") != std::string::npos);
    for (const auto& [name, value] : whole.at(at).items()) {
      CAPTURE(name);
      Json less = whole;
      less.at(at).erase(name);
      CHECK(!why_not(less.dump()).empty());
      for (const Json& other :
           {Json(nullptr), Json(-1), Json("proved?"), Json::array({1}), Json::object(), Json(1.5)}) {
        Json wrong = whole;
        wrong.at(at)[name] = other;
        const auto read = read_record(wrong.dump());
        // What is read although a value was changed is another verdict, never the one that it was.
        if (read) CHECK(record(*read) != record(full()));
      }
    }
  }
  const std::string text = whole.dump();
  CHECK(why_not("{\"id\":\"\"," + text.substr(1)).find("repeated") != std::string::npos);
}

TEST_CASE("what is wrong is said with its place") {
  Json wrong = Json::parse(record(full()));
  wrong["answers"][0]["ledger"][0]["assumption"] = "trust_me";
  CHECK(why_not(wrong.dump()).find("answers[0].ledger[0].assumption: an unknown word") != std::string::npos);
  wrong = Json::parse(record(full()));
  wrong["place"]["line"] = 4294967296u;
  CHECK(why_not(wrong.dump()).find("place.line: an integer of 32 bits") != std::string::npos);
  wrong["place"]["line"] = -1;
  CHECK(!why_not(wrong.dump()).empty());
  wrong = Json::parse(record(full()));
  wrong["answers"][0]["counterexample"]["sizes"][0][1] = 9223372036854775808ull;
  CHECK(why_not(wrong.dump()).find("sizes[0]: an integer of 64 bits") != std::string::npos);
}

TEST_CASE("bytes that are not UTF-8 survive, and only they are written as bytes") {
  Verdict verdict = full();
  verdict.id = "caf\xe9";
  const std::string text = record(verdict);
  CHECK(text.find(R"("id":{"bytes":"636166e9"})") != std::string::npos);
  CHECK(read_record(text)->id == "caf\xe9");
  Json wrong = Json::parse(text);
  for (const char* digits : {"6361", "63616", "zz", "E9", ""}) {
    wrong["id"]["bytes"] = digits;
    CHECK(!why_not(wrong.dump()).empty());
  }
}

TEST_CASE("hostile text is refused, whatever it is") {
  const std::string text = record(random_verdict::verdict_of(26));
  for (std::size_t length = 0; length < text.size(); ++length)
    CHECK(!why_not(text.substr(0, length)).empty());
  CHECK(!why_not(text + "x").empty());
  CHECK(!why_not(std::string(1 << 20, '[')).empty());
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "{\"a\":";
  CHECK(!why_not(deep).empty());
  CHECK(!why_not(text.substr(0, text.size() - 1) + ",\"time_ms\":1e999}").empty());
  CHECK(!why_not(std::string(verdict::record_bytes_max + 1, ' ')).empty());
  for (const char* other :
       {"", "null", "[]", "{}", "{\"record\":\"warpproof-verdict-2\"}", "{\"record\":1}", "\xff"})
    CHECK(!why_not(other).empty());
}
