// The question `equal`: a proof that the separate checker accepts and that evaluation does not contradict, or
// a counterexample that replays; else the open obligation.

#include <algorithm>
#include <numeric>
#include <set>

#include "verifier/certificate/derivation.h"
#include "verifier/certificate/ranks.h"
#include "verifier/certificate/recheck.h"
#include "verifier/check/step_note.h"
#include "verifier/check/subject.h"
#include "verifier/prove/rewrite/prove_equal.h"
#include "verifier/replay/search.h"

namespace warpproof::checking {
namespace {

using verdict::Check;
using verdict::Finding;
using verdict::Found;

constexpr std::uint64_t samples_after_proof = 24;

replay::SearchOptions options_of(const Session& session) {
  replay::SearchOptions options;
  options.steps_max = std::min<std::uint64_t>(options.steps_max, session.limits.evaluation_steps_max);
  options.seed = session.request.seed;
  return options;
}

/// Without groups it is the rewrite itself.
ir::Rewrite with_one_axis_a_group(const ir::Rewrite& rewrite) {
  return rewrite.groups.empty() ? rewrite : ir::at_rank(rewrite, ir::Ranks(rewrite.groups.size(), 1));
}

/// An instance at which both sides are evaluated, and how it is called.
struct Instance {
  ir::Rewrite rewrite;
  std::string name;  ///< "at I* of rank 2"; "" for a rewrite without groups
};

constexpr std::size_t evaluated_instances_max = 27;

/// One axis a group first, then all that are to be proved, the small ones first; `beyond` those, one rank
/// more of each group, which nobody has proved.
std::vector<Instance> instances_of(const Session& session, const ir::Rewrite& rewrite, bool beyond) {
  if (rewrite.groups.empty()) return {{rewrite, ""}};
  const certificate::RankPlan plan = certificate::rank_plan(session.program, rewrite, session.limits);
  std::vector<ir::Ranks> all{ir::Ranks(rewrite.groups.size(), 1)};
  for (const ir::Ranks& ranks : certificate::demanded_ranks(plan)) all.push_back(ranks);
  for (std::size_t g = 0; beyond && g < plan.groups.size(); ++g) {
    ir::Ranks ranks(rewrite.groups.size(), 1);
    ranks[g] = plan.groups[g].most + 1;
    all.push_back(ranks);
    if (plan.groups[g].flattened && !rewrite.groups[g].has_axes) {
      ranks[g] = 0;
      all.push_back(ranks);
    }
  }
  const auto total = [](const ir::Ranks& ranks) { return std::accumulate(ranks.begin(), ranks.end(), 0u); };
  std::stable_sort(all.begin() + 1, all.end(),
                   [&](const ir::Ranks& a, const ir::Ranks& b) { return total(a) < total(b); });
  std::vector<Instance> instances;
  std::set<ir::Ranks> seen;
  for (const ir::Ranks& ranks : all) {
    if (instances.size() >= evaluated_instances_max || !seen.insert(ranks).second) continue;
    instances.push_back({ir::at_rank(rewrite, ranks), "at " + ir::ranks_text(rewrite, ranks)});
  }
  return instances;
}

/// Requirements that contradict, or a left side that is defined nowhere. Empty: there is something to prove.
std::optional<Finding> vacuous(const Session& session, const ir::Rewrite& rewrite,
                               const prove::ProofAttempt& attempt) {
  Finding finding;
  finding.question = Question::equal;
  if (attempt.status == prove::ProofStatus::contradictory) {
    finding.found = Found::contradictory;
    finding.reason = Reason::requirements_contradict;
    return finding;
  }
  const replay::WitnessResult witness =
      replay::find_witness(session.program, with_one_axis_a_group(rewrite), options_of(session));
  if (witness.witness) return std::nullopt;
  finding.found = Found::gave_up;
  finding.reason = Reason::no_witness;
  finding.summary = witness.requirements_met ? "no input was found on which the left side is shown defined"
                                             : "no sizes and inputs were found that meet the requirements";
  return finding;
}

Finding proved(const Session& session, const ir::Rewrite& rewrite, const prove::ProofAttempt& attempt) {
  Finding finding;
  const replay::SearchOptions options = options_of(session);
  finding.question = Question::equal;
  finding.found = Found::holds;
  finding.reach = Reach::all_sizes;
  finding.reason = Reason::certificate_checked;
  finding.certificate = attempt.certificate;
  finding.evidence.certificate = attempt.checked.accepted ? Check::agrees : Check::disagrees;
  const std::vector<Instance> instances = instances_of(session, rewrite, true);
  const std::uint64_t samples_each = (samples_after_proof + instances.size() - 1) / instances.size();
  std::uint64_t points = 0;
  bool differ = false;
  for (const Instance& instance : instances) {
    const auto samples = replay::agree_on_samples(session.program, instance.rewrite, samples_each, options);
    differ |= samples.difference.has_value();
    points += samples.points;
  }
  finding.evidence.evaluation = differ ? Check::disagrees : points == 0 ? Check::not_done : Check::agrees;
  std::string covered = "all sizes";
  if (!rewrite.groups.empty())
    covered += " and " + certificate::plan_text(
                             rewrite, certificate::rank_plan(session.program, rewrite, session.limits));
  finding.summary = "proved for " + covered + " by " + std::to_string(attempt.steps) +
                    " lemma instances; both sides agree at " + std::to_string(points) + " sampled points";
  finding.ledger = attempt.checked.ledger;
  const auto certificate = certificate::read_certificate(attempt.certificate, session.limits);
  if (const auto* proof = std::get_if<certificate::Certificate>(&certificate))
    finding.derivation = certificate::derivation(*proof, session.program, rewrite, session.limits);
  std::string lemmas;
  for (const std::string& lemma : attempt.checked.lemmas) lemmas += (lemmas.empty() ? "" : ", ") + lemma;
  if (!lemmas.empty()) finding.details.push_back({"lemmas: " + lemmas, {}});
  return finding;
}

Reason reason_of(prove::ProofStatus status) {
  switch (status) {
    case prove::ProofStatus::budget:
      return Reason::proof_budget;
    case prove::ProofStatus::time:
      return Reason::time_limit;
    case prove::ProofStatus::unconfirmed:
      return Reason::unconfirmed;
    default:
      return Reason::open_obligation;
  }
}

Finding not_proved(const Session& session, const ir::Rewrite& rewrite, const prove::ProofAttempt& attempt) {
  Finding finding;
  finding.question = Question::equal;
  std::uint64_t points = 0;
  const std::vector<Instance> instances = instances_of(session, rewrite, false);
  replay::SearchOptions options = options_of(session);
  options.steps_max = 3 * options.steps_max / (2 + instances.size());
  for (const Instance& instance : instances) {
    const auto search = replay::search_counterexample(session.program, instance.rewrite, options);
    points += search.points;
    if (!search.difference) continue;
    finding.found = Found::fails;
    finding.reach = Reach::all_sizes;
    finding.reason = search.difference->reason;
    finding.evidence.replay = search.difference->counterexample.replayed ? Check::agrees : Check::not_done;
    finding.counterexample = search.difference->counterexample;
    if (const std::string note = step_note(rewrite, finding.counterexample->output); !note.empty())
      finding.details.push_back({note, {}});
    if (!instance.name.empty())
      finding.summary = instance.name + ": " + std::string(sentence(finding.reason));
    return finding;
  }
  if (attempt.status == prove::ProofStatus::unsupported) {
    finding.found = Found::not_modelled;
    finding.reason = Reason::unsupported_construct;
    finding.summary = attempt.reason;
    return finding;
  }
  finding.found = Found::gave_up;
  finding.reason = reason_of(attempt.status);
  finding.summary = std::string(sentence(finding.reason));
  if (!attempt.reason.empty()) finding.summary = attempt.reason;
  if (!attempt.obligation.empty()) finding.details.push_back({"open: " + attempt.obligation, {}});
  finding.details.push_back({"no counterexample at " + std::to_string(points) + " points", {}});
  return finding;
}

}  // namespace

verdict::Finding equal_finding(const Session& session, const ir::Rewrite& rewrite,
                               const base::Deadline& deadline) {
  const Clock clock;
  session.report(rewrite.id, "search a proof", 0.1);
  const prove::ProofAttempt attempt = prove::prove_equal(session.program, rewrite, session.limits, deadline);
  std::optional<Finding> finding;
  if (attempt.status == prove::ProofStatus::closed || attempt.status == prove::ProofStatus::contradictory)
    finding = vacuous(session, rewrite, attempt);
  if (!finding) {
    session.report(rewrite.id, "evaluate both sides", 0.6);
    finding = attempt.status == prove::ProofStatus::closed ? proved(session, rewrite, attempt)
                                                           : not_proved(session, rewrite, attempt);
  }
  finding->time_ms = clock.ms();
  return std::move(*finding);
}

void prepare_equal(Session& session, const ir::Rewrite& rewrite, const base::Deadline& deadline) {
  if (session.equal_findings->contains(rewrite.id)) return;
  session.equal_findings->emplace(rewrite.id,
                                  EqualFindings{{equal_finding(session, rewrite, deadline)}, false});
}

std::vector<Finding> equal_findings(Session& session, const ir::Rewrite& rewrite,
                                    const base::Deadline& deadline) {
  prepare_equal(session, rewrite, deadline);
  EqualFindings& known = session.equal_findings->at(rewrite.id);
  std::vector<Finding> out = known.findings;
  if (known.used)
    for (Finding& finding : out) finding.time_ms = 0;
  known.used = true;
  return out;
}

}  // namespace warpproof::checking
