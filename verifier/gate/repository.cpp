#include "verifier/gate/repository.h"

#include <git2.h>

#include <ctime>
#include <vector>

namespace warpproof::gating {
namespace {

constexpr std::size_t revision_bytes_max = 256;

template <class T>
using Handle = std::unique_ptr<T, void (*)(T*)>;

std::string last_error() {
  const git_error* error = git_error_last();
  return error != nullptr && error->message != nullptr ? base::escaped(error->message) : "no reason is given";
}

base::Diagnostic problem(const char* code, const std::string& message, const std::string& expected = "") {
  base::Diagnostic diagnostic{.code = code, .message = message};
  diagnostic.expected = expected;
  return diagnostic;
}

Handle<git_commit> commit_named(git_repository* repository, const std::string& name) {
  git_commit* commit = nullptr;
  git_oid id;
  if (git_oid_fromstr(&id, name.c_str()) == 0) git_commit_lookup(&commit, repository, &id);
  return {commit, git_commit_free};
}

Handle<git_tree> tree_of(git_repository* repository, const std::string& commit_name) {
  git_tree* tree = nullptr;
  const Handle<git_commit> commit = commit_named(repository, commit_name);
  if (commit) git_commit_tree(&tree, commit.get());
  return {tree, git_tree_free};
}

std::string text_of(const git_oid& id) {
  char text[GIT_OID_HEXSZ + 1] = {};
  git_oid_tostr(text, sizeof text, &id);
  return text;
}

EntryKind kind_of(git_filemode_t mode) {
  if (mode == GIT_FILEMODE_LINK) return EntryKind::link;
  if (mode == GIT_FILEMODE_COMMIT) return EntryKind::submodule;
  return EntryKind::file;
}

/// Without recursion: a hostile tree may be deep.
base::Diagnostics walk(git_repository* repository, git_tree* root, Listing& into) {
  struct Open {
    Handle<git_tree> tree;
    std::string prefix;
    std::size_t next = 0;
  };
  std::vector<Open> stack;
  git_tree* copy = nullptr;
  git_tree_dup(&copy, root);
  stack.push_back({{copy, git_tree_free}, ""});
  while (!stack.empty()) {
    Open& top = stack.back();
    if (top.next == git_tree_entrycount(top.tree.get())) {
      stack.pop_back();
      continue;
    }
    const git_tree_entry* entry = git_tree_entry_byindex(top.tree.get(), top.next++);
    const std::string path = top.prefix + git_tree_entry_name(entry);
    if (git_tree_entry_type(entry) == GIT_OBJECT_TREE) {
      git_tree* inner = nullptr;
      if (git_tree_lookup(&inner, repository, git_tree_entry_id(entry)) != 0)
        return {
            problem("E0716", "the folder '" + base::escaped(path) + "' can not be read: " + last_error())};
      if (stack.size() == folders_deep_max)
        return {problem("E0717", "folders are nested too deeply", "at most 128 levels")};
      stack.push_back({{inner, git_tree_free}, path + "/"});
      continue;
    }
    into[path] = {kind_of(git_tree_entry_filemode(entry)), text_of(*git_tree_entry_id(entry))};
    if (into.size() > entries_max)
      return {problem("E0717", "the revision has too many files", "at most 500000")};
  }
  return {};
}

}  // namespace

base::Result<Repository> Repository::open(const std::string& folder) {
  git_libgit2_init();  // counts its users; given back with the handle
  git_repository* opened = nullptr;
  const int error = git_repository_open_ext(&opened, folder.empty() ? "." : folder.c_str(), 0, nullptr);
  std::shared_ptr<git_repository> handle(opened, [](git_repository* repository) {
    git_repository_free(repository);
    git_libgit2_shutdown();
  });
  if (error == 0) return Repository(std::move(handle));
  if (error == GIT_EOWNER)
    return problem("E0711", "the repository at '" + base::escaped(folder) + "' belongs to somebody else",
                   "git config --global --add safe.directory <its root>, if you trust it");
  return problem("E0710", "'" + base::escaped(folder) + "' is in no git repository: " + last_error());
}

base::Diagnostic Repository::history_problem(const char* code, const std::string& message) const {
  if (git_repository_is_shallow(handle_.get()) != 1) return problem(code, message);
  return problem(
      "E0713", message + ": this clone is shallow",
      "git fetch --unshallow, or git fetch --depth=1000 origin <base> (in an action: fetch-depth: 0)");
}

base::Result<std::string> Repository::commit_of(const std::string& revision) const {
  git_object* found = nullptr;
  git_object* commit = nullptr;
  const bool sane = !revision.empty() && revision.size() <= revision_bytes_max && revision.front() != '-' &&
                    revision.front() != ':';
  if (sane && git_revparse_single(&found, handle_.get(), revision.c_str()) == 0)
    git_object_peel(&commit, found, GIT_OBJECT_COMMIT);
  const Handle<git_object> hold_found(found, git_object_free), hold_commit(commit, git_object_free);
  if (commit != nullptr) return text_of(*git_object_id(commit));
  base::Diagnostic why =
      history_problem("E0712", "there is no revision '" + base::escaped(revision) + "' here");
  if (why.expected.empty())
    why.expected = "a branch, tag or commit that was fetched: git fetch origin <base>";
  return why;
}

base::Result<std::string> Repository::merge_base(const std::string& one, const std::string& other) const {
  git_oid a, b, found;
  if (git_oid_fromstr(&a, one.c_str()) == 0 && git_oid_fromstr(&b, other.c_str()) == 0 &&
      git_merge_base(&found, handle_.get(), &a, &b) == 0)
    return text_of(found);
  return history_problem("E0715", "base and head have no common ancestor here");
}

std::string Repository::day_of(const std::string& commit) const {
  const Handle<git_commit> found = commit_named(handle_.get(), commit);
  if (!found) return "";
  const auto seconds = static_cast<std::time_t>(git_commit_time(found.get()));
  std::tm parts{};
  char text[32] = {};
  if (gmtime_r(&seconds, &parts) == nullptr || parts.tm_year < 0 || parts.tm_year > 8099) return "";
  std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
  return text;
}

base::Result<Listing> Repository::listing(const std::string& commit) const {
  const Handle<git_tree> tree = tree_of(handle_.get(), commit);
  if (!tree) return problem("E0716", "commit " + commit + " can not be read: " + last_error());
  Listing listing;
  base::Diagnostics problems = walk(handle_.get(), tree.get(), listing);
  if (!problems.empty()) return problems;
  return listing;
}

base::Result<Listing> Repository::work_tree_listing(const std::string& head_commit, bool& dirty) const {
  if (git_repository_is_bare(handle_.get()) == 1)
    return problem("E0714", "a bare repository has no work tree", "--head with the revision to be judged");
  base::Result<Listing> listing = this->listing(head_commit);
  if (!listing) return listing;
  const Handle<git_tree> tree = tree_of(handle_.get(), head_commit);
  git_diff_options options;
  git_diff_options_init(&options, GIT_DIFF_OPTIONS_VERSION);
  options.flags = GIT_DIFF_INCLUDE_UNTRACKED | GIT_DIFF_RECURSE_UNTRACKED_DIRS | GIT_DIFF_INCLUDE_TYPECHANGE |
                  GIT_DIFF_INCLUDE_TYPECHANGE_TREES;
  options.ignore_submodules = GIT_SUBMODULE_IGNORE_DIRTY;
  git_diff* found = nullptr;
  if (git_diff_tree_to_workdir_with_index(&found, handle_.get(), tree.get(), &options) != 0)
    return problem("E0716", "the work tree can not be compared with HEAD: " + last_error());
  const Handle<git_diff> diff(found, git_diff_free);
  dirty = git_diff_num_deltas(diff.get()) != 0;
  for (std::size_t i = 0; i < git_diff_num_deltas(diff.get()); ++i) {
    const git_diff_delta* delta = git_diff_get_delta(diff.get(), i);
    if (delta->old_file.path != nullptr) listing->erase(delta->old_file.path);
    if (delta->status == GIT_DELTA_DELETED || delta->new_file.path == nullptr) continue;
    const EntryKind kind = kind_of(static_cast<git_filemode_t>(delta->new_file.mode));
    // A folder that is itself a repository is listed with a '/' at its end.
    std::string path = delta->new_file.path;
    const bool nested = path.ends_with('/');
    if (nested) path.pop_back();
    (*listing)[path] = {nested ? EntryKind::submodule : kind,
                        kind == EntryKind::submodule ? text_of(delta->new_file.id) : ""};
    if (listing->size() > entries_max)
      return problem("E0717", "the work tree has too many files", "at most 500000");
  }
  return listing;
}

base::Result<std::string> Repository::blob(const std::string& id, const base::Limits& limits) const {
  git_oid name;
  git_odb* found = nullptr;
  if (git_oid_fromstr(&name, id.c_str()) != 0 || git_repository_odb(&found, handle_.get()) != 0)
    return problem("E0716", "the object store can not be read: " + last_error());
  const Handle<git_odb> store(found, git_odb_free);
  std::size_t size = 0;
  git_object_t type = GIT_OBJECT_INVALID;
  if (git_odb_read_header(&size, &type, store.get(), &name) != 0 || type != GIT_OBJECT_BLOB)
    return problem("E0716", "object " + id + " is missing or damaged: " + last_error(),
                   "a complete clone (not a partial one): git fetch --refetch");
  if (size > limits.source_bytes_max)
    return problem("E0501", "the file is too large",
                   "at most " + std::to_string(limits.source_bytes_max) + " bytes");
  git_odb_object* object = nullptr;
  if (git_odb_read(&object, store.get(), &name) != 0)
    return problem("E0716", "object " + id + " is missing or damaged: " + last_error());
  const Handle<git_odb_object> hold(object, git_odb_object_free);
  return std::string(static_cast<const char*>(git_odb_object_data(object)), git_odb_object_size(object));
}

std::string Repository::work_tree() const {
  const char* path = git_repository_workdir(handle_.get());
  std::string root = path == nullptr ? "" : path;
  while (root.size() > 1 && root.ends_with('/')) root.pop_back();
  return root;
}

}  // namespace warpproof::gating
