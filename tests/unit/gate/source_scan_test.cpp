#include "verifier/gate/source_scan.h"

#include <doctest/doctest.h>

#include "verifier/gate/coverage.h"

using namespace warpproof::gating;

namespace {

std::vector<std::string> kernels(const std::string& text) {
  std::vector<std::string> names;
  for (const KernelText& kernel : scan_source(text).kernels) names.push_back(kernel.name);
  return names;
}
using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("includes, however they are written") {
  const SourceScan scan = scan_source(
      "#include \"a.cuh\"\n  #  include <b/c.h>\n%:include \"d.h\"\n#inc\\\nlude \"e.h\"\n#/* x */include "
      "\"f.h\"\n");
  CHECK(scan.includes == Names{"a.cuh", "b/c.h", "d.h", "e.h", "f.h"});
  CHECK(!scan.computed_include);
  CHECK(scan_source("#include HEADER(x)\n").computed_include);
  CHECK(scan_source("#embed \"t.bin\"\n").includes == Names{"t.bin"});
}

TEST_CASE("an include behind a quote that is misread still counts") {
  CHECK(scan_source("const char* s = \"/*\";\n#include \"a.h\"\n").includes == Names{"a.h"});
  CHECK(scan_source("// it's\n#include \"a.h\"\n").includes == Names{"a.h"});
  CHECK(scan_source("auto r = R\"x(\n)\" /* )x\";\n#include \"a.h\"\n").includes == Names{"a.h"});
}

TEST_CASE("kernels by name, past attributes and macros") {
  CHECK(kernels("__global__ void a(int* x) { x[0] = 1; }") == Names{"a"});
  CHECK(kernels("template <int B> __global__ void __launch_bounds__(256, 2) b(const float* x) {}") ==
        Names{"b"});
  CHECK(kernels("extern \"C\" __global__ LIMIT(256) void c(float4 v) { if (v.x) { } }") == Names{"c"});
  CHECK(kernels("template <> __global__ void d<float>(float* x) {}") == Names{"d"});
  CHECK(kernels("__global__ void e(int);\n__global__ void e(int x) { f('}', \"{\"); }") == Names{"e"});
  CHECK(kernels("// __global__ void f() {}\n/* __global__ void g() {} */").empty());
  CHECK(kernels("void host() { h<<<1, 2>>>(x); }").empty());
}

TEST_CASE("what a macro hides is said") {
  CHECK(scan_source("#define KERNEL extern \"C\" __global__\nKERNEL void a(int* x) {}").macro_kernel);
  CHECK(!scan_source("__global__ void a(int* x) {}").macro_kernel);
}

TEST_CASE("comments and layout are no change, code is, inside and outside of a kernel") {
  const std::string plain = "int k = 1;\n__global__ void a(int* x) {\n  x[0] = k;\n}\n";
  const auto same = [&](const std::string& other) { return comparable(plain) == comparable(other); };
  CHECK(same("int  k = 1; // one\r\n__global__ void a(int* x) {\n\n  x[0] = /* k */ k;\n}\n"));
  CHECK(same("// first\n" + plain));
  CHECK(!same("int k = 2;\n__global__ void a(int* x) {\n  x[0] = k;\n}\n"));
  CHECK(!same("int k = 1;\n__global__ void a(int* x) {\n  x[1] = k;\n}\n"));
  // Line ends end directives; a backslash with blanks behind it continues a line; literals are as written.
  CHECK(comparable("#define A b\nc") != comparable("#define A b c"));
  CHECK(comparable("// a\nb;\n") != comparable("// a \\ \nb;\n"));
  CHECK(comparable("f(\"a  b\")") != comparable("f(\"a b\")"));
  CHECK(comparable("#include <a//b>\n") != comparable("#include <a//c>\n"));
  CHECK(comparable("auto s = R\"(//a)\";") != comparable("auto s = R\"(//b)\";"));
  CHECK(comparable("int x = __LINE__;\n") != comparable("\nint x = __LINE__;\n"));
}

TEST_CASE("what asks for a file rests on it, and what hides an include hides nothing") {
  CHECK(scan_source("#if __has_include(\"a.h\")\n#endif\n").includes == Names{"a.h"});
  CHECK(scan_source("#if __has_include(A)\n#endif\n").computed_include);
  CHECK(!scan_source("#ifdef __has_include\n#endif\n").computed_include);
  CHECK(scan_source("#define BAR\nauto n = BAR\"x(y\";\n# /* */ include \"a.h\"\n").includes == Names{"a.h"});
  CHECK(scan_source("#inc\\ \nlude \"a.h\"\n").includes == Names{"a.h"});
}

TEST_CASE("includes that no condition may leave out") {
  const auto sure = [](const std::string& text) { return scan_source(text).sure_includes; };
  CHECK(sure("#include \"a.h\"\n#if 0\n#include \"b.h\"\n#endif\n") == Names{"a.h"});
  CHECK(sure("#ifndef A\n#define A\n#include \"a.h\"\n#else\n#include \"b.h\"\n#endif\n") == Names{"a.h"});
  CHECK(sure("#ifndef A\n#include \"a.h\"\n#endif\n").empty());
}

TEST_CASE("kernels by the attribute itself, and templates") {
  CHECK(kernels("__attribute__((global)) void a(int* x) {}") == Names{"a"});
  CHECK(kernels("__attribute__(( global )) void a(int* x) {}") == Names{"a"});
  CHECK(!scan_source("#define LOAD asm(\"ld.global.f32\")\n").macro_kernel);
  CHECK(scan_source("#define MARK global\n").macro_kernel);
  CHECK(scan_source("template <class T> __global__ void a(T* x) {}").kernels.at(0).is_template);
  CHECK(scan_source("__global__ void a(auto* x) {}").kernels.at(0).is_template);
  CHECK(
      !scan_source("template <class T> void f() {}\n__global__ void a(int* x) {}").kernels.at(0).is_template);
  CHECK(kernels("#if A\n__global__ void a(int x) {\n#else\n__global__ void a() {\n#endif\n}\n__global__ void "
                "b() {}") == Names{"a", "a", "b"});
}

TEST_CASE("entries of PTX") {
  CHECK(ptx_entries(".visible .entry a(\n.param .u64 p)\n{ ret; }\n// .entry c\n.entry b() { ret; }") ==
        Names{"a", "b"});
}

TEST_CASE("hostile text ends") {
  CHECK(kernels(std::string(200'000, '(') + "__global__").empty());
  CHECK(kernels("__global__ void a(" + std::string(100'000, '(')).empty());
  CHECK(kernels("__global__ void a() {" + std::string(100'000, '{')) == Names{"a"});
  CHECK(kernels("__global__ void a() { '").size() == 1);
  CHECK(scan_source("R\"").kernels.empty());
  std::string marks, open;
  for (int i = 0; i < 200'000; ++i) marks += "__global__ ";
  for (int i = 0; i < 100'000; ++i) open += "__global__ void a<(";
  CHECK(kernels(marks).empty());
  CHECK(scan_source(open).macro_kernel);
  std::string many;
  for (int i = 0; i < 5000; ++i) many += "#include \"" + std::to_string(i) + "\"\n";
  CHECK(scan_source(many).computed_include);
}

TEST_CASE("which entry means which kernel") {
  CHECK(names_kernel("scale", "scale"));
  CHECK(names_kernel("_Z5scalePf", "scale"));
  CHECK(names_kernel("_ZN3lib5scaleEPf", "scale"));
  CHECK(!names_kernel("_ZN3lib5scaleIfEEvPT_", "scale"));  // one of a template's entries
  CHECK(!names_kernel("_Z5a3fooPKfPffi", "foo"));
  CHECK(!names_kernel("_Z10scale_fastPf", "scale"));
  CHECK(!names_kernel("_Z15scale_of_columnPf", "scale"));
  CHECK(!names_kernel("scale_fast", "scale"));
  CHECK(!names_kernel("_Z5scalePf", ""));
}
