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
  const auto text = [](const std::string& source) {
    const SourceScan scan = scan_source(source);
    return scan.kernels.at(0).text + "|" + scan.rest;
  };
  const std::string plain = "int k = 1;\n__global__ void a(int* x) {\n  x[0] = k;\n}\n";
  CHECK(text(plain) == text("int  k = 1; // one\n__global__ void a(int* x) {\n\n  x[0] = /* k */ k;\n}\n"));
  CHECK(text(plain) != text("int k = 2;\n__global__ void a(int* x) {\n  x[0] = k;\n}\n"));
  CHECK(text(plain) != text("int k = 1;\n__global__ void a(int* x) {\n  x[1] = k;\n}\n"));
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
  std::string many;
  for (int i = 0; i < 5000; ++i) many += "#include \"" + std::to_string(i) + "\"\n";
  CHECK(scan_source(many).computed_include);
}

TEST_CASE("which entry means which kernel") {
  CHECK(names_kernel("scale", "scale"));
  CHECK(names_kernel("_Z5scalePf", "scale"));
  CHECK(names_kernel("_ZN3lib5scaleIfEEvPT_", "scale"));
  CHECK(!names_kernel("_Z10scale_fastPf", "scale"));
  CHECK(!names_kernel("_Z15scale_of_columnPf", "scale"));
  CHECK(!names_kernel("scale_fast", "scale"));
  CHECK(!names_kernel("_Z5scalePf", ""));
}
