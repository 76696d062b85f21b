#include "verifier/check/subject.h"

#include "verifier/base/digest.h"
#include "verifier/certificate/certificate.h"
#include "verifier/check/verdict_files.h"
#include "verifier/prove/numbers/rewrite_numbers.h"
#include "verifier/smt/solver.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof::checking {

std::optional<verdict::Expected> expected_of(const std::optional<ir::Expectation>& expectation,
                                             base::Diagnostics& diagnostics) {
  if (!expectation) return std::nullopt;
  std::optional<Reason> reason;
  if (expectation->reason) {
    reason = reason_named(*expectation->reason);
    if (!reason) {
      diagnostics.push_back({.code = "E0330",
                             .where = expectation->where,
                             .message = "unknown reason code '" + *expectation->reason + "'",
                             .expected = "a code of 'warpproof list reasons'"});
      return std::nullopt;
    }
  }
  auto expected = verdict::expected_from_words(expectation->outcome, expectation->reach, expectation->reason);
  if (!expected)
    diagnostics.push_back(
        {.code = "E0331", .where = expectation->where, .message = "this expectation is not understood"});
  return expected;
}

std::vector<std::pair<std::string, std::string>> provenance(const Session& session) {
  std::vector<std::pair<std::string, std::string>> out = {
      {"warpproof", "0.1.0"},
      {"semantics", std::to_string(certificate::semantics_revision)},
      {"solver", smt::solver_version()},
      {"seed", std::to_string(session.request.seed)},
      {"solver_resource_max", std::to_string(session.limits.solver_resource_max)},
      {"memory_bytes_max", std::to_string(session.limits.memory_bytes_max)},
      {"time_ms_max", std::to_string(session.limits.wall_time_ms_max)},
      {"quick", session.request.quick ? "yes" : "no"},
      {"compile_sources", session.request.compile_sources ? "yes" : "no"},
  };
  for (const base::SourcePtr& source : session.program.sources)
    out.emplace_back("sha256(" + source->path + ")", base::sha256_hex(source->text));
  return out;
}

Verdict check_rewrite(Session& session, const ir::Rewrite& rewrite) {
  const base::Deadline deadline(session.request.time_ms_max);
  verdict::Subject subject{.id = rewrite.id, .kind = "rewrite", .asked = {Question::equal}};
  subject.place = verdict::place_of(rewrite.where);
  subject.fact = rewrite.fact;
  subject.expected = expected_of(rewrite.expect, subject.diagnostics);
  subject.provenance = provenance(session);
  subject.definitions = definitions_of(session.program, rewrite);
  add_program_files(session, subject.artefacts);
  std::vector<verdict::Finding> findings = equal_findings(session, rewrite, deadline);
  // Numbers are asked where they are declared, and only of a rewrite that is not already refused.
  if (findings.front().found == verdict::Found::holds && rewrite.numbers.accept) {
    session.report(rewrite.id, "bound the errors", 0.8);
    subject.asked.push_back(Question::accurate);
    const Clock clock;
    const std::size_t first = findings.size();
    for (verdict::Finding& finding : prove::rewrite_numbers(session.program, rewrite, session.request.quick,
                                                            session.request.seed, session.limits, deadline))
      findings.push_back(std::move(finding));
    if (first < findings.size()) findings[first].time_ms = clock.ms();
  }
  return verdict::conclude(subject, findings);
}

}  // namespace warpproof::checking
