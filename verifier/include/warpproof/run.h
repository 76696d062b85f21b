#pragma once
// Runs the kernels of claims on a device and compares with the bit-accurate execution, the exact value and
// the certified bound. A device is no proof, and a proof is no device: this is the fifth question of a claim.
//
//   warpproof::RunRequest request;
//   request.claims.files = {"kernels/matmul/gemm_row_scale/claim.rw"};
//   const warpproof::RunReport report = warpproof::run(request);
//   warpproof::write_run_report(report, "text", std::cout);
//   return warpproof::exit_code(report);
//
// Throws only warpproof::InternalFault. Kernels run in a child process that is killed after a limit.

#include <cstdint>
#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

#include "warpproof/check.h"

namespace warpproof {

struct RunRequest {
  Request claims;               ///< files, ids, seed, limits of our own execution; rewrites are passed over
  std::string vendor = "cuda";  ///< or "hip"
  std::string library;          ///< driver library; "": the system's own
  std::string code_object;      ///< hip: the compiled code of the claims' kernels
  std::uint32_t repeats = 4;    ///< runs of each case on fresh, differently poisoned buffers
  std::uint64_t wall_ms_max = 20'000;  ///< one case on the device
  bool replay = false;                 ///< only the counterexample of a refutation, on the device
  /// The command that makes this same run, started again under compute-sanitizer; empty: not asked for.
  std::vector<std::string> sanitized_command;
};

enum class RunOutcome : std::uint8_t {
  passed,
  caught,     ///< a claim that expects to be refuted, and the device shows why
  not_shown,  ///< such a claim, and nothing was seen in its values
  undecided,  ///< a difference that no certified bound judges
  no_device,
  unsupported,  ///< not built for this vendor, or not planned yet
  failed,
  rejected  ///< bad input
};
std::string_view word(RunOutcome outcome);

struct RunCase {
  std::string sizes, data;                  ///< "K=20 M=33 N=17", "cancelling"
  RunOutcome outcome = RunOutcome::passed;  ///< passed, undecided or failed
  std::uint64_t elements = 0;
  std::uint64_t same_bits = 0;        ///< as our own execution, or as its contracted form
  std::uint64_t contracted = 0;       ///< of these, only as the contracted form
  std::uint64_t within_bound = 0;     ///< other bits, within the certified bound of the exact value
  double worst_share = 0;             ///< largest |device - exact| / bound
  std::vector<std::string> findings;  ///< at most a handful, the first is the worst
  std::string own_run;  ///< "" or what our own execution says of this case (a race, not modelled)
};

struct RunSubject {
  std::string id, kind, expected;
  RunOutcome outcome = RunOutcome::passed;
  std::string summary;
  std::vector<RunCase> cases;
  std::vector<Diagnostic> diagnostics;
  std::vector<std::pair<std::string, std::string>> provenance;  ///< digests of code and inputs, seed
};

struct RunReport {
  std::vector<std::pair<std::string, std::string>> evidence;  ///< device, driver, toolkit, date
  std::vector<RunSubject> subjects;
  bool sanitizer_found_errors = false;
};

RunReport run(const RunRequest& request);

/// 2 rejected; 1 failed, or the sanitizer found errors; 3 no device, unsupported, undecided; 0 passed, caught
/// or not shown. Highest wins in the order 2, 1, 3, 0.
int exit_code(const RunReport& report);

/// "text" or "json"; false for another format, with nothing written.
bool write_run_report(const RunReport& report, const std::string& format, std::ostream& out);

}  // namespace warpproof
