// Our meanings against what a device answered (record/README.md): exact forms bit for bit, approximate ones
// within the stated error of our correctly rounded result, forms of one 16-bit input over all of them. A case
// without a line, or whose line is of another text, is uncalibrated: counted, no failure. A difference fails.
//
// WARPPROOF_RENEW=1 with WARPPROOF_RAW=<folder of calibrate.py --raw> completes the lines `sixteen` of
// approximate forms; and writes record/calibrated_forms.list, from which the instruction table takes its
// status.

#include <doctest/doctest.h>

#include <cstdio>
#include <set>

#include "tests/machine/calibration.h"

using namespace warpproof;

TEST_CASE("machine: our meanings are those of the recorded device") {
  const machine::Calibration& result = machine::calibration();
  for (const std::string& difference : result.differences) FAIL_CHECK(difference);
  std::printf("cases compared with a device: %zu of %zu, differences %zu\n", result.compared, result.cases,
              result.differences.size());
  std::printf("forms over all 16-bit inputs: %zu\n", result.sixteen);
  std::printf("forms calibrated: %zu of %zu\n", result.calibrated.size(), result.executed.size());
  std::string open;
  for (const std::string& form : result.executed)
    if (!result.calibrated.contains(form)) open += " " + form;
  std::printf("not calibrated:%s\n", open.c_str());
}

TEST_CASE("machine: the list of calibrated forms is the one that the record gives") {
  CHECK_MESSAGE(machine::written_forms() == machine::calibration().calibrated,
                "renew it: WARPPROOF_RENEW=1 ctest -R machine.calibration");
}

TEST_CASE("machine: a wrong meaning is seen") {
  // One flipped bit in one recorded output must be a difference of exactly that case.
  for (machine::Record record : machine::records()) {
    auto& recorded = record.cases.begin()->second;
    REQUIRE(!recorded.outputs.empty());
    char& digit = recorded.outputs.front().back();
    digit = digit == '0' ? '8' : '0';
    const machine::Calibration result = machine::compare_with(record, 1);
    REQUIRE(result.differences.size() == 1);
    CHECK(result.differences.front().find(record.cases.begin()->first) != std::string::npos);
  }
}

TEST_CASE("machine: what is no record is refused") {
  CHECK_THROWS(machine::record_of("x.txt", "case a\n"));
  CHECK_THROWS(machine::record_of("x.txt", "else a b 0 1\n"));
  CHECK(machine::record_of("x.txt", "failed a b 0 no answer\n").cases.at("a/b").failed == " no answer");
}
