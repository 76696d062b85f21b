#include "verifier/gate/checked_claims.h"

#include <algorithm>

#include "verifier/base/files.h"
#include "verifier/check/pipeline.h"
#include "verifier/gate/check_folder.h"

namespace warpproof::gating {
namespace {

class Checking {
 public:
  Checking(const Revisions& revisions, const Dependencies& head, const KnownClaims& known,
           const Decider& decider, const Request& options, CheckFolder folder)
      : revisions_(revisions),
        head_(head),
        known_(known),
        decider_(decider),
        options_(options),
        folder_(std::move(folder)) {}

  CheckedClaims run(const Paths& whole, const std::map<std::string, std::vector<std::string>>& parts) {
    std::map<std::string, std::vector<std::string>> by_root;
    for (const std::string& path : whole)
      if (prepared(path)) by_root[head_.find(path)->root].push_back(path);
    for (const auto& [root, files] : by_root) answer(root, files, {});
    for (const auto& [path, ids] : parts)
      if (!whole.contains(path) && prepared(path)) answer(head_.find(path)->root, {path}, ids);
    out_.checked = claims_.size();
    return std::move(out_);
  }

 private:
  /// Writes what a claim file needs; false with a row when that can not be had.
  bool prepared(const std::string& path) {
    const ClaimFile* file = head_.find(path);
    if (file == nullptr || !file->asks_anything()) return false;  // definitions alone: who uses them is asked
    Paths needed = file->wanted;
    needed.insert(file->code.begin(), file->code.end());
    if (!file->code.empty())
      for (const std::string& text : file->texts)
        for (const std::string& source : head_.sources_of(base::folder_of(text))) needed.insert(source);
    for (const std::string& one : needed) {
      const base::Diagnostics why = folder_.add(*revisions_.head, one);
      if (why.empty()) continue;
      // A link beside the kernel that nothing names is not there for the compiler either.
      if (!file->wanted.contains(one) && !file->code.contains(one)) continue;
      out_.rows.push_back(refused_row(GateCause::unreadable, path, path, why.front()));
      return false;
    }
    return true;
  }

  void answer(const std::string& root, const std::vector<std::string>& files,
              const std::vector<std::string>& ids) {
    Request request = options_;
    request.files.clear();
    for (const std::string& path : files) request.files.push_back(folder_.path_of(path));
    request.only = ids;
    request.root = folder_.path_of(root);
    for (Verdict& verdict : checking::check_all(request)) {
      folder_.forget_in(verdict);
      const std::string path = verdict.kind == "file" ? verdict.id : verdict.place.path;
      out_.rows.push_back(row_of(path, std::move(verdict)));
    }
  }

  GateRow row_of(const std::string& path, Verdict verdict) {
    const std::string id = verdict.id.substr(0, verdict.id.find('['));
    claims_.emplace(path, id);
    const auto known = known_.find({path, id});
    const bool in_base =
        verdict.kind == "file" ? revisions_.base->has(path) : known != known_.end() && known->second.in_base;
    GateRow row{.id = verdict.id, .path = path};
    std::tie(row.cause, row.why) = cause_of(path, in_base);
    if (verdict.expected.starts_with("refuted") && !counts(path, verdict, known)) {
      row.why += "; `expect " + verdict.expected +
                 "` counts only where the base revision states it, or below its twins paths";
      verdict.expected.clear();
      verdict.expectation_met = verdict.outcome == Outcome::proved;
    }
    row.verdict = of_source(std::move(verdict));
    if (exit_code({row.verdict}) == 0 && row.cause != GateCause::added) judge_committed(id, row);
    return row;
  }

  /// The verdict is about the source; what is committed beside it, and may be shipped, changed alone.
  void judge_committed(const std::string& id, GateRow& row) const {
    const ClaimFile* file = head_.find(row.path);
    if (file == nullptr) return;
    for (const ClaimItem& item : file->items) {
      if (item.id != id) continue;
      std::string alone;
      for (const std::string& path : item.code) {
        if (!revisions_.changed.contains(path)) continue;
        if (!item.committed.contains(path)) return;
        if (revisions_.head->has(path)) alone = path;
      }
      if (alone.empty()) continue;
      const base::Diagnostic why{
          .code = "E0730",
          .message = base::escaped(alone) + " changed and its source did not: the committed " +
                     "code is not what the verdict is about",
          .expected = "the code that the source compiles to, committed with the source"};
      row.why += "; " + why.message;
      row.verdict = open_row(row.cause, row.id, row.path, Reason::source_not_compiled, why).verdict;
    }
  }

  bool counts(const std::string& path, const Verdict& verdict, KnownClaims::const_iterator known) const {
    if (decider_.is_twin_path(path)) return true;
    if (known == known_.end() || !known->second.in_base || !known->second.expected) return false;
    const ir::Expectation& was = *known->second.expected;
    return was.outcome == "refuted" && verdict.expected == "refuted (" + was.reason.value_or("") + ")";
  }

  std::pair<GateCause, std::string> cause_of(const std::string& path, bool in_base) const {
    if (!in_base) return {GateCause::added, "the base revision does not have it"};
    if (revisions_.changed.contains(path))
      return {GateCause::changed_claim,
              revisions_.start->has(path) ? "its file changed" : "it moved to this file"};
    const ClaimFile* file = head_.find(path);
    std::string why = "what it rests on changed";
    if (file != nullptr)
      for (const std::string& changed : revisions_.changed)
        if (file->wanted.contains(changed) || file->code.contains(changed)) {
          why = base::escaped(changed) + (revisions_.gone.contains(changed) ? " was deleted" : " changed");
          break;
        }
    return {GateCause::changed_dependency, why};
  }

  const Revisions& revisions_;
  const Dependencies& head_;
  const KnownClaims& known_;
  const Decider& decider_;
  const Request& options_;
  CheckFolder folder_;
  std::set<std::pair<std::string, std::string>> claims_;
  CheckedClaims out_;
};

}  // namespace

CheckedClaims check_claims(const Revisions& revisions, const Dependencies& head, const Paths& whole,
                           const std::map<std::string, std::vector<std::string>>& parts,
                           const KnownClaims& known, const Decider& decider, const Request& options) {
  if (whole.empty() && parts.empty()) return {};
  base::Result<CheckFolder> folder = CheckFolder::make();
  if (folder) return Checking(revisions, head, known, decider, options, *folder).run(whole, parts);
  CheckedClaims out;
  out.rows.push_back(refused_row(GateCause::unreadable, "repository", "", folder.diagnostics().front()));
  return out;
}

}  // namespace warpproof::gating
