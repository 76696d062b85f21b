#include "verifier/api/guarded.h"
#include "verifier/attest/key.h"
#include "verifier/base/child_confinement.h"
#include "verifier/base/child_work.h"
#include "verifier/base/diagnostic.h"
#include "verifier/base/fault.h"
#include "verifier/certificate/certificate.h"
#include "verifier/gpu/driver.h"
#include "verifier/isa/amdgpu/load.h"
#include "verifier/smt/solver.h"
#include "verifier/toolchain/clang.h"
#include "verifier/toolchain/nvcc.h"
#include "verifier/toolchain/sandbox.h"
#include "warpproof/information.h"

namespace warpproof {
namespace {

/// A driver may hang or crash: it is asked in a child.
Component driver(const std::string& name, gpu::Vendor vendor) {
  constexpr std::uint64_t wall_ms_max = 5'000;
  const base::ChildWork asked = base::work_in_child(
      [&] {
        std::string said;
        try {
          for (const auto& [key, value] : gpu::open_driver(vendor, "")->evidence())
            said += (said.empty() ? "" : ", ") + key + " " + value;
          return "+" + said;
        } catch (const std::exception& why) {
          return std::string("-") + why.what();
        }
      },
      wall_ms_max, 4096);
  const bool answered = asked.end == base::ChildWorkEnd::finished && !asked.answer.empty();
  return {name, answered && asked.answer[0] == '+',
          answered ? base::escaped(asked.answer.substr(1), 120) : "it did not answer",
          "run: a claim on the device; no verdict needs one"};
}

Component sandbox() {
  const toolchain::Sandbox& found = toolchain::find_sandbox();
  std::string how = found.why;
  if (found.confinement == toolchain::Confinement::bubblewrap) how = "bubblewrap (" + found.program + ")";
  if (found.confinement == toolchain::Confinement::landlock) how = "Landlock and seccomp";
  return {"sandbox", found.confinement != toolchain::Confinement::none, how,
          "compiling sources: never without one"};
}

std::string at(const std::optional<toolchain::Compiler>& compiler) {
  return compiler ? compiler->version + " (" + compiler->path + ")" : "";
}

bool found(const std::vector<Component>& components, const std::string& name) {
  for (const Component& component : components)
    if (component.name == name) return component.found;
  return false;
}

/// Kernels of one vendor: compiled here, or the committed code, or not at all.
Ability implemented(const std::string& vendor, bool compiler, bool reader, bool sandboxed,
                    const std::string& missing) {
  const std::string question = "implemented?, safe? (" + vendor + ")";
  if (!reader)
    return {question, Ability::How::no, "this build reads no AMDGPU code: build it with llvm-19-dev"};
  if (compiler && sandboxed)
    return {question, Ability::How::whole, "sources are compiled here, in the sandbox"};
  return {question, Ability::How::partly,
          "committed code is judged; sources are not compiled without " +
              (compiler ? "a sandbox (bubblewrap)" : missing)};
}

}  // namespace

std::string semantics_revision() { return std::to_string(certificate::semantics_revision); }

std::vector<Component> doctor() {
  return guarded([] {
    std::vector<Component> out;
    out.push_back({"solver", true, smt::solver_version(), "equal: side conditions of the proof kernel"});
    const auto nvcc = toolchain::find_nvcc();
    out.push_back({"nvcc", nvcc.has_value(), at(nvcc), "compiling .cu sources to the PTX that is judged"});
    const auto clang = toolchain::find_clang();
    out.push_back(
        {"clang-19", clang.has_value(), at(clang), "compiling .hip sources to the IR that is judged"});
    out.push_back({"LLVM", amdgpu::available(), amdgpu::llvm_version(),
                   "reading AMDGPU IR; part of this build or not"});
    out.push_back(sandbox());
    out.push_back({"Landlock", base::can_confine(),
                   base::can_confine() ? "with seccomp" : "not in this kernel",
                   "requests of serve and of library users in a confined child"});
    out.push_back(driver("CUDA driver", gpu::Vendor::cuda));
    out.push_back(driver("HIP driver", gpu::Vendor::hip));
    out.push_back({"OpenSSL", true, attest::library_version(), "signing and verifying attestations"});
    return out;
  });
}

std::vector<Ability> abilities(const std::vector<Component>& components) {
  const bool sandboxed = found(components, "sandbox");
  std::vector<Ability> out;
  out.push_back({"equal?", Ability::How::whole, "by the solver of this build"});
  out.push_back({"accurate?", Ability::How::whole, "needs nothing else"});
  out.push_back(
      implemented("CUDA", found(components, "nvcc"), true, sandboxed, "nvcc (CUDA Toolkit, or CUDA_HOME)"));
  out.push_back(
      implemented("AMD", found(components, "clang-19"), found(components, "LLVM"), sandboxed, "clang-19"));
  const bool device = found(components, "CUDA driver") || found(components, "HIP driver");
  out.push_back(
      {"run on a device", device ? Ability::How::whole : Ability::How::no,
       device ? "warpproof run" : "no device driver answers here; the four questions do not need one"});
  return out;
}

}  // namespace warpproof
