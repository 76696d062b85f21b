#include <doctest/doctest.h>
#include <unistd.h>

#include "tests/unit/toolchain/scratch_folder.h"
#include "verifier/base/child_confinement.h"
#include "verifier/toolchain/clang.h"
#include "verifier/toolchain/compile.h"
#include "verifier/toolchain/flags.h"
#include "verifier/toolchain/hip_header.h"
#include "verifier/toolchain/sandbox.h"

using namespace warpproof;
using namespace warpproof::toolchain;

namespace {

constexpr const char* plain =
    "#include <hip/hip_runtime.h>\nextern \"C\" __global__ void k(float* x) { x[threadIdx.x] *= 2.0f; }\n";

bool measured() {
  const bool possible = find_clang().has_value() && find_sandbox().confinement != Confinement::none;
  if (!possible) MESSAGE("not measured here: needs clang 19 and a sandbox");
  return possible;
}

CompileResult compile(const ScratchFolder& folder, const std::string& target = "gfx942",
                      std::vector<std::string> flags = {"-O3"}) {
  return compile_to_ir(
      {.folder = folder.path(), .file = "kernel.hip", .target = target, .flags = std::move(flags)}, {});
}

}  // namespace

TEST_CASE("HIP: the same bytes from any folder, for every target, and no path of the machine is in them") {
  if (!measured()) return;
  ScratchFolder one, two;
  one.write("kernel.hip", plain);
  two.write("kernel.hip", plain);
  for (const char* target : {"gfx90a", "gfx942", "gfx1100", "gfx1151"}) {
    CAPTURE(target);
    const CompileResult first = compile(one, target), second = compile(two, target);
    REQUIRE(first.status == CompileStatus::compiled);
    CHECK(first.text == second.text);
    CHECK(first.text.find("define protected amdgpu_kernel void @k(") != std::string::npos);
    CHECK(first.text.find(one.path()) == std::string::npos);
    CHECK(first.text.find("directory: \"/src\"") != std::string::npos);
    const auto producer = producer_of_ir(first.text);
    REQUIRE(producer);
    CHECK(same_build(*producer, first.compiler));
  }
}

TEST_CASE("HIP: everything that the own header declares compiles, at every level and wave size") {
  if (!measured()) return;
  ScratchFolder folder;
  folder.write("kernel.hip", R"(#include <hip/hip_runtime.h>
    extern "C" __global__ void __launch_bounds__(64) k(const float* x, float* y, int* h, int n) {
      __shared__ float s[64];
      extern __shared__ float dynamic[];
      float v = x[blockIdx.x * blockDim.x + threadIdx.x];
      for (int d = 16; d; d >>= 1) v += __shfl_xor(v, d);
      v += __shfl_down(v, 2u) + __shfl_up(v, 1u, 16) + __shfl(v, 3);
      if (__any(v > 1) || __all(v < 0) || __popcll(__ballot(v > 2)) == 3) v = expf(v) + tanhf(v);
      s[threadIdx.x] = v;
      dynamic[threadIdx.y] = v;
      __syncthreads();
      __syncwarp();
      atomicAdd(h + gridDim.x, (int)s[(threadIdx.x + 1) % 64]);
      if (atomicCAS(h, 1, n) == 2) v = fmaxf(v, 2);
      const float4 f = make_float4(v, 1, 2, 3);
      y[threadIdx.x] = tanhf(v) / sqrtf(f.x) + (float)(__half)v + __uint_as_float(__float_as_uint(v)) + dynamic[1];
    })");
  for (const char* level : {"-O0", "-O1", "-O3"})
    for (const char* target : {"gfx90a", "gfx1100"})
      CHECK(compile(folder, target, {level}).status == CompileStatus::compiled);
  const CompileResult wide = compile(folder, "gfx1100", {"-O1", "-mwavefrontsize64"});
  REQUIRE(wide.status == CompileStatus::compiled);
  CHECK(wide.text.find("mbcnt.hi") != std::string::npos);
  CHECK(compile(folder, "gfx1100", {"-O1"}).text.find("+wavefrontsize32") != std::string::npos);
}

TEST_CASE("HIP: errors stand at their place, and nothing outside is reached") {
  if (!measured()) return;
  ScratchFolder folder;
  folder.write("kernel.hip", "#include <hip/hip_runtime.h>\n#include \"/etc/passwd\"\n");
  const CompileResult outside = compile(folder);
  CHECK(outside.status == CompileStatus::compile_error);
  CHECK(base::render(outside.diagnostics.at(0)).find("kernel.hip:2:10") != std::string::npos);
  folder.write("kernel.hip", "int x = ;\n");
  const CompileResult wrong = compile(folder);
  CHECK(wrong.status == CompileStatus::compile_error);
  CHECK(base::render(wrong.diagnostics.at(0)).find("kernel.hip:1:9") != std::string::npos);
  folder.write("kernel.hip", plain);
  CHECK(compile(folder, "sm_80").status == CompileStatus::bad_request);
  CHECK(compile(folder, "gfx942;gfx90a").status == CompileStatus::bad_request);
  for (const char* flag : {"-include", "-I/etc", "-Xclang", "-fplugin=x.so", "@file", "-o", "-lineinfo", "-S",
                           "-emit-obj", "--config=x", "-B/tmp", "-mllvm", "-fmad=false"})
    CHECK(compile(folder, "gfx942", {flag}).status == CompileStatus::bad_request);
  CHECK(compile(folder, "gfx999").status == CompileStatus::compile_error);
  CHECK(compile_to_ir({.folder = folder.path(),
                       .file = "kernel.hip",
                       .target = "gfx942",
                       .compiler = "/nonexistent/clang++"},
                      {})
            .status == CompileStatus::compiler_unavailable);
}

TEST_CASE("HIP: where only Landlock works the bytes are the same") {
  if (!measured() || !base::can_confine()) return;
  const Sandbox landlock{Confinement::landlock, "", ""};
  ScratchFolder folder;
  folder.write("kernel.hip", plain);
  const CompileResult result = compile_to_ir({.folder = folder.path(),
                                              .file = "kernel.hip",
                                              .target = "gfx942",
                                              .flags = {"-O3"},
                                              .sandbox = &landlock},
                                             {});
  REQUIRE(result.status == CompileStatus::compiled);
  if (find_sandbox().confinement == Confinement::bubblewrap) CHECK(result.text == compile(folder).text);
}

TEST_CASE("HIP: ROCm's own headers, where they are installed") {
  if (!measured() || access("/usr/include/hip/hip_runtime.h", R_OK) != 0) return;
  ScratchFolder folder;
  folder.write("kernel.hip", plain);
  const CompileResult result = compile_to_ir(
      {.folder = folder.path(), .file = "kernel.hip", .target = "gfx942", .flags = {"-O3"}, .rocm = "/usr"},
      {});
  REQUIRE(result.status == CompileStatus::compiled);
  CHECK(result.text.find("__ockl_get_local_id") != std::string::npos);
}

TEST_CASE("the header is a part of the library") {
  CHECK(hip_header.find("threadIdx") != std::string_view::npos);
  CHECK(producer_of_ir("!2 = !{!\"Debian clang version 19.1.7 (3~deb12u1)\"}")->version == "19.1.7");
  CHECK(!producer_of_ir("nothing"));
}
