#include "warpproof/rewrites.h"

#include <algorithm>
#include <map>

#include "verifier/api/with_progress.h"
#include "verifier/base/fault.h"
#include "verifier/check/explanation.h"
#include "verifier/check/pipeline.h"
#include "verifier/check/statement.h"
#include "verifier/report/explanation.h"
#include "verifier/report/rewrite_pages.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof {
namespace {

/// What kernel claims bind, by the rewrite's id.
std::multimap<std::string, std::string> kernels_by_rewrite(const std::vector<checking::Task>& tasks) {
  std::multimap<std::string, std::string> out;
  const auto add = [&out](const std::optional<ir::Computes>& computes, const std::string& name,
                          const base::Span& where) {
    if (!computes) return;
    const std::string path = where.source ? ", " + where.source->path : "";
    out.emplace(computes->rewrite, name + " (" + computes->side + ")" + path);
  };
  for (const checking::Task& task : tasks) {
    if (task.item.kernel != nullptr) add(task.item.kernel->computes, task.item.name, task.item.kernel->where);
    if (task.item.sequence != nullptr)
      add(task.item.sequence->computes, task.item.name, task.item.sequence->where);
  }
  return out;
}

constexpr std::uint64_t needs_time_ms_max = 5'000;  // the net; counts decide

/// The derivations of a page say which requirement each step needs.
void add_needs(Verdict& verdict, const checking::Task& task, const Request& request) {
  // With axis groups it would be asked at each of many ranks: there `explain` says it, and a page does not.
  if (task.item.rewrite->requirements.empty() || !task.item.rewrite->groups.empty()) return;
  std::vector<std::string> lines =
      checking::derivation_of(*task.program, *task.item.rewrite, verdict, checking::limits_of(request),
                              std::min(request.time_ms_max, needs_time_ms_max));
  if (lines.empty()) return;
  for (Answer& answer : verdict.answers)
    if (!answer.certificate.empty()) answer.derivation = lines;
}

RewriteExplanation explanations_of(const Request& request, const std::string& name, bool whole) {
  RewriteExplanation out;
  for (checking::Task& task : checking::tasks_of(request)) {
    for (Diagnostic& diagnostic : verdict::as_data(task.item.diagnostics))
      out.diagnostics.push_back(std::move(diagnostic));
    if (task.item.rewrite == nullptr) continue;
    const ir::Rewrite& rewrite = *task.item.rewrite;
    if (rewrite.id != name && !checking::states_fact(rewrite, name)) continue;
    const checking::Explanation why =
        checking::explanation_of(*task.program, rewrite, checking::check_rewrite(*task.session, rewrite),
                                 checking::limits_of(request), request.time_ms_max);
    out.text +=
        (out.text.empty() ? "" : "\n") +
        report::explanation_text({why.statement, why.verdict, why.derivation, why.before, why.after}, whole);
  }
  return out;
}

RewritePages pages_of(const Request& request, const std::vector<std::string>& claims) {
  RewritePages out;
  const std::vector<checking::Task> tasks = checking::tasks_of(request);
  std::multimap<std::string, std::string> kernels = kernels_by_rewrite(tasks);
  if (!claims.empty()) {
    Request reading = request;
    reading.files = claims;
    reading.only.clear();
    kernels.merge(kernels_by_rewrite(checking::tasks_of(reading)));
  }
  Request asked = request;
  asked.only.clear();
  std::vector<report::RewriteEntry> entries;
  std::vector<const checking::Task*> stated;
  for (const checking::Task& task : tasks) {
    if (task.item.rewrite == nullptr) continue;
    asked.only.push_back(task.item.rewrite->id);
    stated.push_back(&task);
    entries.push_back({checking::statement_of(*task.item.rewrite), {}});
    const auto [first, last] = kernels.equal_range(task.item.rewrite->id);
    for (auto kernel = first; kernel != last; ++kernel)
      entries.back().statement.kernels.push_back(kernel->second);
  }
  if (asked.only.empty()) asked.only = request.only.empty() ? std::vector<std::string>{""} : request.only;
  std::vector<Verdict> at_fault;
  std::size_t next = 0;
  for (Verdict& verdict : checking::check_all(asked)) {
    if (verdict.kind == "rewrite" && next < entries.size()) {
      entries[next].verdict = verdict;
      add_needs(entries[next].verdict, *stated[next], request);
      ++next;
    }
    if (verdict.kind == "file") at_fault.push_back(verdict);
    if (verdict.kind == "rewrite" || verdict.kind == "file") out.verdicts.push_back(std::move(verdict));
  }
  if (next != entries.size()) base::raise_fault(__FILE__, __LINE__, "a rewrite was not answered");
  out.pages = report::write_rewrite_pages(entries, at_fault);
  return out;
}

}  // namespace

RewritePages rewrite_pages(const Request& request, const std::vector<std::string>& claims) {
  return with_progress(request, [&](const Request& asked) { return pages_of(asked, claims); });
}

RewriteExplanation explain_rewrite(const Request& request, const std::string& name, bool whole) {
  return with_progress(request, [&](const Request& asked) { return explanations_of(asked, name, whole); });
}

}  // namespace warpproof
