#pragma once
// A work in a forked copy of this process, and the pipe that it writes to: what child_work.h and child_pool.h
// share.

#include <sys/types.h>

#include <optional>

#include "verifier/base/child_work.h"

namespace warpproof::base {

struct ForkedWork {
  pid_t process = -1;
  int out = -1;  ///< what it writes; the caller closes it, and waits for the process
};

/// Nothing where no pipe or process could be had. The child runs `first`, then `work`, and ends. Its status
/// is 0: `work` returned; 3: an exception; 4: nobody reads. It leaves no core file, and no handler of ours
/// catches its signals.
std::optional<ForkedWork> fork_work(const std::function<void(const Write&)>& work,
                                    const std::function<void()>& first = {});

}  // namespace warpproof::base
