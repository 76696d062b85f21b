#pragma once
// The launches of a CUDA source, read out of its host code. The file is parsed by clang 19 in the sandbox,
// with our own few words of the usual headers (headers/) in place of the real ones; nothing of it is run or
// compiled to host code. What can not be read is said, with its line, and never guessed.
//
//   auto imported = import_launches({.folder = "kernels", .file = "scale.cu", .shown = "kernels/scale.cu"},
//   limits); for (const ImportedLaunch& launch : imported->launches) use(launch.claim);
//
// Codes: E0740 no syntax tree, E0741 a kernel that this file does not launch, E0742 an expression that is not
// understood, E0743 a parameter's type, E0744 one array for two parameters, E0748 no clang or no sandbox.

#include <map>
#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/importers/launch_claim.h"
#include "verifier/ir/program.h"
#include "verifier/toolchain/snapshot.h"

namespace warpproof::importers {

struct ImportRequest {
  std::string folder;  ///< all that includes can reach
  std::string file;    ///< below it
  std::string shown;   ///< for people; "": folder/file
  std::string target = "sm_80";
  std::vector<std::string> flags;
  ChosenBlock block;
};

struct ImportedKernel {
  std::string base, name;  ///< "scale", "scale<float, 256>"
  std::string entry;       ///< mangled, as in PTX
  std::string type;        ///< of the function
  std::vector<std::string> parameter_types, parameter_names;
  std::string text;  ///< of its definition, as it stands in the file; "" elsewhere
  base::Span where;
};

struct ImportedLaunch {
  std::string kernel;              ///< ImportedKernel::name
  std::string function;            ///< that launches it
  ir::KernelClaim claim;           ///< its source is the file; no artefact, no extents
  std::vector<std::string> taken;  ///< for the ledger
  std::vector<GivenValue> given;   ///< by argument
  std::vector<std::string> opaque;
  base::Diagnostics unsure;     ///< E0742: what may change the launch, and was not understood
  base::Diagnostics of_kernel;  ///< the same, where it lies in the kernel: also for an unchanged function
  std::vector<HostBranch> branches;
  std::map<std::string, std::string> uses;  ///< elsewhere in the file, by name: digests (host_uses.h)
  bool shared_raised = false;  ///< the host code sets the kernel's limit of dynamic shared memory
  std::string around;          ///< digest of the function without the launch
  std::string loops;           ///< around the launch, HostPath::loops
  std::string launch;          ///< the launch itself, as text
  std::string function_key, function_type;
  std::vector<std::string> parameters;  ///< of the function
  std::string key;                      ///< the same for two launches that say the same
};

struct ImportedFile {
  std::vector<ImportedKernel> kernels;                     ///< templates by their instances
  std::vector<ImportedLaunch> launches;                    ///< in the order of the text
  std::vector<std::string> functions;                      ///< with a body: ImportedLaunch::function_key
  std::vector<toolchain::SnapshotFile> replaced, headers;  ///< what nvcc gets instead of host code
  /// Launches and kernels without one, each with the name of the kernel first in `found`.
  base::Diagnostics not_read;
};

base::Result<ImportedFile> import_launches(const ImportRequest& request, const base::Limits& limits);

}  // namespace warpproof::importers
