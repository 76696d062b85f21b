#pragma once
// A git repository, read only: what a revision holds, and what the work tree holds. Objects are read as they
// are stored: no hook, filter, attribute or program of the repository is ever run, no link and no submodule
// is followed.
//
//   base::Result<Repository> repository = Repository::open(".");
//   base::Result<std::string> base = repository->commit_of("origin/main");
//   base::Result<Listing> files = repository->listing(*base);
//
// Codes: E0710 no repository, E0711 of another owner, E0712 no such revision, E0713 history is missing
// (shallow clone), E0714 bare, E0715 no common ancestor, E0716 an object is missing or damaged, E0717 too
// many files or folders.

#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "verifier/base/limits.h"
#include "verifier/base/result.h"

struct git_repository;

namespace warpproof::gating {

enum class EntryKind : std::uint8_t { file, link, submodule };

struct Entry {
  EntryKind kind = EntryKind::file;
  std::string id;  ///< of the blob, in hex; "": the bytes are those of the work tree
  bool operator==(const Entry&) const = default;
};

/// Paths below the root, as bytes, with '/'.
using Listing = std::map<std::string, Entry, std::less<>>;

inline constexpr std::size_t entries_max = 500'000;
inline constexpr std::size_t folders_deep_max = 128;

class Repository {
 public:
  /// `folder` may be any folder of a work tree, or of a bare repository.
  static base::Result<Repository> open(const std::string& folder);

  /// Full name of the commit that a user means by a branch, tag, name or "HEAD~1".
  base::Result<std::string> commit_of(const std::string& revision) const;
  /// The best common ancestor of two commits.
  base::Result<std::string> merge_base(const std::string& one, const std::string& other) const;
  /// Day of the committer's clock, "2026-11-30", in UTC.
  std::string day_of(const std::string& commit) const;
  base::Result<Listing> listing(const std::string& commit) const;
  /// The work tree as it stands, untracked files included, ignored ones not; `dirty` when it differs.
  base::Result<Listing> work_tree_listing(const std::string& head_commit, bool& dirty) const;
  base::Result<std::string> blob(const std::string& id, const base::Limits& limits) const;
  std::string work_tree() const;  ///< its root, "" for a bare repository

 private:
  explicit Repository(std::shared_ptr<git_repository> handle) : handle_(std::move(handle)) {}
  base::Diagnostic history_problem(const char* code, const std::string& message) const;

  std::shared_ptr<git_repository> handle_;
};

}  // namespace warpproof::gating
