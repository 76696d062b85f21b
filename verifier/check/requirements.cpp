#include "verifier/check/requirements.h"

#include <algorithm>

#include "verifier/check/pipeline.h"
#include "verifier/text/load.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof::checking {
namespace {

/// a < b <= c is one condition of two parts.
void add_parts(const ir::ExpressionPtr& condition, std::vector<ir::ExpressionPtr>& parts) {
  if (condition->kind != ir::Kind::apply || condition->op->name != std::string_view("and")) {
    parts.push_back(condition);
    return;
  }
  for (const ir::ExpressionPtr& operand : condition->operands) add_parts(operand, parts);
}

std::vector<ir::ExpressionPtr> parts_of(const ir::ExpressionPtr& condition) {
  std::vector<ir::ExpressionPtr> parts;
  add_parts(condition, parts);
  return parts;
}

std::string where_it_fails(const Counterexample& c) {
  std::string text;
  for (const auto& [name, value] : c.sizes)
    text += (text.empty() ? "at " : " ") + name + "=" + std::to_string(value);
  for (const TensorValue& input : c.inputs) {
    if (!input.shape.empty() || input.elements.size() != 1) continue;
    text += (text.empty() ? "at " : " ") + input.name + "=" + input.elements.front();
  }
  std::string element = c.output;
  for (std::size_t i = 0; i < c.index.size(); ++i)
    element += (i == 0 ? "[" : ", ") + std::to_string(c.index[i]) + (i + 1 == c.index.size() ? "]" : "");
  return text + (text.empty() ? "" : ", ") + element + ": before = " + c.before + ", after = " + c.after;
}

RequirementTest test(const Session& session, const Dropped& dropped, const base::Deadline& deadline) {
  RequirementTest result{.label = dropped.label, .condition = dropped.condition, .whole = dropped.whole};
  result.place = verdict::place_of(dropped.where);
  if (deadline.passed()) {
    result.why = sentence(Reason::time_limit);
    return result;
  }
  const verdict::Subject subject{.id = dropped.rewrite.id, .kind = "rewrite", .asked = {Question::equal}};
  const Verdict without = verdict::conclude(subject, {equal_finding(session, dropped.rewrite, deadline)});
  const Answer& answer = without.answers.front();
  if (answer.outcome == Outcome::refuted && answer.counterexample) {
    result.use = RequirementUse::needed;
    result.counterexample = answer.counterexample;
    result.why = where_it_fails(*answer.counterexample);
  } else if (answer.outcome == Outcome::proved) {
    result.use = RequirementUse::idle;
    result.why = "proved without it";
  } else {
    result.why = answer.summary.empty() ? std::string(sentence(answer.reason)) : answer.summary;
  }
  return result;
}

std::string told(const RequirementTest& test) {
  return "requirement " + test.label + (test.whole ? "" : ", part") + ": " + test.condition + ": " +
         std::string(word(test.use)) + " (" + test.why + ")";
}

/// The notes come before what else is told of the proof, what asks for action first.
void add_details(Answer& answer, const std::vector<RequirementTest>& tests) {
  std::vector<Detail> notes;
  for (const RequirementUse use : {RequirementUse::idle, RequirementUse::not_shown, RequirementUse::needed})
    for (const RequirementTest& test : tests)
      if (test.use == use) notes.push_back({told(test), test.place});
  answer.details.insert(answer.details.begin(), notes.begin(), notes.end());
}

}  // namespace

std::vector<Dropped> each_dropped(const ir::Rewrite& rewrite) {
  std::vector<Dropped> all;
  for (std::size_t r = 0; r < rewrite.requirements.size(); ++r) {
    const ir::Requirement& requirement = rewrite.requirements[r];
    Dropped whole{requirement.label, text::print(requirement.condition), true, requirement.where, rewrite};
    whole.rewrite.requirements.erase(whole.rewrite.requirements.begin() + static_cast<std::ptrdiff_t>(r));
    all.push_back(std::move(whole));
    const std::vector<ir::ExpressionPtr> parts = parts_of(requirement.condition);
    for (std::size_t p = 0; parts.size() > 1 && p < parts.size(); ++p) {
      Dropped part{requirement.label, text::print(parts[p]), false, requirement.where, rewrite};
      ir::ExpressionPtr rest;
      for (std::size_t q = 0; q < parts.size(); ++q)
        if (q != p) rest = rest ? ir::make_apply("and", {rest, parts[q]}) : parts[q];
      part.rewrite.requirements[r].condition = rest;
      all.push_back(std::move(part));
    }
  }
  for (std::size_t g = 0; g < rewrite.groups.size(); ++g) {
    if (!rewrite.groups[g].has_axes) continue;
    const std::string& label = rewrite.groups[g].label;
    Dropped axes{label.empty() ? "rank" : label, "rank(" + rewrite.groups[g].name + ") >= 1", true,
                 rewrite.where, rewrite};
    axes.rewrite.groups[g].has_axes = false;
    all.push_back(std::move(axes));
  }
  return all;
}

std::vector<RequirementTest> test_requirements(const Session& session, const ir::Rewrite& rewrite,
                                               const base::Deadline& deadline) {
  std::vector<RequirementTest> tests;
  for (const Dropped& dropped : each_dropped(rewrite)) {
    session.report(rewrite.id, "without " + dropped.condition, 0.9);
    tests.push_back(test(session, dropped, deadline));
  }
  return tests;
}

std::vector<TestedVerdict> check_requirements(const Request& asked) {
  Request request = asked;
  request.answered = nullptr;
  std::vector<TestedVerdict> out;
  for (Verdict& verdict : checking::check_all(request)) out.push_back({std::move(verdict), {}});
  const std::vector<Task> tasks = tasks_of(request);  // as many as verdicts, in the same order
  for (std::size_t i = 0; i < out.size(); ++i) {
    Verdict& verdict = out[i].verdict;
    const ir::Rewrite* rewrite = i < tasks.size() ? tasks[i].item.rewrite : nullptr;
    const bool proved = !verdict.answers.empty() && verdict.answers.front().outcome == Outcome::proved;
    if (rewrite != nullptr && proved && verdict.id == rewrite->id) {
      const base::Deadline deadline(request.time_ms_max);
      const Clock clock;
      out[i].requirements = test_requirements(*tasks[i].session, *rewrite, deadline);
      add_details(verdict.answers.front(), out[i].requirements);
      verdict.time_ms += clock.ms();
    }
    if (asked.answered) asked.answered(verdict);
  }
  return out;
}

}  // namespace warpproof::checking
