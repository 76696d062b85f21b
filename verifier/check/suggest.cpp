#include "verifier/check/suggest.h"

#include <algorithm>

#include "verifier/certificate/statement.h"
#include "verifier/check/pipeline.h"
#include "verifier/check/suggest_menu.h"
#include "verifier/prove/rewrite/prove_equal.h"
#include "verifier/replay/compare.h"
#include "verifier/replay/search.h"

namespace warpproof::checking {
namespace {

constexpr std::uint64_t quick_steps_max = 60'000;
constexpr std::uint64_t point_steps_max = 20'000;
constexpr std::uint32_t proofs_max = 60;
constexpr std::size_t pairs_max = 400;
constexpr std::size_t suggestions_of_pairs_max = 3;

ir::Rewrite with(ir::Rewrite rewrite, const std::vector<const Candidate*>& chosen) {
  for (const Candidate* candidate : chosen) rewrite.requirements.push_back(candidate->requirement);
  return rewrite;
}

class Suggesting {
 public:
  Suggesting(const Session& session, const ir::Rewrite& rewrite, const base::Deadline& deadline,
             SuggestionReport& report)
      : session_(session), rewrite_(rewrite), deadline_(deadline), report_(report), menu_(menu_of(rewrite)) {}

  void run(const std::optional<Counterexample>& first) {
    report_.candidates = static_cast<std::uint32_t>(menu_.size());
    struct Survivor {
      const Candidate* candidate;
      std::optional<Counterexample> against;
    };
    std::vector<Survivor> open;
    for (const Candidate& candidate : menu_) {
      if (deadline_.passed()) break;
      if (admits(candidate, first)) continue;
      const auto against = quickly_refuted({&candidate});
      if (!against && attempt({&candidate})) continue;
      open.push_back({&candidate, against});
    }
    std::size_t pairs = 0;
    for (const Survivor& one : open)
      for (const Candidate& other : menu_) {
        if (!found_.empty() && found_.front().size() == 1) break;
        if (&other == one.candidate || found_.size() >= suggestions_of_pairs_max || pairs >= pairs_max)
          continue;
        if (!one.against || admits(other, one.against) || deadline_.passed()) continue;
        ++pairs;
        const std::vector<const Candidate*> pair = {std::min(one.candidate, &other),
                                                    std::max(one.candidate, &other)};
        if (std::find(found_.begin(), found_.end(), pair) != found_.end()) continue;
        if (!quickly_refuted(pair)) attempt(pair);
      }
    keep_the_weakest();
    if (report_.suggestions.empty())
      report_.note = deadline_.passed() || report_.proofs_tried >= proofs_max
                         ? "no suggestion was proved within the limits"
                         : "no one or two conditions of the menu suffice";
  }

 private:
  /// Does the counterexample meet the condition as well? Then the condition does not mend anything.
  bool admits(const Candidate& candidate, const std::optional<Counterexample>& counterexample) const {
    if (!counterexample || !rewrite_.groups.empty()) return false;
    const auto point = replay::read_point(*counterexample);
    if (!point) return false;
    ir::Rewrite alone = rewrite_;
    alone.requirements = {candidate.requirement};
    replay::Budget budget{point_steps_max};
    try {
      return replay::requirements_hold(session_.program, alone, *point, budget, std::nullopt);
    } catch (const replay::Exhausted&) {
      return false;
    }
  }

  std::optional<Counterexample> quickly_refuted(const std::vector<const Candidate*>& chosen) const {
    replay::SearchOptions options;
    options.steps_max = quick_steps_max;
    options.seed = session_.request.seed;
    ir::Rewrite stronger = with(rewrite_, chosen);
    if (!stronger.groups.empty()) stronger = ir::at_rank(stronger, ir::Ranks(stronger.groups.size(), 1));
    const auto search = replay::search_counterexample(session_.program, stronger, options);
    if (!search.difference) return std::nullopt;
    return search.difference->counterexample;
  }

  /// Proves the rewrite with these; a suggestion when it is.
  bool attempt(const std::vector<const Candidate*>& chosen) {
    if (report_.proofs_tried >= proofs_max) return false;
    ++report_.proofs_tried;
    const ir::Rewrite stronger = with(rewrite_, chosen);
    session_.report(rewrite_.id, "with " + text_of(chosen), 0.9);
    // Cheaper than the question: what is not proved need not be refuted.
    if (prove::prove_equal(session_.program, stronger, session_.limits, deadline_).status !=
        prove::ProofStatus::closed)
      return false;
    const verdict::Subject subject{.id = rewrite_.id, .kind = "rewrite", .asked = {Question::equal}};
    const Verdict verdict = verdict::conclude(subject, {equal_finding(session_, stronger, deadline_)});
    const Answer& answer = verdict.answers.front();
    if (answer.outcome != Outcome::proved) return false;
    Suggestion suggestion{{}, text_of(chosen), answer.summary, answer.certificate};
    for (const Candidate* candidate : chosen)
      suggestion.conditions.push_back(clause_of({candidate->requirement}));
    for (std::string& condition : suggestion.conditions) condition.erase(0, condition.find(": ") + 2);
    report_.suggestions.push_back(std::move(suggestion));
    found_.push_back(chosen);
    return true;
  }

  static std::string text_of(const std::vector<const Candidate*>& chosen) {
    std::vector<ir::Requirement> requirements;
    for (const Candidate* candidate : chosen) {
      requirements.push_back(candidate->requirement);
      for (std::size_t i = 0; i + 1 < requirements.size(); ++i)
        if (requirements[i].label == requirements.back().label) requirements.back().label += "_too";
    }
    return clause_of(requirements);
  }

  /// Shown, or by the words of the menu: x > 0 implies x != 0, for every element.
  bool implies(const Candidate& strong, const Candidate& weak) const {
    if (strong.requirement.for_all.empty() && weak.requirement.for_all.empty() && rewrite_.groups.empty()) {
      const ir::Rewrite stronger = with(rewrite_, {&strong});
      const auto statement = certificate::state(session_.program, stronger, session_.limits);
      if (!statement) return false;
      certificate::Kernel kernel(statement->declarations, session_.limits, deadline_);
      return kernel.shows(certificate::requirement_scope(kernel, *statement), weak.requirement.condition);
    }
    if (strong.about.empty() || strong.about != weak.about) return false;
    const std::string_view s = strong.requirement.condition->op->name,
                           w = weak.requirement.condition->op->name;
    const bool one = s == "eq" && strong.strength == 8, zero = s == "eq" && strong.strength == 9;
    if (w == "ne") return s == "gt" || s == "lt" || one;
    if (w == "ge") return s == "gt" || one || zero;
    if (w == "le") return s == "lt" || zero;
    return w == "gt" && one;
  }

  bool all_implied(const std::vector<const Candidate*>& strong,
                   const std::vector<const Candidate*>& weak) const {
    return std::all_of(weak.begin(), weak.end(), [&](const Candidate* w) {
      return std::any_of(strong.begin(), strong.end(),
                         [&](const Candidate* s) { return s == w || implies(*s, *w); });
    });
  }

  /// What says more than another suggestion is not told.
  void keep_the_weakest() {
    std::vector<Suggestion> kept;
    for (std::size_t b = 0; b < found_.size(); ++b) {
      bool says_more = false;
      for (std::size_t a = 0; a < found_.size(); ++a)
        if (a != b && all_implied(found_[b], found_[a]))
          says_more |= a < b || !all_implied(found_[a], found_[b]);
      if (!says_more) kept.push_back(std::move(report_.suggestions[b]));
    }
    report_.suggestions = std::move(kept);
  }

  const Session& session_;
  const ir::Rewrite& rewrite_;
  const base::Deadline& deadline_;
  SuggestionReport& report_;
  std::vector<Candidate> menu_;
  std::vector<std::vector<const Candidate*>> found_;
};

}  // namespace

void suggest(const Session& session, const ir::Rewrite& rewrite, const base::Deadline& deadline,
             SuggestionReport& report) {
  const Answer& answer = report.verdict.answers.front();
  if (answer.outcome == Outcome::proved) {
    report.note = "proved as it stands";
  } else if (answer.outcome == Outcome::refuted || answer.outcome == Outcome::unknown) {
    Suggesting(session, rewrite, deadline, report).run(answer.counterexample);
  } else {
    report.note = "nothing is suggested for what is " + std::string(word(answer.outcome));
  }
}

std::vector<SuggestionReport> suggest_requirements(const Request& request) {
  std::vector<SuggestionReport> reports;
  for (const Task& task : tasks_of(request)) {
    if (!task.session) {
      reports.push_back({.verdict = file_verdict(task.item.name, task.item.diagnostics)});
      continue;
    }
    const ir::Rewrite* rewrite = task.item.rewrite;
    if (rewrite == nullptr) continue;
    const bool meant_wrong = rewrite->expect && rewrite->expect->outcome == "refuted";
    if (request.only.empty() && meant_wrong) continue;
    const base::Deadline deadline(request.time_ms_max);
    SuggestionReport report{.verdict = check_rewrite(*task.session, *rewrite)};
    suggest(*task.session, *rewrite, deadline, report);
    reports.push_back(std::move(report));
  }
  return reports;
}

}  // namespace warpproof::checking

namespace warpproof {

int suggestions_exit_code(const std::vector<SuggestionReport>& reports) {
  int code = 0;
  for (const SuggestionReport& report : reports) {
    if (report.verdict.outcome == Outcome::rejected) return 2;
    if (report.verdict.outcome != Outcome::proved && report.suggestions.empty()) code = 3;
  }
  return code;
}

}  // namespace warpproof
