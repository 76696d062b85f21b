#pragma once
// The child's side of child_work.h and child_pool.h.

#include "verifier/base/child_work.h"

namespace warpproof::base {

/// In a forked child: runs `work`, whose parts go to `out`, and ends the process. Status 0: it returned; 3:
/// an exception; 4: nobody reads.
[[noreturn]] void work_and_leave(const std::function<void(const Write&)>& work, int out);

}  // namespace warpproof::base
