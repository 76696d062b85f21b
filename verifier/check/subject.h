#pragma once
// One subject (a rewrite, a kernel claim, a sequence) from program to verdict. Conducts the engines;
// `conclude` judges.

#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/ir/program.h"
#include "verifier/verdict/conclude.h"
#include "warpproof/check.h"

namespace warpproof::checking {

/// Findings about `equal` that several subjects of a file need.
struct EqualFindings {
  std::vector<verdict::Finding> findings;
  bool used = false;  ///< the time was spent once: it is told by the first subject that asked
};

/// What is shared by the subjects of one request: the program, limits, and answers that several need.
struct Session {
  const ir::Program& program;
  const Request& request;
  base::Limits limits;
  /// `equal` findings of rewrites already looked at, by id: a kernel of a rewrite needs the same answer.
  std::shared_ptr<std::map<std::string, EqualFindings>> equal_findings;
  std::string named = {};  ///< of the subject, where it is not the claim's own: "gemm[gfx942]"
  std::string root = {};   ///< of the program's files: what a verdict names is relative to it

  void findings_were_used(const std::string& rewrite) const {
    if (const auto known = equal_findings->find(rewrite); known != equal_findings->end())
      known->second.used = true;
  }

  void report(const std::string& subject, const std::string& stage, double done) const {
    if (request.progress) request.progress({subject, stage, done});
  }
};

/// Milliseconds since it was made, for the time of a finding.
class Clock {
 public:
  double ms() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

Verdict check_rewrite(Session& session, const ir::Rewrite& rewrite);
Verdict check_kernel(Session& session, const ir::KernelClaim& claim);
Verdict check_sequence(Session& session, const ir::SequenceClaim& claim);

/// The question `equal` for a rewrite, which need not be one of the program's, answered anew.
verdict::Finding equal_finding(const Session& session, const ir::Rewrite& rewrite,
                               const base::Deadline& deadline);
/// The question `equal` for a rewrite: proof, re-check, evaluation, or a counterexample.
std::vector<verdict::Finding> equal_findings(Session& session, const ir::Rewrite& rewrite,
                                             const base::Deadline& deadline);
/// Finds the same, for whoever asks next.
void prepare_equal(Session& session, const ir::Rewrite& rewrite, const base::Deadline& deadline);

std::optional<verdict::Expected> expected_of(const std::optional<ir::Expectation>& expectation,
                                             base::Diagnostics& diagnostics);
/// Versions, digests and budgets that every verdict carries.
std::vector<std::pair<std::string, std::string>> provenance(const Session& session);

}  // namespace warpproof::checking
