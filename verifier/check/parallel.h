#pragma once
// The subjects of a request at the same time, each in a process of its own: the engines run there as they run
// alone, so that verdicts do not depend on how many there are. Order, callbacks and faults are those of one
// after the other; the callbacks run in the caller's thread.

#include <functional>
#include <vector>

#include "verifier/check/cached.h"
#include "verifier/check/pipeline.h"

namespace warpproof::checking {

/// What `compute` gives for a task, in this process.
using Compute = std::function<Verdict(Task&)>;
/// Each verdict, in the order of the tasks.
using Deliver = std::function<void(Verdict)>;

/// At most request.jobs at a time, and no more than the machine has cores. A child that ends without an
/// answer (a fault of ours, no memory) is asked again here, so that it ends as it would have.
void answer_in_parallel(std::vector<Task>& tasks, const Request& request, Cached& cached,
                        const Compute& compute, const Deliver& deliver);

}  // namespace warpproof::checking
