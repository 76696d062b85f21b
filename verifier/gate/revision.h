#pragma once
// The files of one revision (or of the work tree), read when they are needed and once. Limits on each file
// and on all together.
//
//   const Revision head(repository, listing, "", limits);
//   base::Result<base::SourcePtr> text = head.read("kernels/norm/claim.rw");
//
// Codes: E0718 too many bytes together, E0719 a symbolic link or a submodule where a file is needed, E0720 no
// such file.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "verifier/gate/repository.h"

namespace warpproof::gating {

class Revision {
 public:
  /// `work_tree`: where the files without an id lie.
  Revision(const Repository& repository, Listing listing, std::string work_tree, const base::Limits& limits)
      : repository_(repository),
        listing_(std::move(listing)),
        work_tree_(std::move(work_tree)),
        limits_(limits) {}

  const Listing& listing() const { return listing_; }
  const Entry* find(std::string_view path) const;
  /// Is there a regular file of this path?
  bool has(std::string_view path) const;
  /// The link or submodule at this path or above it, or "".
  std::string not_followed(std::string_view path) const;
  base::Result<base::SourcePtr> read(const std::string& path) const;
  /// Paths below a folder ("" is the root), at most `depth_max` folders further down.
  std::vector<std::string> below(const std::string& folder, std::size_t depth_max) const;

 private:
  base::Result<base::SourcePtr> read_now(const std::string& path) const;

  const Repository& repository_;
  Listing listing_;
  std::string work_tree_;
  base::Limits limits_;
  mutable std::map<std::string, base::Result<base::SourcePtr>> read_;
  mutable std::uint64_t bytes_ = 0;
};

inline constexpr std::uint64_t revision_bytes_max = 512u << 20;

}  // namespace warpproof::gating
