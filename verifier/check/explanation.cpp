#include "verifier/check/explanation.h"

#include "verifier/certificate/derivation.h"
#include "verifier/check/statement.h"
#include "verifier/replay/trace.h"

namespace warpproof::checking {
namespace {

constexpr std::size_t trace_lines_max = 8;
constexpr std::uint32_t rank_max = 3;
constexpr std::size_t instances_max = 256;

/// The instance of which the counterexample is: the one that has its sizes.
std::optional<ir::Rewrite> instance_of(const ir::Rewrite& rewrite, const Counterexample& counterexample) {
  if (rewrite.groups.empty()) return rewrite;
  ir::Ranks ranks(rewrite.groups.size(), 0);
  for (std::size_t tried = 0; tried < instances_max; ++tried) {
    ir::Rewrite instance = ir::at_rank(rewrite, ranks);
    bool same = instance.size_names.size() == counterexample.sizes.size();
    for (const std::string& name : instance.size_names) {
      bool known = false;
      for (const auto& [size, value] : counterexample.sizes) known = known || size == name;
      same = same && known;
    }
    if (same) return instance;
    std::size_t group = 0;
    while (group < ranks.size() && ++ranks[group] > rank_max) ranks[group++] = 0;
    if (group == ranks.size()) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> derivation_of(const ir::Program& program, const ir::Rewrite& rewrite,
                                       const Verdict& verdict, const base::Limits& limits,
                                       std::uint64_t time_ms_max) {
  for (const Answer& answer : verdict.answers) {
    if (answer.certificate.empty()) continue;
    const auto read = certificate::read_certificate(answer.certificate, limits);
    if (const auto* proof = std::get_if<certificate::Certificate>(&read))
      return certificate::derivation_with_needs(*proof, program, rewrite, limits,
                                                base::Deadline(time_ms_max));
  }
  return {};
}

Explanation explanation_of(const ir::Program& program, const ir::Rewrite& rewrite, Verdict verdict,
                           const base::Limits& limits, std::uint64_t time_ms_max) {
  Explanation out;
  out.statement = statement_of(rewrite);
  out.derivation = derivation_of(program, rewrite, verdict, limits, time_ms_max);
  for (const Answer& answer : verdict.answers) {
    if (!answer.counterexample || answer.question != Question::equal) continue;
    const auto instance = instance_of(rewrite, *answer.counterexample);
    const auto point = replay::read_point(*answer.counterexample);
    if (!instance || !point) continue;
    const std::string& output = answer.counterexample->output;
    const std::vector<std::int64_t>& index = answer.counterexample->index;
    out.before = replay::trace(program, *instance, instance->before, *point, output, index, trace_lines_max);
    out.after = replay::trace(program, *instance, instance->after, *point, output, index, trace_lines_max);
  }
  out.verdict = std::move(verdict);
  return out;
}

}  // namespace warpproof::checking
