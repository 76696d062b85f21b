// Our meanings against what a device answered (record/README.md): exact forms bit for bit, approximate ones
// within the stated error of our correctly rounded result, forms of one 16-bit input over all of them. A case
// without a line, or whose line is of another text, is uncalibrated: counted, no failure. A difference fails.
//
// WARPPROOF_RAW=<folder of calibrate.py --raw> prints the complete lines `sixteen` of
// approximate forms; and writes record/calibrated_forms.list, from which the instruction table takes its
// status.

#include <doctest/doctest.h>

#include <cstdio>
#include <set>

#include "tests/machine/calibration.h"

using namespace warpproof;

TEST_CASE("machine: our meanings are those of the recorded device") {
  const machine::Calibration& result = machine::calibration();
  for (const auto& [key, what] : result.differences) FAIL_CHECK(key, ": ", what);
  std::printf("cases compared with a device: %zu of %zu, known differences %zu\n", result.compared,
              result.cases, result.known.size());
  for (const auto& [key, what] : result.known) std::printf("  %s: %s\n", key.c_str(), what.c_str());
  std::printf("forms over all 16-bit inputs: %zu\n", result.sixteen);
  std::printf("forms calibrated: %zu of %zu\n", result.calibrated.size(), result.executed.size());
  std::string open;
  for (const std::string& form : result.executed)
    if (!result.calibrated.contains(form)) open += " " + form;
  std::printf("not calibrated:%s\n", open.c_str());
}

TEST_CASE("machine: a form is listed as calibrated only if the record says so") {
  for (const std::string& form : machine::written_forms())
    CHECK_MESSAGE(
        machine::calibration().calibrated.contains(form), form,
        " is no longer calibrated: WARPPROOF_RENEW=1 ctest -R machine.calibration, or run calibrate.py");
  CHECK(machine::written_forms().size() + 50 > machine::calibration().calibrated.size());
}

TEST_CASE("machine: the list of tested forms is that of the cases") {
  const bool same = machine::written_tested_forms() == machine::calibration().executed;
  CHECK_MESSAGE(same, "renew it: WARPPROOF_RENEW=1 ctest -R machine.calibration");
}

TEST_CASE("machine: a wrong meaning is seen") {
  // One flipped bit in one recorded output must be a difference of that case; so must one wrong digest.
  for (const machine::Record& record : machine::records()) {
    const std::string key = "logic_and_shift/not_b16";
    REQUIRE(machine::compare_one(record, key).compared == 1);
    CHECK(machine::compare_one(record, key).differences.empty());
    machine::Record flipped = record;
    char& digit = flipped.cases.at(key).outputs.front().back();
    digit = digit == '0' ? '1' : '0';
    CHECK(machine::compare_one(flipped, key).differences.contains(key));
    flipped = record;
    char& nibble = flipped.cases.at(key).sha256.back();
    nibble = nibble == '0' ? '1' : '0';
    CHECK(machine::compare_one(flipped, key).differences.contains(key));
    CHECK(machine::compare_one(record, key).calibrated.contains("not.b16"));
    CHECK_FALSE(machine::compare_one(flipped, key).calibrated.contains("not.b16"));
  }
}

TEST_CASE("machine: what is no record is refused") {
  CHECK_THROWS(machine::record_of("x.txt", "case a\n"));
  CHECK_THROWS(machine::record_of("x.txt", "else a b 0 1\n"));
  CHECK_THROWS(machine::record_of("x.txt", "sixteen a b 0 00 12*34\n"));
  const machine::Record read = machine::record_of("x.txt", "sixteen a b 0 00 0010+ 0011- 0012:7fff\n");
  const auto& answers = read.cases.at("a/b").not_ours;
  CHECK(answers.at(0x10).of(5) == 6);
  CHECK(answers.at(0x11).of(5) == 4);
  CHECK(answers.at(0x12).of(5) == 0x7fff);
  CHECK(machine::record_of("x.txt", "failed a b 0 no answer\n").cases.at("a/b").failed == " no answer");
}
