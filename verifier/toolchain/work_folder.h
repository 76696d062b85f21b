#pragma once
// A private temporary folder with the snapshot in `source/`, our own headers in `headers/` and an empty
// `output/`; removed with the object.
// When we are root both belong to `nobody`, who runs the compiler.

#include <string>

#include "verifier/base/result.h"
#include "verifier/toolchain/snapshot.h"

namespace warpproof::toolchain {

class WorkFolder {
 public:
  static base::Result<WorkFolder> make(const Snapshot& snapshot,
                                       const std::vector<SnapshotFile>& headers = {});
  WorkFolder(WorkFolder&& other) noexcept;
  WorkFolder& operator=(WorkFolder&& other) noexcept;
  ~WorkFolder();

  std::string source() const { return root_ + "/source"; }
  std::string headers() const { return root_ + "/headers"; }
  std::string output() const { return root_ + "/output"; }

 private:
  explicit WorkFolder(std::string root) : root_(std::move(root)) {}
  std::string root_;
};

}  // namespace warpproof::toolchain
