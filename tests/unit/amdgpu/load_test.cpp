// Files that are not what they should be: a diagnostic with a place, never a crash.

#include <random>

#include "tests/unit/amdgpu/support.h"

using namespace amdgpu_test;

namespace {

/// The bytes of a file of hexadecimal lines; the first line is a comment.
std::string from_hex(const std::string& path) {
  std::istringstream lines(file(path));
  std::string bytes, line;
  std::getline(lines, line);
  while (std::getline(lines, line))
    for (std::size_t k = 0; k + 1 < line.size(); k += 2)
      bytes.push_back(static_cast<char>(std::stoi(line.substr(k, 2), nullptr, 16)));
  return bytes;
}

const std::string empty = module_of("ptr addrspace(1) %y", "ret void\n");

}  // namespace

TEST_CASE("damage, other targets, absent kernels, recursion: a code each") {
  if (!measured()) return;
  CHECK(code_of(empty) == "");
  CHECK(code_of(empty, "gfx1100") == "");
  CHECK(code_of(empty, "gfx942") == "E0462");
  CHECK(code_of("") == "E0340");
  CHECK(code_of("this is no IR") == "E0460");
  CHECK(code_of(empty.substr(0, empty.size() / 2)) == "E0460");
  CHECK(code_of(std::string("BC\xC0\xDE", 4) + std::string(40, '\7')) == "E0460");
  CHECK(code_of(std::string(1000, '\7')) == "E0460");
  CHECK(code_of(module_of("ptr addrspace(1) %y", "%a = add i32 %b, 1\n%b = add i32 %a, 1\nret void\n")) ==
        "E0461");
  std::string other = empty;
  other.replace(other.find("amdgcn-amd-amdhsa"), 17, "nvptx64-nvidia-cu");
  CHECK(code_of(other) == "E0462");
  const auto missing = amdgpu::load_kernel(source(empty), "kk", "", {});
  REQUIRE(!missing);
  CHECK(missing.diagnostics()[0].code == "E0340");
  CHECK(missing.diagnostics()[0].suggestion == "k");
  CHECK(code_of(module_of("ptr addrspace(1) %y", "call void @f()\nret void\n",
                          "define void @f() {\ncall void @g()\nret void\n}\ndefine void @g() {\ncall void "
                          "@f()\nret void\n}\n")) == "E0463");
  base::Limits small;
  small.source_bytes_max = 100;
  CHECK(amdgpu::load_kernel(source(empty), "k", "", small).diagnostics()[0].code == "E0465");
  const auto placed = amdgpu::load_kernel(
      source(module_of("ptr addrspace(1) %y", "%a = ad i32 1, 2\nret void\n"), "my.ll"), "k", "", {});
  REQUIRE(!placed);
  CHECK(base::render(placed.diagnostics()[0]).find("my.ll:5:") != std::string::npos);
}

TEST_CASE("device functions that are here are laid into the kernel") {
  if (!measured()) return;
  const std::string text =
      module_of("ptr addrspace(1) %y",
                "%a = call i32 @twice(i32 4)\nstore i32 %a, ptr addrspace(1) %y, align 4\nret void\n",
                "define i32 @twice(i32 %x) noinline {\n%r = call i32 @plus(i32 %x, i32 %x)\nret i32 %r\n}\n"
                "define i32 @plus(i32 %x, i32 %y) noinline {\n%r = add i32 %x, %y\nret i32 %r\n}\n");
  const Run result = run(load(text), 1, 1);
  CHECK(result.effect.clean());
  CHECK(result.out[0] == 8);
}

TEST_CASE("lines of the text, and of the source through our header") {
  if (!measured()) return;
  const machine::Code code =
      load(module_of("ptr addrspace(1) %y, i32 %n",
                     "  %a = add i32 %n, 1 ; a comment\n\n  switch i32 %a, label %z [\n    i32 1, label %z\n "
                     " ]\nz:\n  store i32 %a, ptr addrspace(1) %y, align 4\n  ret void\n"));
  std::vector<std::uint32_t> lines;
  for (const machine::Operation& op : code.operations) lines.push_back(code.places[op.place].text_line);
  CHECK(lines.front() == 5);
  CHECK(lines.back() == 12);
  const std::string text = file(WARPPROOF_SOURCE_DIR "/kernels/matmul/gemm_row_scale/kernel.gfx942.ll");
  const auto kernel = amdgpu::load_kernel(source(text), "gemm_row_scale", "gfx942", {});
  REQUIRE(kernel);
  REQUIRE(kernel->files.size() == 1);
  CHECK(kernel->files[0].ends_with("kernel.hip"));
  CHECK(kernel->wave_lanes == 64);
}

TEST_CASE("randomly damaged text and bitcode: a diagnostic or a kernel, never a crash") {
  if (!measured()) return;
  std::mt19937 random(20261130);
  const std::string root = WARPPROOF_SOURCE_DIR;
  for (const bool bitcode : {false, true}) {
    const std::string text = bitcode ? from_hex(root + "/tests/unit/amdgpu/gemm_row_scale.bc.txt")
                                     : file(root + "/kernels/matmul/gemm_row_scale/kernel.gfx942.ll");
    REQUIRE(amdgpu::load_kernel(source(text), "gemm_row_scale", "gfx942", {}));
    std::size_t refused = 0;
    for (int round = 0; round < 150; ++round) {
      std::string damaged = text;
      const int count = 1 + static_cast<int>(random() % 8);
      for (int k = 0; k < count; ++k) {
        const std::size_t at = random() % damaged.size();
        switch (random() % 3) {
          case 0:
            damaged[at] = static_cast<char>(random());
            break;
          case 1:
            damaged.erase(at, 1 + random() % 40);
            break;
          default:
            damaged.insert(at, damaged.substr(random() % damaged.size(), random() % 40));
            break;
        }
      }
      const auto code = amdgpu::load_kernel(source(damaged, "damaged"), "gemm_row_scale", "", {});
      if (!code) ++refused;
      if (!code) CHECK(!code.diagnostics().front().message.empty());
      if (code) CHECK(!machine::check(*code));
    }
    MESSAGE(std::string(bitcode ? "bitcode: " : "text: "), refused, " of 150 refused");
    CHECK(refused > 50);
  }
}
