#pragma once
// A private temporary folder with just the files of a revision that a check needs. Gone with the object. Its
// name is taken out of every verdict, so that what is said is the same wherever it was checked.
//
//   base::Result<CheckFolder> folder = CheckFolder::make();
//   folder->add(head, "kernels/norm/claim.rw");
//   request.files = {folder->path_of("kernels/norm/claim.rw")};
//
// Codes: E0718 too many files or bytes, E0737 the folder or a file can not be written.

#include <memory>
#include <set>
#include <string>

#include "verifier/gate/revision.h"
#include "warpproof/verdict.h"

namespace warpproof::gating {

class CheckFolder {
 public:
  static base::Result<CheckFolder> make();
  /// Writes a file once; nothing when the revision has none there. What is wrong, or {}.
  base::Diagnostics add(const Revision& revision, const std::string& path, const std::string& below = "");
  base::Diagnostics add_text(const std::string& path, const std::string& text);
  std::string path_of(const std::string& path) const;
  /// Removes the folder's name from all that a verdict says.
  void forget_in(Verdict& verdict) const;
  std::string forgotten(std::string text) const;

 private:
  struct Removed;
  explicit CheckFolder(std::shared_ptr<Removed> folder) : folder_(std::move(folder)) {}

  std::shared_ptr<Removed> folder_;
  std::set<std::string> written_;
  std::uint64_t bytes_ = 0;
};

inline constexpr std::size_t check_files_max = 20'000;
inline constexpr std::uint64_t check_bytes_max = 256u << 20;

}  // namespace warpproof::gating
