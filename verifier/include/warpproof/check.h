#pragma once
// From a request to a verdict. What the command line uses, and what an agent pipeline calls.
//
//   warpproof::Request request;
//   request.files = {"kernels/matmul/gemm_row_scale/claim.rw"};
//   for (const warpproof::Verdict& v : warpproof::check_all(request))
//     std::cout << v.id << ": " << warpproof::word(v.outcome) << "\n";
//
// Throws InternalFault (a fault of ours: engines that contradict each other) and what a callback throws, to
// end the work; all that a user can cause is a verdict with diagnostics. Thread-safe: no global state.

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "warpproof/verdict.h"

namespace warpproof {

struct InternalFault : std::logic_error {
  using std::logic_error::logic_error;
};

/// A stage of long work, for a progress line.
struct Progress {
  std::string subject;              ///< id of the rewrite or kernel
  std::string stage;                ///< "prove", "execute term M=33 K=20 N=17", ...
  double done = 0;                  ///< 0 .. 1 of this subject, as far as known
  std::uint32_t subjects_done = 0;  ///< of the request
  std::uint32_t subjects_all = 0;   ///< 0: not known
};

struct Request {
  std::vector<std::string> files;  ///< .rw files, or folders of them; imports are followed
  std::vector<std::string> only;   ///< ids to answer; empty: everything that the files themselves state
  std::string root;  ///< imports and sources stay below this folder; empty: found upward from a file
  bool compile_sources = true;  ///< compile .cu sources in a sandbox when a compiler is found
  bool quick = false;           ///< fewer samples and added sizes; never a weaker meaning of `proved`
  std::uint64_t time_ms_max = 600'000;
  std::uint64_t memory_bytes_max = 8ull << 30;
  std::uint64_t solver_resource_max = 20'000'000;
  std::uint64_t seed = 1;
  std::uint32_t jobs =
      1;              ///< subjects answered at the same time; verdicts and their order do not depend on it
  std::string cache;  ///< file of the verdict cache; "": none is used
  std::string cache_key_path;  ///< file of a secret: only entries that were made with it are trusted
  std::function<void(const Progress&)> progress;
  std::function<void(const Verdict&)> answered;  ///< each verdict as soon as it stands, in their order
};

/// Every rewrite, kernel claim and sequence of the files, in the order written; a file that can not be read
/// or parsed gives one verdict `rejected` of kind "file" (and what could be read is still answered).
std::vector<Verdict> check_all(const Request& request);

/// The verdict of exactly one subject (request.only names it, or the files state just one); else `rejected`.
Verdict check(const Request& request);

/// Do two kernels, or sequences of launches, compute the same outputs, each with its own code and launch? A
/// side is a claim file ("a.rw", "a.rw#gemm", "a.rw#gemm[gfx942]") or a code file (.cu, .hip, .ptx, .ll,
/// .bc): its launch is that of the claim.rw beside it, or of the other side when no claim knows it. The left
/// side plays the part of the definition. `options.files` and `only` are not looked at. One verdict of kind
/// "equivalence".
///
///   Verdict v = equivalent("kernels/matmul/gemm_row_scale/kernel.cu", "mine/faster.cu", {});
Verdict equivalent(const std::string& left, const std::string& right, const Request& options);

/// Validates a certificate without the search code.
struct RecheckRequest {
  std::string certificate_path;
  std::string root;  ///< where the certificate's .rw path is looked up
  std::uint64_t time_ms_max = 600'000;
};
struct RecheckReport {
  bool valid = false;
  std::string subject, claim, reason;  ///< reason: why it was refused
  std::uint32_t steps = 0;
  std::string solver;
  int exit_code = 2;  ///< 0 valid, 1 a step does not hold, 2 malformed or other bytes, 3 not re-checked
};
RecheckReport recheck(const RecheckRequest& request);

}  // namespace warpproof
