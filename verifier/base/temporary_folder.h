#pragma once
// A private folder below TMPDIR (or /tmp), removed with the object. What a killed process left is removed by
// the next process that makes one: each folder has a lease, a file that its maker keeps locked (flock(2)) as
// long as it lives; the kernel gives the lock back when the maker ends, however it ends. Only a folder of our
// own user with a lease that nobody holds is removed. Where files can not be locked there is no lease, and
// such a folder stays.
//
//   const TemporaryFolder folder("worker");  // /tmp/warpproof-worker-Xk3f9a, mode 0700
//   if (!folder.made()) return complain(folder.why());

#include <cstddef>
#include <string>
#include <string_view>

namespace warpproof::base {

class TemporaryFolder {
 public:
  /// `kind`: a word of the name. The first one of a process also removes what others left.
  explicit TemporaryFolder(std::string_view kind);
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  bool made() const { return !path_.empty(); }
  const std::string& path() const { return path_; }
  const std::string& why() const { return why_; }  ///< of not made

 private:
  std::string path_, why_;
  int lease_ = -1;
};

/// Removes the folders in `parent` whose makers have ended without removing them. How many they were.
std::size_t remove_abandoned_folders(const std::string& parent);

}  // namespace warpproof::base
