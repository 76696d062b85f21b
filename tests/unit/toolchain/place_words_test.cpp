#include "verifier/toolchain/place_words.h"

#include <doctest/doctest.h>

#include "tests/unit/toolchain/scratch_folder.h"
#include "verifier/toolchain/clang.h"
#include "verifier/toolchain/compile.h"

using namespace warpproof;
using namespace warpproof::toolchain;

namespace {

std::string word_in(const std::string& text, const std::vector<std::string>& flags = {}) {
  const auto found = find_place_word({{"kernel.cu", text}}, flags);
  return found ? found->word + (found->in_pieces ? " in pieces" : "") : "";
}

const std::string plain = "extern \"C\" __global__ void k(float* x) { x[threadIdx.x] *= 2.0f; }\n";

CompileResult compile(const std::string& text, const std::string& header = "") {
  const ScratchFolder folder;
  folder.write("kernel.cu", text);
  if (!header.empty()) folder.write("other.h", header);
  return compile_to_ptx({.folder = folder.path(), .file = "kernel.cu", .target = "sm_80"}, {});
}

bool measured() {
  const bool possible = find_nvcc().has_value() && find_sandbox().confinement != Confinement::none;
  if (!possible) MESSAGE("not measured here: needs nvcc and bubblewrap");
  return possible;
}

}  // namespace

TEST_CASE("words of a place are found, also over continued lines, in flags and in pieces") {
  CHECK(word_in("f(__FILE__)") == "__FILE__");
  CHECK(word_in("#if __has_include(\"x\")") == "__has_include");
  CHECK(word_in("__FI\\\nLE__") == "__FILE__");
  CHECK(word_in("__FI\\ \t\r\nLE__") == "__FILE__");
  CHECK(word_in("__FI\?\?/\nLE__") == "__FILE__");
  CHECK(word_in("CAT(__FI, LE__)") == "__FILE__ in pieces");
  CHECK(word_in("x", {"-DP=__TIME__"}) == "__TIME__ in pieces");
  CHECK(word_in("CAT(__TI, END)", {"-DEND=ME__"}) == "__TIME__ in pieces");
  CHECK(word_in("x", {"-D__FILE__=1"}) == "__FILE__ in pieces");
  CHECK(word_in("__LINE__ __COUNTER__ my__FILE__ __FILE__s FILE E_ __func__ __CUDA_ARCH__").empty());
  CHECK(word_in("template <int D, int A, int T, int E> f(FILE* file)").empty());
}

TEST_CASE("marring keeps lines and columns") {
  CHECK(marred({"k", "a __FILE__ b\n__TI\\\nME__"}).text == "a @        b\n@   \\\n    ");
  CHECK(marred({"k", plain}).text == plain);
}

TEST_CASE("code that depends on its place is not taken, with the place in the source") {
  if (!measured()) return;
  const std::string head = "extern \"C\" __global__ void k(float* x) { ";
  for (const std::string& text :
       {"#if __has_include(\"/etc/passwd\")\n#define TWO 3\n#endif\n" + plain,
        "#ifdef __has_include\n#endif\n" + plain, head + "x[0] = __FILE__[0] == 47 ? 1.0f : 2.0f; }\n",
        head + "x[0] = sizeof(__BASE_FILE__); }\n", head + "x[0] = __TIME__[7] & 1; }\n",
        "#define CAT(a, b) a##b\n" + head + "x[0] = sizeof(CAT(__FI, LE__)); }\n",
        head + "x[0] = sizeof(__FI\\\nLE__); }\n",
        "#include <cassert>\n" + head + "x[0] = sizeof(__ASSERT_FILE); }\n"}) {
    INFO(text);
    const CompileResult result = compile(text);
    CHECK(result.text.empty());
    // What the compiler refuses anyway is no code either.
    if (result.status == CompileStatus::compile_error) continue;
    CHECK(result.status == CompileStatus::place_dependent);
    REQUIRE(result.diagnostics.size() == 1);
    CHECK(result.diagnostics[0].code == "E0545");
  }
  const CompileResult header =
      compile("#include \"other.h\"\n" + head + "x[0] = F[0]; }\n", "\n#define F __FILE__\n");
  REQUIRE(header.status == CompileStatus::place_dependent);
  CHECK(base::render(header.diagnostics[0]).find("other.h:2:11") != std::string::npos);
}

TEST_CASE("a word that reaches no code does no harm, and assert works") {
  if (!measured()) return;
  const std::string check = "#define CHECK(e) report(e, __FILE__, __LINE__)\n";
  const CompileResult result = compile("// not __FILE__ or __has_include\n" + check + plain);
  CHECK(result.status == CompileStatus::compiled);
  CHECK(result.text.find(".entry k(") != std::string::npos);
  CHECK(compile("#include \"other.h\"\n" + plain, check).status == CompileStatus::compiled);
  CHECK(compile(
            "#include <cassert>\nextern \"C\" __global__ void k(float* x) { assert(x[0] > 0); x[0] = 1; }\n")
            .status == CompileStatus::compiled);
  const std::string line = "extern \"C\" __global__ void k(float* x) { x[0] = __LINE__ + __COUNTER__; }\n";
  CHECK(compile(line).status == CompileStatus::compiled);
}

TEST_CASE("HIP: the same, though its IR names the digest of the source") {
  if (!find_clang() || find_sandbox().confinement == Confinement::none) {
    MESSAGE("not measured here: needs clang 19 and a sandbox");
    return;
  }
  const auto status = [](const std::string& factor) {
    const ScratchFolder folder;
    folder.write(
        "k.hip",
        "#include <hip/hip_runtime.h>\nextern \"C\" __global__ void k(float* x) { x[threadIdx.x] *= " +
            factor + "; }\n");
    return compile_to_ir({.folder = folder.path(), .file = "k.hip", .target = "gfx942"}, {}).status;
  };
  CHECK(status("2.0f") == CompileStatus::compiled);
  CHECK(status("2.0f /* not __FILE__ */") == CompileStatus::compiled);
  CHECK(status("__FILE__[0]") == CompileStatus::place_dependent);
  CHECK(status("sizeof(__PRETTY_FUNCTION__)") == CompileStatus::place_dependent);
}
