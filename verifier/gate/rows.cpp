#include "verifier/gate/rows.h"

#include <algorithm>
#include <ctime>

#include "verifier/configuration/glob.h"
#include "verifier/verdict/conclude.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof::gating {
namespace {

GateRow row_of(GateCause cause, const std::string& id, const std::string& path, const base::Diagnostic& why,
               Verdict verdict) {
  GateRow row{.id = id, .path = path, .cause = cause, .why = why.message};
  verdict.id = id;
  if (verdict.place.path.empty()) verdict.place = {.path = path, .line = 1, .column = 1};
  row.verdict = std::move(verdict);
  return row;
}

/// Of this reason alone, about a question of the claim; what the engines found stays readable beside it.
verdict::Finding finding_of(Reason reason, const std::string& summary) {
  verdict::Finding finding;
  finding.question = Question::implemented;
  finding.found = reason == Reason::open_obligation ? verdict::Found::gave_up : verdict::Found::not_modelled;
  finding.reason = reason;
  finding.summary = summary;
  return finding;
}

std::string without_machine(const std::string& id) { return id.substr(0, id.find('[')); }

bool decides_nothing(Outcome outcome) {
  return outcome == Outcome::tested || outcome == Outcome::unknown || outcome == Outcome::unsupported ||
         outcome == Outcome::vacuous;
}

}  // namespace

GateRow refused_row(GateCause cause, const std::string& id, const std::string& path,
                    const base::Diagnostic& why) {
  verdict::Subject subject{.id = id, .kind = "gate", .place = verdict::place_of(why.where)};
  subject.diagnostics = {why};
  subject.diagnostics.front().severity = base::Severity::error;
  return row_of(cause, id, path, why, verdict::conclude(subject, {}));
}

GateRow open_row(GateCause cause, const std::string& id, const std::string& path, Reason reason,
                 const base::Diagnostic& why) {
  verdict::Subject subject{.id = id, .kind = "gate", .asked = {Question::implemented}};
  subject.place = verdict::place_of(why.where);
  subject.diagnostics = {why};
  subject.diagnostics.front().severity = base::Severity::warning;
  return row_of(cause, id, path, why, verdict::conclude(subject, {finding_of(reason, why.message)}));
}

GateRow demand_row(const std::string& id, const std::string& path, const base::Span& where,
                   const DemandChange& change) {
  const bool launch = change.kind == DemandChange::Kind::launch;
  base::Diagnostic why{.code = launch ? "E0723" : "E0721", .where = where, .message = change.why};
  if (change.kind == DemandChange::Kind::changed) why.code = "E0722";
  why.expected = launch ? "a policy that lets `launch` pass, where the host code is reviewed"
                        : "what the base revision demands, or a waiver in it";
  GateRow row = launch ? open_row(GateCause::weakened, id, path, Reason::open_obligation, why)
                       : refused_row(GateCause::weakened, id, path, why);
  row.before = change.before;
  row.after = change.after;
  return row;
}

Verdict of_source(Verdict verdict) {
  if (verdict.kind != "kernel" && verdict.kind != "sequence" && verdict.kind != "equivalence") return verdict;
  if (exit_code({verdict}) != 0) return verdict;
  std::size_t compiled = 0;
  std::string why = "the verdict does not say how its code was made";
  for (const auto& [name, value] : verdict.provenance) {
    const bool is_source =
        name.starts_with("source(") || name.starts_with("old source(") || name.starts_with("new source(");
    if (!is_source) continue;
    if (value.starts_with("source not compiled here")) {
      compiled = 0;
      why = value;
      break;
    }
    ++compiled;
  }
  if (compiled > 0) return verdict;
  verdict::Subject subject{.id = verdict.id, .kind = verdict.kind, .asked = {Question::implemented}};
  subject.place = verdict.place;
  subject.provenance = verdict.provenance;
  Verdict again = verdict::conclude(
      subject, {finding_of(Reason::source_not_compiled, why + "; what was found holds for that code only")});
  again.expected = verdict.expected;
  again.definitions = std::move(verdict.definitions);
  again.artefacts = std::move(verdict.artefacts);
  again.time_ms = verdict.time_ms;
  again.answers.insert(again.answers.end(), verdict.answers.begin(), verdict.answers.end());
  return again;
}

bool Decider::is_twin_path(const std::string& path) const {
  return std::any_of(tables_.twins.begin(), tables_.twins.end(),
                     [&](const std::string& pattern) { return configuration::matches(pattern, path); });
}

void Decider::look_for_waiver(GateRow& row) const {
  for (const configuration::Waiver& waiver : tables_.waivers) {
    // A waiver by name is about the claim that the owner knew, not about a new one that took the name.
    const bool named =
        row.cause != GateCause::added && (waiver.claim == row.id || waiver.claim == without_machine(row.id));
    const bool about = waiver.claim.empty() ? configuration::matches(waiver.path, row.path) : named;
    // A counterexample is waived by its own reason code only.
    const bool by_cause = waiver.reason == word(row.cause) && row.verdict.outcome != Outcome::refuted;
    if (!about || (waiver.reason != code(row.verdict.reason) && !by_cause)) continue;
    if (waiver.expires < today_) {
      row.why += "; the waiver of " + waiver.owner + " ended on " + waiver.expires;
      continue;
    }
    row.waiver = configuration::as_written(waiver);
    row.blocking = false;
    return;
  }
}

GateRow Decider::decided(GateRow row, const std::string& name) const {
  row.policy = decides_nothing(row.verdict.outcome)
                   ? "default: what is not proved, or refuted as the base expects, blocks"
                   : "default: only a waiver of the base revision lets this pass";
  const bool met = exit_code({row.verdict}) == 0;
  row.blocking = !met;
  if (met) return row;
  std::vector<std::string> words;
  if (decides_nothing(row.verdict.outcome) && row.cause != GateCause::weakened)
    words.emplace_back(word(row.verdict.outcome));
  if (!name.empty() && decides_nothing(row.verdict.outcome)) words.push_back(name);
  for (const std::string& one : words) {
    const configuration::PolicyAnswer answer = configuration::policy_answer(tables_, row.path, one);
    if (answer.rule == nullptr) continue;
    row.policy = configuration::as_written(*answer.rule);
    row.blocking = !answer.passes;
    if (answer.passes) return row;
  }
  look_for_waiver(row);
  return row;
}

std::string day_that_counts(const std::string& base_day) {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  char text[32] = {};
  if (gmtime_r(&now, &parts) != nullptr) std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
  return std::max(std::string(text), base_day);
}

}  // namespace warpproof::gating
