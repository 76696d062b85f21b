#include "verifier/toolchain/compile.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include "tests/unit/toolchain/scratch_folder.h"
#include "verifier/toolchain/sandbox.h"

using namespace warpproof;
using namespace warpproof::toolchain;

namespace {

constexpr const char* plain = "extern \"C\" __global__ void k(float* x) { x[threadIdx.x] *= 2.0f; }\n";

bool measured() {
  const bool possible = find_nvcc().has_value() && find_sandbox().confinement != Confinement::none;
  if (!possible) MESSAGE("not measured here: needs nvcc and bubblewrap");
  return possible;
}

CompileResult compile(const ScratchFolder& folder, std::vector<std::string> flags = {"-O3"},
                      const CompileLimits& limits = {}) {
  return compile_to_ptx(
      {.folder = folder.path(), .file = "kernel.cu", .target = "sm_80", .flags = std::move(flags)}, {},
      limits);
}

}  // namespace

TEST_CASE("a kernel compiles to the same bytes from any folder, and no path of the machine is in them") {
  if (!measured()) return;
  ScratchFolder one, two;
  one.write("kernel.cu", plain);
  two.write("kernel.cu", plain);
  const CompileResult first = compile(one), second = compile(two);
  REQUIRE(first.status == CompileStatus::compiled);
  CHECK(first.text == second.text);
  CHECK(first.confined);
  CHECK(first.source_digest == second.source_digest);
  CHECK(first.text.find(".visible .entry k(") != std::string::npos);
  CHECK(first.text.find("\"/src/kernel.cu\"") != std::string::npos);
  CHECK(first.text.find(one.path()) == std::string::npos);
  const auto producer = producer_of(first.text);
  REQUIRE(producer);
  CHECK(same_build(*producer, first.compiler));
}

TEST_CASE("flags and definitions reach the compiler") {
  if (!measured()) return;
  ScratchFolder folder;
  folder.write(
      "kernel.cu",
      "#include \"scale.h\"\nextern \"C\" __global__ void k(float* x) { x[0] = x[0] * SCALE + x[1]; }\n");
  folder.write("scale.h", "#ifndef SCALE\n#define SCALE 3.0f\n#endif\n");
  CHECK(compile(folder).text.find("fma.rn.f32") != std::string::npos);
  CHECK(compile(folder, {"-fmad=false"}).text.find("mul.rn.f32") != std::string::npos);
  CHECK(compile(folder, {"-O3  -fmad=false"}).text.find("mul.rn.f32") != std::string::npos);
  CHECK(compile(folder, {"-O3 -run"}).status == CompileStatus::bad_request);
  CHECK(compile(folder, {"-DSCALE=5.0f"}).text.find("0f40A00000") != std::string::npos);
}

TEST_CASE("the environment can not add flags") {
  if (!measured()) return;
  setenv("NVCC_APPEND_FLAGS", "-DSCALE=7.0f -run", 1);
  ScratchFolder folder;
  folder.write("kernel.cu", "#ifdef SCALE\n#error leaked\n#endif\n" + std::string(plain));
  CHECK(compile(folder).status == CompileStatus::compiled);
  unsetenv("NVCC_APPEND_FLAGS");
}

TEST_CASE("an include of a file outside the claim's folder finds nothing, at its place") {
  if (!measured()) return;
  ScratchFolder outside;
  outside.write("secret.h", "#define SECRET 1\n");
  ScratchFolder folder;
  REQUIRE(symlink((outside.path() + "/secret.h").c_str(), (folder.path() + "/secret_link.h").c_str()) == 0);
  for (const std::string& name :
       {std::string("/etc/passwd"), outside.path() + "/secret.h", std::string("secret_link.h"),
        std::string("../../etc/passwd"), std::string("/proc/self/environ"),
        std::string("/usr/local/cuda/bin/nvcc")}) {
    folder.write("kernel.cu", "// first line\n#include \"" + name + "\"\n" + plain);
    const CompileResult result = compile(folder);
    CHECK_MESSAGE(result.status == CompileStatus::compile_error, name);
    REQUIRE(!result.diagnostics.empty());
    CHECK(result.text.empty());
    CHECK(base::render(result.diagnostics[0]).find("kernel.cu:2:") != std::string::npos);
  }
}

TEST_CASE("hostile sources end within their limits") {
  if (!measured()) return;
  ScratchFolder folder;
  CompileLimits tight;
  tight.wall_time_ms_max = 2'000;
  const std::string endless =
      "template <int A, int B> struct T { static constexpr long v = T<A - 1, 0>::v + T<A - 1, 1>::v + B; };\n"
      "template <int A> constexpr long f(long x) { long s = 0; for (;;) s += x; return s; }\n"
      "constexpr long g(long n) { return n < 2 ? n : g(n - 1) + g(n - 2); }\n"
      "static_assert(g(90) > 0, \"\");\n";
  folder.write("kernel.cu", endless + plain);
  CHECK(compile(folder, {"-O3"}, tight).status == CompileStatus::compile_error);

  folder.write("kernel.cu",
               "template <int N> struct R { typedef typename R<N + 1>::type type; };\nR<0>::type x;\n" +
                   std::string(plain));
  CHECK(compile(folder, {"-O3"}, tight).status == CompileStatus::compile_error);

  std::string bomb = "#define A0 x[0] += 1.0f;\n";
  for (int i = 1; i < 30; ++i) {
    const std::string last = "A" + std::to_string(i - 1);
    bomb += "#define A" + std::to_string(i) + " " + last + " " + last + " " + last + "\n";
  }
  folder.write("kernel.cu", bomb + "extern \"C\" __global__ void k(float* x) { A29 }\n");
  CHECK(compile(folder, {"-O3"}, tight).status == CompileStatus::compile_error);

  folder.write("kernel.cu", "#include \"kernel.cu\"\n" + std::string(plain));
  CHECK(compile(folder, {"-O3"}, tight).status == CompileStatus::compile_error);

  folder.write("kernel.cu", std::string("\x7f"
                                        "ELF\0\0\0binary\xff\xfe",
                                        14));
  CHECK(compile(folder, {"-O3"}, tight).status == CompileStatus::compile_error);

  folder.write("kernel.cu",
               "extern \"C\" __global__ void k(float* x) { __shared__ float s[1 << 28]; x[0] = s[0] }\n");
  CHECK(compile(folder, {"-O3"}, tight).status == CompileStatus::compile_error);
}

TEST_CASE("a PTX larger than the limit is refused") {
  if (!measured()) return;
  ScratchFolder folder;
  folder.write("kernel.cu", plain);
  base::Limits small;
  small.source_bytes_max = 500;  // the source is smaller, its PTX is not
  const CompileResult result =
      compile_to_ptx({.folder = folder.path(), .file = "kernel.cu", .target = "sm_80"}, small);
  CHECK(result.status == CompileStatus::compile_error);
  CHECK(result.diagnostics[0].code == "E0544");
}

TEST_CASE("bad requests are rejected before anything runs") {
  ScratchFolder folder;
  folder.write("kernel.cu", plain);
  const auto status = [&](CompileRequest request) {
    request.folder = request.folder.empty() ? folder.path() : request.folder;
    const CompileResult result = compile_to_ptx(request, {});
    CHECK(!result.diagnostics.empty());
    return result.status;
  };
  using enum CompileStatus;
  CHECK(status({.file = "../kernel.cu", .target = "sm_80"}) == bad_request);
  CHECK(status({.file = "/etc/passwd", .target = "sm_80"}) == bad_request);
  CHECK(status({.file = "a/../../kernel.cu", .target = "sm_80"}) == bad_request);
  CHECK(status({.file = "missing.cu", .target = "sm_80"}) == bad_request);
  CHECK(status({.file = "-run.cu", .target = "sm_80"}) == bad_request);
  CHECK(status({.file = "kernel.cu", .target = "sm_80 -run"}) == bad_request);
  CHECK(status({.file = "kernel.cu", .target = "sm_80", .flags = {"-run"}}) == bad_request);
  CHECK(status({.folder = "/nonexistent", .file = "kernel.cu", .target = "sm_80"}) == bad_request);
  CHECK(status({.file = "kernel.cu", .target = "sm_80", .compiler = "/nonexistent/nvcc"}) ==
        compiler_unavailable);
}

TEST_CASE("where only Landlock works: the same instructions, the same places, and still no way out") {
  if (!find_nvcc() || !base::can_confine()) {
    MESSAGE("not measured here: needs nvcc and Landlock");
    return;
  }
  const Sandbox landlock{Confinement::landlock, "", ""};
  ScratchFolder folder, outside;
  outside.write("secret.h", "#define SECRET 1\n");
  folder.write("kernel.cu", plain);
  CompileRequest request{
      .folder = folder.path(), .file = "kernel.cu", .target = "sm_80", .sandbox = &landlock};
  const CompileResult result = compile_to_ptx(request, {});
  REQUIRE(result.status == CompileStatus::compiled);
  CHECK(result.confined);
  CHECK(result.text.find("\"/src/kernel.cu\"") != std::string::npos);
  CHECK(result.text.find("/tmp/") == std::string::npos);
  if (find_sandbox().confinement == Confinement::bubblewrap) CHECK(result.text == compile(folder).text);
  for (const std::string& name : {std::string("/etc/passwd"), outside.path() + "/secret.h"}) {
    folder.write("kernel.cu", "\n#include \"" + name + "\"\n" + plain);
    const CompileResult refused = compile_to_ptx(request, {});
    CHECK(refused.status == CompileStatus::compile_error);
    CHECK(base::render(refused.diagnostics[0]).find("kernel.cu:2:") != std::string::npos);
  }
}

TEST_CASE("a wrapper on the PATH is not taken for a toolkit") {
  ScratchFolder folder;
  folder.write("nvcc", "#!/bin/sh\necho 'Cuda compilation tools, release 1.0, V1.0.0'\n");
  std::filesystem::permissions(folder.path() + "/nvcc", std::filesystem::perms::all);
  const std::string before = std::getenv("PATH");
  setenv("PATH", (folder.path() + ":" + before).c_str(), 1);
  const std::optional<Compiler> found = find_nvcc();
  setenv("PATH", before.c_str(), 1);
  CHECK((!found || found->version.find("1.0, V1.0.0") == std::string::npos));
}

TEST_CASE("a sandbox that fails is no fault of the source") {
  const std::optional<Compiler> nvcc = find_nvcc();
  if (!nvcc || find_sandbox().confinement == Confinement::none) {
    MESSAGE("not measured here: needs nvcc and a sandbox");
    return;
  }
  ScratchFolder folder;
  folder.write("kernel.cu", plain);
  Sandbox broken{Confinement::bubblewrap, "/bin/false-is-not-bwrap", ""};
  CompileRequest request{.folder = folder.path(), .file = "kernel.cu", .target = "sm_80", .sandbox = &broken};
  CHECK(compile_to_ptx(request, {}).status == CompileStatus::sandbox_unavailable);
  // A toolkit that the sandbox's user may not enter.
  if (geteuid() != 0) return;
  ScratchFolder hidden;  // mode 0700, of root
  std::filesystem::create_directories(hidden.path() + "/toolkit/bin");
  hidden.write("toolkit/bin/nvcc", "#!/bin/sh\nexec " + nvcc->path + " \"$@\"\n");
  std::filesystem::permissions(hidden.path() + "/toolkit/bin/nvcc", std::filesystem::perms::all);
  request = {.folder = folder.path(),
             .file = "kernel.cu",
             .target = "sm_80",
             .compiler = hidden.path() + "/toolkit/bin/nvcc"};
  const CompileResult result = compile_to_ptx(request, {});
  CHECK(result.status == CompileStatus::sandbox_unavailable);
  CHECK(result.diagnostics[0].code == "E0534");
}

TEST_CASE("without a sandbox nothing runs") {
  const base::ChildResult result =
      run_in_sandbox({Confinement::none, "", "none here"}, {.argv = {"/bin/echo", "ran"}});
  CHECK(result.end == base::ChildEnd::not_started);
  CHECK(result.out.empty());
}

TEST_CASE(
    "inside the sandbox there is no network, no home, no process of ours, no way to write but /tmp and "
    "/out") {
  const Sandbox& sandbox = find_sandbox();
  if (sandbox.confinement == Confinement::none) {
    MESSAGE("not measured here: needs bubblewrap");
    return;
  }
  SandboxRequest request{
      .argv = {"/usr/bin/bash", "-c",
               "ls /; cat /etc/passwd; ls /proc /sys /home /root; echo x > /usr/bin/new; echo x > /src/new;"
               "exec 3<>/dev/tcp/127.0.0.1/22; env; echo $$; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 "
               "17 18; do "
               "sleep 5 & done; echo all-started"}};
  ScratchFolder folder;
  request.read_only = {{"/usr/include", "/src"}};
  request.limits.process_count_max = 12;
  request.limits.wall_time_ms_max = 20'000;
  const base::ChildResult result = run_in_sandbox(sandbox, request);
  CHECK(result.out.find("root:") == std::string::npos);
  CHECK(result.out.find("all-started") == std::string::npos);
  CHECK(result.out.find("WARPPROOF") == std::string::npos);
  CHECK(result.err.find("/etc/passwd: No such file") != std::string::npos);
  CHECK(result.err.find("/proc': No such file") != std::string::npos);
  CHECK(result.err.find("/src/new: Read-only file system") != std::string::npos);
  CHECK(result.err.find("/usr/bin/new: Read-only file system") != std::string::npos);
  CHECK(result.err.find("/dev/tcp/127.0.0.1/22") != std::string::npos);
}
