#include "verifier/check/artefact_place.h"

#include <cstdlib>

#include "verifier/base/files.h"
#include "verifier/base/machine_names.h"

namespace warpproof::checking {

std::string folder_of(const ir::KernelClaim& claim) {
  const std::string folder = claim.where.source ? base::folder_of(claim.where.source->path) : "";
  return folder.empty() ? "." : folder;
}

std::string named(const ir::KernelClaim& claim, const std::string& file) {
  const std::string folder = folder_of(claim);
  return folder == "." ? file : folder + "/" + file;
}

bool is_for_amd(const ir::SourceReference& source) { return base::is_amd_target(source.target); }

bool is_executed(const ir::SourceReference& source) {
  return source.path.ends_with(".ptx") || source.path.ends_with(".ll") || source.path.ends_with(".bc");
}

std::string rocm_folder() {
  const char* folder = std::getenv("WARPPROOF_ROCM");
  return folder == nullptr ? "" : folder;
}

std::string compiled_words(const ir::SourceReference& source, const std::string& build) {
  const bool amd = is_for_amd(source);
  return std::string("compiled here by ") + (amd ? "clang" : "nvcc") + " " + build +
         (amd && !rocm_folder().empty() ? ", with ROCm's headers" : "");
}

}  // namespace warpproof::checking
