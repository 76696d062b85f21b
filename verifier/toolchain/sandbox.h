#pragma once
// Runs a program so that it sees some folders read-only, one folder to write to, and nothing else of the
// machine: no network, no home, no environment, no other processes. By bubblewrap (namespaces) where that
// works, else by Landlock with seccomp, where the folders keep their own paths. Without either nothing runs,
// unless the caller explicitly asks for `unconfined`.
//
// As root the child becomes `nobody` first, since limits on processes do not bind root.

#include <cstdint>
#include <string>
#include <vector>

#include "verifier/base/child_process.h"

namespace warpproof::toolchain {

enum class Confinement : std::uint8_t {
  none,        ///< no sandbox here: nothing may run
  bubblewrap,  ///< own namespaces; folders appear at the inside paths
  landlock,    ///< Landlock and seccomp; folders keep their own paths, TMPDIR is the writable one
  unconfined,  ///< only on explicit request: resource limits alone, folders keep their own paths
};

struct Sandbox {
  Confinement confinement = Confinement::none;
  std::string program;  ///< of bwrap
  std::string why;      ///< none: what was tried and how it failed
  bool moves_folders() const { return confinement == Confinement::bubblewrap; }
};

/// Tries once a process what works here: bubblewrap, then Landlock.
const Sandbox& find_sandbox();

struct SandboxMount {
  std::string host, inside;
};

struct SandboxRequest {
  std::vector<SandboxMount> read_only;
  SandboxMount writable;
  std::vector<std::string> argv;  ///< inside paths when the sandbox moves folders, else host paths
  base::ChildLimits limits;
  std::uint64_t scratch_bytes_max = 256u << 20;  ///< of the private /tmp
};

base::ChildResult run_in_sandbox(const Sandbox& sandbox, const SandboxRequest& request);

}  // namespace warpproof::toolchain
