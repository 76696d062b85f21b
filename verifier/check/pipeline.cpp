#include "verifier/check/pipeline.h"

#include <algorithm>
#include <set>

#include "verifier/base/files.h"
#include "verifier/base/stable_order.h"
#include "verifier/check/cached.h"
#include "verifier/check/claim_files.h"
#include "verifier/check/parallel.h"
#include "verifier/check/root.h"
#include "verifier/check/subject.h"
#include "verifier/text/load.h"

namespace warpproof::checking {
namespace {

struct Item {
  base::Span where;
  std::string id;
  std::string kind;
  std::size_t number = 0;
  std::string target = {};  ///< "" is the claim's first machine, which has the claim's own name
  std::string first = {};   ///< that first machine, of a kernel
  std::string name() const { return target.empty() ? id : id + "[" + target + "]"; }
  /// "gemm", every machine of it, or one: "gemm[gfx942]", also "gemm[sm_80]" for the first.
  bool is_one_of(const std::set<std::string>& wanted) const {
    return wanted.contains(id) || wanted.contains(name()) || wanted.contains(id + "[" + first + "]");
  }
};

std::vector<Item> items_of(const ir::Program& program) {
  std::vector<Item> items;
  // What is imported stands before what imports it: the file that was asked for is the last.
  const auto stands_here = [&](const base::Span& where) {
    return where.source && where.source == program.sources.back();
  };
  for (std::size_t i = 0; i < program.rewrites.size(); ++i)
    if (stands_here(program.rewrites[i].where))
      items.push_back({program.rewrites[i].where, program.rewrites[i].id, "rewrite", i});
  for (std::size_t i = 0; i < program.kernels.size(); ++i)
    if (stands_here(program.kernels[i].where) && program.kernels[i].computes)
      items.push_back({program.kernels[i].where, program.kernels[i].id, "kernel", i});
  for (std::size_t i = 0; i < program.sequences.size(); ++i)
    if (stands_here(program.sequences[i].where))
      items.push_back({program.sequences[i].where, program.sequences[i].id, "sequence", i});
  base::sort_stably(items, [](const Item& a, const Item& b) { return a.where.begin < b.where.begin; });
  return items;
}

/// A claim about several machines is as many subjects.
std::vector<Item> with_machines(const ir::Program& program, const std::vector<Item>& items) {
  std::vector<Item> out;
  for (const Item& item : items) {
    out.push_back(item);
    std::vector<std::string> targets;
    if (item.kind == "kernel") targets = ir::other_targets(program, program.kernels[item.number]);
    if (item.kind == "sequence") targets = ir::other_targets(program, program.sequences[item.number]);
    if (item.kind == "kernel") out.back().first = program.kernels[item.number].source.target;
    for (const std::string& target : targets) {
      out.push_back(item);
      out.back().target = target;
    }
  }
  return out;
}

Stated stated(const ir::Program& program, const Item& item) {
  Stated out{.name = item.name()};
  if (item.kind == "rewrite") out.rewrite = &program.rewrites[item.number];
  if (item.kind == "kernel") out.kernel = &program.kernels[item.number];
  if (item.kind == "sequence") out.sequence = &program.sequences[item.number];
  return out;
}

/// The item as a subject of its own; for another machine than the first, in a program of that machine.
Task task_of(const std::shared_ptr<const ir::Program>& program, const Session& file, const Item& item) {
  auto here = item.target.empty()
                  ? program
                  : std::make_shared<const ir::Program>(ir::for_target(*program, item.target));
  auto session = std::make_unique<Session>(*here, file.request, file.limits, file.equal_findings,
                                           item.target.empty() ? "" : item.name(), file.root);
  Stated what = stated(*here, item);
  return {std::move(here), std::move(session), std::move(what)};
}

Verdict check_task(Task& task) {
  if (!task.session) return file_verdict(task.item.name, task.item.diagnostics);
  Session& session = *task.session;
  if (task.item.rewrite != nullptr) return check_rewrite(session, *task.item.rewrite);
  if (task.item.kernel != nullptr) return check_kernel(session, *task.item.kernel);
  return check_sequence(session, *task.item.sequence);
}

bool is_code(const std::string& path) {
  for (const char* ending : {".cu", ".cuh", ".hip", ".ptx", ".ll", ".bc"})
    if (path.ends_with(ending)) return true;
  return false;
}

/// `check kernel.cu`: what it computes must be said somewhere.
base::Diagnostic code_asked(const std::string& path) {
  const std::string folder = base::folder_of(path);
  return {.code = "E0339",
          .message = "'" + path + "' is code; check takes claims: .rw files that say what the code computes",
          .expected = "warpproof check " + (folder.empty() ? "" : folder + "/") +
                      "claim.rw, or, against another kernel: warpproof equiv OLD " + path,
          .notes = {"examples/02_first_kernel shows how a claim is written"}};
}

}  // namespace

Verdict file_verdict(const std::string& path, const base::Diagnostics& diagnostics) {
  verdict::Subject subject{.id = path, .kind = "file", .diagnostics = diagnostics};
  std::vector<verdict::Finding> findings;
  if (text::only_unsupported(diagnostics)) {
    for (base::Diagnostic& diagnostic : subject.diagnostics) diagnostic.severity = base::Severity::warning;
    verdict::Finding finding;
    finding.question = Question::equal;
    finding.found = verdict::Found::not_modelled;
    finding.reason = Reason::unsupported_construct;
    finding.summary = diagnostics.front().message;
    subject.asked = {Question::equal};
    findings.push_back(std::move(finding));
  }
  return verdict::conclude(subject, findings);
}

base::Limits limits_of(const Request& request) {
  base::Limits limits;
  limits.wall_time_ms_max = request.time_ms_max;
  limits.memory_bytes_max = request.memory_bytes_max;
  limits.solver_resource_max = request.solver_resource_max;
  return limits;
}

std::vector<Task> tasks_of(const Request& request) {
  std::vector<Task> tasks;
  std::set<std::string> wanted(request.only.begin(), request.only.end());
  std::set<std::string> seen;
  const base::Limits limits = limits_of(request);
  const auto at_fault = [&](const std::string& name, base::Diagnostics diagnostics) {
    tasks.push_back({nullptr, nullptr, Stated{.name = name, .diagnostics = std::move(diagnostics)}});
  };
  bool unread = false;
  std::vector<std::string> paths;
  std::set<std::string> of_folder;  // there, a file of definitions alone is no mistake
  for (const std::string& path : request.files) {
    auto files = claim_files(path);
    if (!files) {
      at_fault(path, files.diagnostics());
      unread = true;
      continue;
    }
    if (*files != std::vector<std::string>{path}) of_folder.insert(files->begin(), files->end());
    paths.insert(paths.end(), files->begin(), files->end());
  }
  for (const std::string& path : paths) {
    if (is_code(path)) {
      at_fault(path, {code_asked(path)});
      unread = true;
      continue;
    }
    const std::string root = root_of(request, path);
    auto read = text::load_file(path, root, limits);
    if (!read) {
      at_fault(path, read.diagnostics());
      unread = true;
      continue;
    }
    const auto program = std::make_shared<const ir::Program>(std::move(*read));
    const Session file{*program, request, limits, std::make_shared<std::map<std::string, EqualFindings>>(),
                       "",       root};
    const std::vector<Item> items = with_machines(*program, items_of(*program));
    if (items.empty() && !of_folder.contains(path))
      at_fault(path, {{.code = "E0332", .message = "'" + path + "' states nothing to check"}});
    for (const Item& item : items) {
      if (!wanted.empty() && !item.is_one_of(wanted)) continue;
      seen.insert({item.id, item.name(), item.id + "[" + item.first + "]"});
      tasks.push_back(task_of(program, file, item));
    }
  }
  // Of a file that could not be read nobody knows what it states.
  for (const std::string& id : wanted)
    if (!seen.contains(id) && !unread)
      at_fault(id, {{.code = "E0333", .message = "no file states '" + id + "'"}});
  if (request.files.empty()) at_fault("", {{.code = "E0334", .message = "no files to check"}});
  return tasks;
}

void each_stated(const Request& request, const std::function<void(Session*, const Stated&)>& visit) {
  for (const Task& task : tasks_of(request)) visit(task.session.get(), task.item);
}

std::vector<Verdict> check_all(const Request& asked) {
  std::vector<Verdict> verdicts;
  std::size_t all = 0;
  Request request = asked;
  if (asked.progress)
    request.progress = [&](Progress progress) {
      progress.subjects_done = static_cast<std::uint32_t>(verdicts.size());
      progress.subjects_all = static_cast<std::uint32_t>(all);
      asked.progress(progress);
    };
  std::vector<Task> tasks = tasks_of(request);
  all = tasks.size();
  Cached cached(request);
  const auto deliver = [&](Verdict verdict) {
    verdicts.push_back(std::move(verdict));
    if (request.answered) request.answered(verdicts.back());
  };
  if (request.jobs > 1 && tasks.size() > 1) {
    answer_in_parallel(tasks, request, cached, check_task, deliver);
    return verdicts;
  }
  for (Task& task : tasks) {
    Looked looked;
    if (task.session) looked = cached.look(*task.session, task.item);
    const Clock clock;
    if (!looked.verdict) {
      Verdict computed = check_task(task);
      looked.verdict =
          task.session ? cached.keep(looked, std::move(computed), clock.ms()) : std::move(computed);
    }
    deliver(std::move(*looked.verdict));
  }
  return verdicts;
}

Verdict check_one(const Request& request) {
  std::vector<Verdict> verdicts = checking::check_all(request);
  if (verdicts.size() == 1) return verdicts.front();
  std::string found;
  for (const Verdict& verdict : verdicts) found += (found.empty() ? "" : ", ") + verdict.id;
  return file_verdict(request.files.empty() ? "" : request.files.front(),
                      {{.code = "E0335", .message = "the request is about one subject", .found = found}});
}

}  // namespace warpproof::checking
