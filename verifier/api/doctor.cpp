#include "verifier/base/fault.h"
#include "verifier/certificate/certificate.h"
#include "verifier/smt/solver.h"
#include "verifier/toolchain/nvcc.h"
#include "verifier/toolchain/sandbox.h"
#include "warpproof/information.h"

namespace warpproof {

std::string semantics_revision() { return std::to_string(certificate::semantics_revision); }

std::vector<Component> doctor() {
  std::vector<Component> out;
  out.push_back({"solver", true, smt::solver_version(), "equal: side conditions of the proof kernel"});
  const auto nvcc = toolchain::find_nvcc();
  out.push_back({"nvcc", nvcc.has_value(), nvcc ? nvcc->version : "",
                 "implemented, safe: compiles .cu sources here; without it the committed PTX is checked"});
  const toolchain::Sandbox& sandbox = toolchain::find_sandbox();
  const bool confined = sandbox.confinement == toolchain::Confinement::bubblewrap;
  out.push_back({"sandbox", confined, confined ? "bubblewrap" : sandbox.why,
                 "compiling sources of others; without it nothing is compiled"});
  return out;
}

}  // namespace warpproof
