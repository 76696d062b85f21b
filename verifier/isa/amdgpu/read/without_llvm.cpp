#include "verifier/isa/amdgpu/load.h"

namespace warpproof::amdgpu {

bool available() { return false; }
std::string llvm_version() { return ""; }

base::Result<machine::Code> load_kernel(const base::SourcePtr& source, const std::string&, const std::string&,
                                        const base::Limits&) {
  return base::Diagnostic{.code = "E0469",
                          .where = {source, 0, 0},
                          .message = "AMDGPU code is not read: this was built without LLVM 19",
                          .expected = "a build with llvm-19-dev (WARPPROOF_LLVM=ON)"};
}

}  // namespace warpproof::amdgpu
