#include "verifier/api/summary_again.h"

#include <algorithm>
#include <map>
#include <set>

#include "verifier/api/run_again.h"
#include "verifier/check/pipeline.h"

namespace warpproof {
namespace {

using Part = AttestationReport::Part;
using Row = AttestationReport::Row;
using attest::Statement;

constexpr const char* not_found = "not there";

/// "passed", "warned" or "failed" of each id; of an id that stands several times all of them.
std::map<std::string, std::string> words_of(const Statement& statement) {
  std::map<std::string, std::string> out;
  const auto add = [&](const std::vector<std::string>& ids, const char* word) {
    for (const std::string& id : ids) out[id] += (out[id].empty() ? "" : ", ") + std::string(word);
  };
  add(statement.passed, "passed");
  add(statement.warned, "warned");
  add(statement.failed, "failed");
  return out;
}

bool any_emitted(const Statement& statement) {
  return std::any_of(statement.subjects.begin(), statement.subjects.end(),
                     [&](const attest::Subject& s) { return attest::is_emitted(statement, s); });
}

std::vector<Verdict> verdicts_again(const Statement& then, const AttestationRequest& request) {
  Request again;
  again.root = request.root;
  again.time_ms_max = request.time_ms_max;
  again.compile_sources = any_emitted(then);
  std::vector<Verdict> out;
  const auto words = words_of(then);
  for (const auto& [id, word] : words) {
    if (id.find(" = ") == std::string::npos)
      again.only.push_back(id);
    else
      out.push_back(equivalence_again(id, again));
  }
  for (const attest::Subject& claim : then.configuration)
    again.files.push_back(file_again(request.root, claim.name));
  if (again.only.empty()) return out;
  for (Verdict& verdict : checking::check_all(again))
    if (verdict.kind != "file" && words.contains(verdict.id)) out.push_back(std::move(verdict));
  return out;
}

/// Nothing was decided about it now, whatever was decided then.
std::set<std::string> undecided_in(const std::vector<Verdict>& verdicts) {
  std::set<std::string> out;
  for (const Verdict& verdict : verdicts)
    if (exit_code({verdict}) == 3) out.insert(verdict.id);
  return out;
}

Row compare_tests(const std::string& id, const std::string& then, const std::string& now, bool undecided) {
  if (then == now) return {id, Part::valid, "run again: " + now};
  const bool several = then.find(',') != std::string::npos;  // such as a claim that was weakened, and proved
  return {id, undecided || several || now == not_found ? Part::not_rechecked : Part::refused,
          "the summary says " + then + ", a new run says " + (undecided ? "not decided" : now)};
}

std::set<std::string> digests_of(const Statement& statement, bool emitted) {
  std::set<std::string> out;
  for (const attest::Subject& subject : statement.subjects)
    if (attest::is_emitted(statement, subject) == emitted) out.insert(subject.name + " " + subject.sha256);
  return out;
}

Row compare_files(const Statement& then, const Statement& now) {
  const std::string what = "files and emitted code";
  if (any_emitted(then) && !any_emitted(now))
    return {what, Part::not_rechecked,
            "that run compiled the sources, and this one could not (warpproof doctor)"};
  if (digests_of(then, true) != digests_of(now, true))
    return {what, Part::refused, "a new run emitted other code"};
  if (digests_of(then, false) != digests_of(now, false))
    return {what, Part::refused, "a new run read other files"};
  return {what, Part::valid, "run again: the same digests"};
}

}  // namespace

std::vector<Row> summary_again(const Statement& then, const AttestationRequest& request) {
  const std::vector<Verdict> verdicts = verdicts_again(then, request);
  const auto now = attest::read_statement(attest::summary_of(verdicts));
  if (!now)
    return {{"tests", Part::not_rechecked, "a new run finds none of the tests, or none that names a file"}};
  const std::set<std::string> undecided = undecided_in(verdicts);
  const auto said = words_of(then), found = words_of(*now);
  std::vector<Row> rows;
  for (const auto& [id, word] : said)
    rows.push_back(
        compare_tests(id, word, found.contains(id) ? found.at(id) : not_found, undecided.contains(id)));
  rows.push_back(compare_files(then, *now));
  return rows;
}

}  // namespace warpproof
