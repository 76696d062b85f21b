#pragma once
// Confines the calling process, for good, to some folders and no network: Landlock for files, seccomp for the
// rest (sockets, signals to others, mounts, debugging). For the child between fork and exec:
// async-signal-safe calls only.
//
// Weaker than namespaces: other processes' names stay visible where /proc is readable, which it is not unless
// granted. Source: Linux kernel documentation, userspace-api/landlock.rst and seccomp_filter.rst.

#include <string>
#include <vector>

namespace warpproof::base {

struct Confinement {
  std::vector<std::string> readable;  ///< files and folders: read, list and execute; missing ones are skipped
  std::vector<std::string> writable;  ///< folders: also write, create and remove
  /// For a program of ours that runs others, each confined again: it may signal (on newer kernels only what
  /// it started itself) and hand a file to another owner.
  bool keeps_children = false;
};

/// Does this kernel have Landlock, and is this machine's seccomp known here? Changes nothing.
bool can_confine();

/// False: not confined as asked, the process must not go on. errno says why.
bool confine(const Confinement& confinement);

}  // namespace warpproof::base
