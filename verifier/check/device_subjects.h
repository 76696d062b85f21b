#pragma once
// The claims of a request as runs for a device: code, and per choice of sizes and data what should come out.

#include <functional>
#include <string>
#include <vector>

#include "verifier/base/diagnostic.h"
#include "verifier/prove/kernel/device_case.h"
#include "verifier/verdict/expected.h"
#include "warpproof/check.h"

namespace warpproof::checking {

struct DeviceSubject {
  std::string id, kind, expected;
  bool expects_refutation = false;
  bool is_amd = false;
  std::vector<std::string> images;       ///< the text of each kernel's code
  std::vector<std::string> kernels;      ///< claim ids, as images
  std::vector<std::string> entries;      ///< as images
  std::vector<prove::DeviceCase> cases;  ///< simplest data first; their plans name `kernels`
  std::string not_run;                   ///< why there are no cases, when that is no fault of the claim
  base::Diagnostics diagnostics;         ///< rejected
  std::vector<std::pair<std::string, std::string>> provenance;
};

struct DeviceOptions {
  bool replay = false;   ///< one case: the counterexample of the claim's refutation
  bool prepares = true;  ///< else no cases are made: only whether the claims can be read
  bool amd = false;      ///< the device's vendor: claims for another are passed over, unless named
};

/// Calls visit once a kernel claim or sequence, in the order written; once with kind "file" where a file can
/// not be read.
void device_subjects(const Request& request, const DeviceOptions& options,
                     const std::function<void(DeviceSubject&&)>& visit);

}  // namespace warpproof::checking
