// JUnit XML: one test suite a subject, one test case a question. Unknown is not green: what was not decided
// is a failure, what is not modelled an error.

#include <cstdio>
#include <ostream>
#include <pugixml.hpp>

#include "verifier/report/alarm.h"
#include "verifier/report/format.h"

namespace warpproof::report {
namespace {

std::string seconds(double time_ms) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", time_ms / 1000);
  return text;
}

/// Of a subject that is not as asked, the answers that are not proved; of one that is, none.
bool is_failure(const Verdict& verdict, Outcome outcome) {
  const bool decided = verdict.outcome == Outcome::proved || verdict.outcome == Outcome::refuted;
  if (decided && verdict.expectation_met) return false;
  return outcome != Outcome::proved || verdict.outcome == Outcome::proved;
}

void add_problem(pugi::xml_node test, Outcome outcome, std::string_view rule, const std::string& message) {
  const bool error = outcome == Outcome::unsupported || outcome == Outcome::rejected;
  pugi::xml_node problem = test.append_child(error ? "error" : "failure");
  problem.append_attribute("message") = without_control(message).c_str();
  problem.append_attribute("type") = without_control(rule).c_str();
}

struct Counts {
  unsigned tests = 0, failures = 0, errors = 0;
};

void add_suite(pugi::xml_node root, const Verdict& verdict, Counts& all) {
  pugi::xml_node suite = root.append_child("testsuite");
  suite.append_attribute("name") = without_control(verdict.id).c_str();
  Counts counts;
  const auto add = [&](const std::string& name, double time_ms, Outcome outcome, std::string_view rule,
                       const std::string& message) {
    pugi::xml_node test = suite.append_child("testcase");
    test.append_attribute("classname") = without_control(verdict.id).c_str();
    test.append_attribute("name") = name.c_str();
    test.append_attribute("time") = seconds(time_ms).c_str();
    ++counts.tests;
    if (!is_failure(verdict, outcome)) return;
    const bool error = outcome == Outcome::unsupported || outcome == Outcome::rejected;
    ++(error ? counts.errors : counts.failures);
    add_problem(test, outcome, rule, message);
  };
  for (const Answer& answer : verdict.answers) {
    std::string message = answer.summary.empty() ? std::string(sentence(answer.reason)) : answer.summary;
    if (answer.counterexample) message += "; " + in_one_line(*answer.counterexample);
    if (!verdict.expectation_met && verdict.outcome == Outcome::proved)
      message = "proved, expected " + verdict.expected;
    add(std::string(word(answer.question)), answer.time_ms, answer.outcome, code(answer.reason), message);
  }
  if (verdict.answers.empty()) {
    const auto alarm = alarm_of(verdict);
    add("input", verdict.time_ms, verdict.outcome, alarm ? alarm->rule : "", alarm ? alarm->message : "");
  }
  suite.append_attribute("tests") = counts.tests;
  suite.append_attribute("failures") = counts.failures;
  suite.append_attribute("errors") = counts.errors;
  suite.append_attribute("time") = seconds(verdict.time_ms).c_str();
  if (!verdict.place.path.empty())
    suite.append_attribute("file") = without_control(verdict.place.path).c_str();
  all.tests += counts.tests;
  all.failures += counts.failures;
  all.errors += counts.errors;
}

}  // namespace

void write_junit(const std::vector<Verdict>& verdicts, const ReportOptions&, std::ostream& out) {
  pugi::xml_document document;
  pugi::xml_node declaration = document.append_child(pugi::node_declaration);
  declaration.append_attribute("version") = "1.0";
  declaration.append_attribute("encoding") = "UTF-8";
  pugi::xml_node root = document.append_child("testsuites");
  root.append_attribute("name") = "warpproof";
  Counts counts;
  for (const Verdict& verdict : verdicts) add_suite(root, verdict, counts);
  root.append_attribute("tests") = counts.tests;
  root.append_attribute("failures") = counts.failures;
  root.append_attribute("errors") = counts.errors;
  document.save(out, "  ");
}

}  // namespace warpproof::report
