#include "verifier/gate/gate.h"

#include <algorithm>
#include <chrono>

#include "verifier/base/files.h"
#include "verifier/base/stable_order.h"
#include "verifier/check/pipeline.h"
#include "verifier/configuration/discovery.h"
#include "verifier/gate/checked_claims.h"
#include "verifier/gate/compared_claims.h"
#include "verifier/gate/uncovered.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof::gating {
namespace {

class Gate {
 public:
  explicit Gate(const GateRequest& request) : request_(request) {}

  GateReport run() {
    auto revisions = open_revisions(request_, checking::limits_of(request_.options));
    if (!revisions) {
      refuse(revisions.diagnostics(), GateCause::unreadable, "repository", ".");
      return finished();
    }
    if (!request_.cache_key_path.empty() &&
        base::path_below(revisions->repository->work_tree(), request_.cache_key_path)) {
      const base::Diagnostic why{
          .code = "E0734",
          .message = "the key of the cache lies in the work tree, where the change can read it",
          .expected = "a file outside, that only the gate can read"};
      refuse({why}, GateCause::unreadable, "repository", ".");
      return finished();
    }
    report_.base_commit = revisions->base_commit;
    report_.head_commit = revisions->head_commit;
    say_what_is_compared(*revisions);
    auto base_configuration = configuration_of(*revisions->base);
    if (!base_configuration) {
      refuse(base_configuration.diagnostics(), GateCause::unreadable, configuration::file_name,
             configuration::file_name);
      base_configuration = configuration::ConfigurationFile{};
    }
    judge(*revisions, *base_configuration);
    return finished();
  }

 private:
  void judge(const Revisions& revisions, const configuration::ConfigurationFile& owner) {
    const Request options = this->options(owner.settings.request, revisions.repository->work_tree());
    const Decider decider(owner.gate, day_that_counts(revisions.base_day));
    const std::string root = owner.settings.request.root;
    const Dependencies head(*revisions.head, root, Dependencies::Files::all, revisions.gone);
    for (const ClaimFile& file : head.files()) report_.claims_known += file.items.size();
    if (revisions.changed.contains(configuration::file_name) ||
        revisions.base_commit != revisions.merge_base_commit)
      compare_configuration(revisions, owner, decider);
    if (revisions.changed.empty()) return;
    links(revisions, decider);
    Paths whole;
    std::map<std::string, std::vector<std::string>> parts;
    Paths touched;
    for (const ClaimFile& file : head.files()) {
      const bool hidden = revisions.below_opaque(file.wanted) || revisions.below_opaque(file.code);
      if (hidden || file.texts_touched(revisions.changed))
        whole.insert(file.path);
      else if (auto ids = file.touched_items(revisions.changed); !ids.empty())
        parts[file.path] = std::move(ids);
      else
        continue;
      touched.insert(file.path);
    }
    const bool moved_on = revisions.base_commit != revisions.merge_base_commit;
    const Dependencies base(*revisions.base, root,
                            moved_on ? Dependencies::Files::all : Dependencies::Files::on_demand);
    const Dependencies start(*revisions.start, root, Dependencies::Files::on_demand);
    ComparedClaims compared = compare_claims(revisions, base, start, head, touched);
    for (const auto& [claim, what] : compared.known)
      if (what.in_base && what.base_path != claim.first) moved_[claim].insert(what.base_path);
    if (moved_on) add(unknown_to_branch(revisions, base, compared), decider, "");
    add(std::move(compared.rows), decider, "");
    add(uncovered_now(base, head, compared.known), decider, "");
    CheckedClaims checked = check_claims(revisions, head, whole, parts, compared.known, decider, options);
    report_.claims_checked = checked.checked;
    add(std::move(checked.rows), decider, "");
    Uncovered uncovered{revisions, base, head, owner.gate, options, {}};
    std::vector<GateRow> rows = uncovered.kernels();
    moved_.merge(uncovered.moved);
    add(std::move(rows), decider, "uncovered");
  }

  /// What the caller left at its default is as the base says; the head's own settings would let a change
  /// choose how hard it is looked at.
  Request options(const Request& owner, const std::string& work_tree) const {
    const Request usual;
    Request out = request_.options;
    const auto settle = [&](auto Request::* field) {
      if (out.*field == usual.*field) out.*field = owner.*field;
    };
    settle(&Request::time_ms_max);
    settle(&Request::memory_bytes_max);
    settle(&Request::solver_resource_max);
    settle(&Request::quick);
    settle(&Request::compile_sources);
    settle(&Request::seed);
    settle(&Request::jobs);
    if (out.cache.empty() && !owner.cache.empty())
      out.cache = owner.cache.front() == '/' ? owner.cache : work_tree + "/" + owner.cache;
    // A cache that the change itself may have written says nothing: entries count only with a key.
    out.cache_key_path = request_.cache_key_path;
    if (out.cache_key_path.empty()) out.cache.clear();
    return out;
  }

  void add(std::vector<GateRow> rows, const Decider& decider, const std::string& word) {
    for (GateRow& row : rows) {
      const bool launch = !row.verdict.diagnostics.empty() && row.verdict.diagnostics.front().code == "E0723";
      report_.rows.push_back(decided(std::move(row), decider, launch ? "launch" : word));
    }
  }

  /// What moved is judged by the rules of its old path too: the stricter one counts.
  GateRow decided(GateRow row, const Decider& decider, const std::string& word) const {
    const auto moved = moved_.find({row.path, row.id.substr(0, row.id.find_first_of("[<"))});
    const std::string path = row.path;
    if (moved != moved_.end())
      for (const std::string& old : moved->second) {
        GateRow there = row;
        there.path = old;
        there = decider.decided(std::move(there), word);
        there.path = path;
        if (!there.blocking) continue;
        there.why += "; by the rules of " + base::escaped(old) + ", where it was";
        return there;
      }
    return decider.decided(std::move(row), word);
  }

  /// The owner's tables of the base against those of the head.
  void compare_configuration(const Revisions& revisions, const configuration::ConfigurationFile& owner,
                             const Decider& decider) {
    // What the base changed since the branch began is not this change's doing.
    const Entry* now = revisions.head->find(configuration::file_name);
    const Entry* then = revisions.start->find(configuration::file_name);
    if ((now == nullptr && then == nullptr) || (now != nullptr && then != nullptr && *now == *then)) return;
    const auto proposed = configuration_of(*revisions.head);
    base::Diagnostic why;
    why.code = "E0725";
    why.where.source = std::make_shared<base::SourceFile>(base::SourceFile{configuration::file_name, ""});
    why.message =
        "the gate's policy, waivers, twins or launches change; this run kept to those of the base revision";
    why.expected = "a change of its own, agreed by the owner";
    GateRow row;
    if (!proposed) {
      why.message = "the new warpproof.toml can not be used: " + proposed.diagnostics().front().message;
      why.where = proposed.diagnostics().front().where;
      row = refused_row(GateCause::policy_changed, configuration::file_name, configuration::file_name, why);
    } else {
      const std::string before = configuration::printed(owner.gate);
      const std::string after = configuration::printed(proposed->gate);
      if (before == after && owner.settings.request.root == proposed->settings.request.root) return;
      row = refused_row(GateCause::policy_changed, configuration::file_name, configuration::file_name, why);
      row.before = before;
      row.after = after;
    }
    std::vector<GateRow> rows;
    rows.push_back(std::move(row));
    add(std::move(rows), decider, "");
  }

  /// A claim file that became a link or a submodule is not read, and not forgotten.
  void links(const Revisions& revisions, const Decider& decider) {
    std::vector<GateRow> rows;
    for (const std::string& path : revisions.changed) {
      const Entry* entry = revisions.head->find(path);
      if (entry == nullptr || entry->kind == EntryKind::file || !path.ends_with(".rw")) continue;
      rows.push_back(
          refused_row(GateCause::unreadable, path, path, revisions.head->read(path).diagnostics().front()));
    }
    add(std::move(rows), decider, "");
  }

  void refuse(const base::Diagnostics& why, GateCause cause, const std::string& id, const std::string& path) {
    for (const Diagnostic& one : verdict::as_data(why)) report_.diagnostics.push_back(one);
    GateRow row = refused_row(cause, id, path, why.front());
    row.blocking = true;
    row.policy = "default: what can not be read blocks";
    report_.rows.push_back(std::move(row));
  }

  void remark(const char* code, const std::string& message) {
    base::Diagnostic said{.code = code, .severity = base::Severity::warning, .message = message};
    for (const Diagnostic& one : verdict::as_data({said})) report_.diagnostics.push_back(one);
  }

  void say_what_is_compared(const Revisions& revisions) {
    if (revisions.dirty)
      remark("E0731", "the work tree as it stands is judged, with untracked files: it differs from HEAD");
    if (revisions.base_commit != revisions.merge_base_commit)
      remark("E0732", "changes count from the merge base " + revisions.merge_base_commit +
                          "; policy and demands are those of the base " + revisions.base_commit);
    if (const std::string paths = colliding_paths(revisions); !paths.empty())
      remark("E0733", "'" + base::escaped(paths) + "' differ in nothing but case");
  }

  GateReport finished() {
    base::sort_stably(report_.rows, [](const GateRow& a, const GateRow& b) {
      return std::make_tuple(!a.blocking, a.path, a.id) < std::make_tuple(!b.blocking, b.path, b.id);
    });
    std::vector<Verdict> blocking;
    for (const GateRow& row : report_.rows)
      if (row.blocking) blocking.push_back(row.verdict);
    report_.exit_code = exit_code(blocking);
    report_.time_ms =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began_).count();
    return std::move(report_);
  }

  const GateRequest& request_;
  GateReport report_;
  MovedPaths moved_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

}  // namespace

GateReport run_gate(const GateRequest& request) { return Gate(request).run(); }

}  // namespace warpproof::gating
