#pragma once
// From a request to verdicts: reads the files, finds the subjects, checks each. Same request, same verdicts,
// same order.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/check/subject.h"
#include "warpproof/check.h"

namespace warpproof::checking {

base::Limits limits_of(const Request& request);

std::vector<Verdict> check_all(const Request& request);

/// One thing that a file states. At most one of the three is set; none: the file itself is at fault.
struct Stated {
  std::string name;  ///< "gemm", "gemm[gfx942]"; of a file: its path
  const ir::Rewrite* rewrite = nullptr;
  const ir::KernelClaim* kernel = nullptr;
  const ir::SequenceClaim* sequence = nullptr;
  base::Diagnostics diagnostics = {};  ///< of a file
};
/// A subject with all that it refers to.
struct Task {
  std::shared_ptr<const ir::Program> program;
  std::unique_ptr<Session> session;  ///< null for a file at fault
  Stated item;
};
/// A file that is not even a program: rejected, or unsupported when all that is wrong is not supported yet.
Verdict file_verdict(const std::string& path, const base::Diagnostics& diagnostics);

/// Everything that the request asks about, in order.
std::vector<Task> tasks_of(const Request& request);

/// Calls visit for everything that the request asks about, in order. `session` is null for a file at fault.
void each_stated(const Request& request, const std::function<void(Session* session, const Stated&)>& visit);

/// The verdict of the only subject of a request; `rejected` when there are several or none.
Verdict check_one(const Request& request);

}  // namespace warpproof::checking
