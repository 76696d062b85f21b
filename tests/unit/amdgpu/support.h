#pragma once
// Small kernels as IR text, and what running them gives.

#include <doctest/doctest.h>

#include <fstream>
#include <functional>
#include <sstream>

#include "verifier/domain/bits.h"
#include "verifier/exec/execute.h"
#include "verifier/isa/amdgpu/load.h"

namespace amdgpu_test {

using namespace warpproof;

/// False, with a word about it, in a build without LLVM.
inline bool measured() {
  if (!amdgpu::available()) MESSAGE("not measured here: built without LLVM 19");
  return amdgpu::available();
}

inline base::SourcePtr source(const std::string& text, const std::string& name = "k.ll") {
  return std::make_shared<base::SourceFile>(base::SourceFile{name, text});
}

inline std::string file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

/// A module with the kernel `k` of these arguments and this body, for gfx1100 (waves of 32) or gfx942 (of
/// 64).
inline std::string module_of(const std::string& arguments, const std::string& body,
                             const std::string& globals = "", bool wide = false) {
  return "target datalayout = "
         "\"e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-"
         "p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-"
         "v1024:"
         "1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9\"\ntarget triple = \"amdgcn-amd-amdhsa\"\n" +
         globals + "\ndefine amdgpu_kernel void @k(" + arguments + ") #0 {\n" + body + "}\n" +
         "attributes #0 = { \"target-cpu\"=\"" + (wide ? "gfx942" : "gfx1100") + "\" \"target-features\"=\"" +
         (wide ? "+wavefrontsize64" : "+wavefrontsize32") +
         "\" }\n!llvm.module.flags = !{!900}\n!900 = !{i32 1, !\"amdhsa_code_object_version\", i32 500}\n";
}

inline machine::Code load(const std::string& text) {
  const auto code = amdgpu::load_kernel(source(text), "k", "", {});
  if (!code) FAIL(base::render(code.diagnostics().front()));
  return *code;
}

inline std::string code_of(const std::string& text, const std::string& target = "") {
  const auto code = amdgpu::load_kernel(source(text), "k", target, {});
  return code ? "" : code.diagnostics().front().code;
}

struct Run {
  exec::Effect effect;
  std::vector<std::uint64_t> out;  ///< of the buffer `y`
  std::string first() const {
    if (!effect.findings.empty())
      return std::string(exec::name_of(effect.findings[0].kind)) + ": " + effect.findings[0].message;
    return effect.unsupported.empty() ? "" : "unsupported: " + effect.unsupported[0].what;
  }
};

/// y: `n` 32-bit words written by `threads` threads of one block (or of `blocks`); x: words 0, 1, 2 ... that
/// are read. The kernel's arguments are y, x and an i32 n, as far as it has them.
inline Run run(const machine::Code& code, std::uint32_t threads, std::uint32_t n, std::uint32_t blocks = 1,
               std::uint32_t dynamic_shared = 0) {
  using namespace exec;
  std::vector<Buffer> buffers = {{.name = "y",
                                  .mode = BufferMode::out,
                                  .element = ElementType::integer(4),
                                  .elements = n,
                                  .alignment_bytes = 16},
                                 {.name = "x",
                                  .mode = BufferMode::in,
                                  .element = ElementType::integer(4),
                                  .elements = n,
                                  .alignment_bytes = 16}};
  for (std::uint32_t i = 0; i < n; ++i) buffers[1].bits.push_back(i);
  Launch launch;
  launch.entry = code.entry;
  launch.grid = {blocks, 1, 1};
  launch.block = {threads, 1, 1};
  launch.dynamic_shared_bytes = dynamic_shared;
  const Argument all[] = {Argument::pointer(0), Argument::pointer(1), Argument::scalar(n, 4)};
  for (std::size_t k = 0; k < code.parameters.size() && k < 3; ++k) launch.arguments.push_back(all[k]);
  domain::Bits bits;
  Memory<domain::Bits> memory(buffers, bits);
  Run result;
  result.effect =
      execute<domain::Bits>(code, launch, memory, bits, nullptr, base::Limits{}, base::Deadline(20'000));
  for (std::uint32_t i = 0; i < n; ++i) result.out.push_back(memory.element(0, i).bits);
  return result;
}

inline const std::string me =
    "%me = call i32 @llvm.amdgcn.workitem.id.x()\n%g = getelementptr i32, ptr addrspace(1) %y, i32 %me\n";
inline const std::string x_of_me =
    "%xa = getelementptr i32, ptr addrspace(1) %x, i32 %me\n%v = load i32, ptr addrspace(1) %xa, align 4\n";
inline const std::string store = "store i32 %r, ptr addrspace(1) %g, align 4\nret void\n";
inline const std::string both = "ptr addrspace(1) %y, ptr addrspace(1) %x";
inline const std::string declared = "declare i32 @llvm.amdgcn.workitem.id.x()\n";

/// y[me] = what `body` leaves in %r; %v is x[me] = me.
inline Run lanes(const std::string& body, const std::string& declarations, std::uint32_t threads, bool wide) {
  const std::string text = module_of(both, me + x_of_me + body + store, declared + declarations, wide);
  return run(load(text), threads, threads);
}

inline void check(const Run& result, const std::function<std::uint64_t(std::uint32_t)>& expected) {
  REQUIRE_MESSAGE(result.effect.clean(), result.first());
  for (std::uint32_t i = 0; i < result.out.size(); ++i) {
    CAPTURE(i);
    CHECK(result.out[i] == expected(i));
  }
}

}  // namespace amdgpu_test
