// Launches of every shape that host code writes.

#include "tests/unit/importers/import_support.h"

using namespace warpproof;
using namespace warpproof::importers;

namespace {

const std::string add = R"(#include <cuda_runtime.h>
__global__ void add(float* c, const float* a, const float* b, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
)";
const std::string add_arguments = " inout c : f32, in a : f32, in b : f32, n : s32 = ";

std::string only(const std::string& host) {
  const auto file = import_text(add + host);
  REQUIRE_MESSAGE(file, (file ? "" : base::render(file.diagnostics().front())));
  for (const base::Diagnostic& why : file->not_read) MESSAGE(base::render(why));
  REQUIRE(file->launches.size() == 1);
  CHECK(file->launches[0].claim.source.entry == "_Z3addPfPKfS1_i");
  return summary(file->launches[0]);
}
std::string codes_of(const std::string& text) {
  const auto file = import_text(text);
  return file ? codes(file->not_read) + (file->launches.empty() ? "" : " and a launch")
              : codes(file.diagnostics());
}

}  // namespace

TEST_CASE("a launch in a plain function: sizes are the function's integers") {
  if (!measured()) return;
  CHECK(only("void f(float* c, float* a, float* b, int N) { add<<<(N + 255) / 256, 256>>>(c, a, b, N); }") ==
        "(N + 255) div 256 | 256 | 0 |" + add_arguments + "N");
  CHECK(only("inline int up(int a, int b) { return (a + b - 1) / b; }\n"
             "void f(float* c, float* a, float* b, int N) {\n"
             "  const int block = 128; dim3 grid(up(N, block)); add<<<grid, dim3(block), 64 * "
             "sizeof(float)>>>(c, a, b, N); }") ==
        "(N + 128 - 1) div 128 | 128 | 256 |" + add_arguments + "N");
  CHECK(only("void f(float* c, float* a, float* b, int M, int N) {\n"
             "  dim3 grid, block(32, 4); grid.x = N >> 5; grid.y = M; add<<<grid, block>>>(c, a, b, M * N); "
             "}") == "N div 32, M | 32, 4 | 0 |" + add_arguments + "M * N");
  CHECK(only("void f(float* c, float* a, float* b, int N) {\n"
             "  add<<<(int)ceil((float)N / 64), 64>>>(&c[0], a, b, N < 7 ? N : 7); }") ==
        "ceil_div(N, 64) | 64 | 0 |" + add_arguments + "if N < 7 then N else 7");
  CHECK(only("#define BLOCK 96\n#define LAUNCH(n) add<<<((n) + BLOCK - 1) / BLOCK, BLOCK>>>(c, a, b, n)\n"
             "void f(float* c, float* a, float* b, int N) { LAUNCH(N); }") ==
        "(N + 96 - 1) div 96 | 96 | 0 |" + add_arguments + "N");
}

TEST_CASE("cudaLaunchKernel and hipLaunchKernelGGL are launches") {
  if (!measured()) return;
  CHECK(only("void f(float* c, float* a, float* b, int n) {\n"
             "  void* args[] = {&c, &a, &b, &n}; cudaLaunchKernel((void*)add, dim3(n), dim3(32), args, 0, "
             "0); }") == "n | 32 | 0 |" + add_arguments + "n");
  CHECK(only("void f(float* c, float* a, float* b, int n) {\n"
             "  hipLaunchKernelGGL(add, dim3(n), dim3(64), 0, 0, c, a, b, n); }") ==
        "n | 64 | 0 |" + add_arguments + "n");
}

TEST_CASE("PyTorch extensions: tensors, dispatch over types, templates") {
  if (!measured()) return;
  const auto file = import_text(R"(#include <torch/extension.h>
#include <ATen/cuda/CUDAContext.h>
template <typename T, int B> __global__ void scale(T* y, const T* __restrict__ x, int64_t n, float a) {
  int64_t i = blockIdx.x * (int64_t)B + threadIdx.x;
  if (i < n) y[i] = x[i] * a;
}
torch::Tensor scale_cuda(torch::Tensor x, double a) {
  TORCH_CHECK(x.is_cuda(), "not on the device");
  TORCH_CHECK(x.size(1) % 4 == 0, "columns");
  auto xc = x.contiguous();
  auto y = torch::empty_like(xc);
  const int blocks = (x.size(0) * x.size(1) + 255) / 256;
  AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "scale", ([&] {
    scale<scalar_t, 256><<<blocks, 256, 0, at::cuda::getCurrentCUDAStream()>>>(
        y.data_ptr<scalar_t>(), xc.data_ptr<scalar_t>(), x.numel(), a);
  }));
  return y;
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("scale", &scale_cuda); }
)");
  REQUIRE(file);
  REQUIRE(file->launches.size() == 1);
  CHECK(file->launches[0].kernel == "scale<float, 256>");
  CHECK(file->launches[0].claim.source.entry == "_Z5scaleIfLi256EEvPT_PKS0_lf");
  CHECK(summary(file->launches[0]) ==
        "(x_0 * x_1 + 255) div 256 | 256 | 0 | inout y : f32, in x : f32, n : s64 = x_0 * x_1 * x_rest_0_1, "
        "a : f32");
  REQUIRE(file->launches[0].claim.requirements.size() == 1);
  CHECK(text::print(file->launches[0].claim.requirements[0].condition) == "x_1 mod 4 = 0");
  // Of the host code nothing is left for nvcc, and the instance is named.
  REQUIRE(file->replaced.size() == 1);
  CHECK(file->replaced[0].text.find("Tensor") == std::string::npos);
  CHECK(file->replaced[0].text.find("&scale<float, 256>") != std::string::npos);
  CHECK(file->replaced[0].text.find("y[i] = x[i] * a") != std::string::npos);
}

TEST_CASE(
    "host functions that a macro writes go with its arguments; what loops made of a size is one size, or all "
    "elements of a tensor") {
  if (!measured()) return;
  const auto file = import_text(add + R"(#include <torch/extension.h>
#define BIND(name, threads)                                        \
  void name(torch::Tensor c, torch::Tensor a, torch::Tensor b) {   \
    int n = 1;                                                     \
    for (int i = 0; i < a.dim(); ++i) { n *= a.size(i); }          \
    add<<<(n + threads - 1) / (threads), (threads)>>>(             \
        reinterpret_cast<float*>(c.data_ptr()), reinterpret_cast<float*>(a.data_ptr()),  \
        reinterpret_cast<float*>(b.data_ptr()), n);                \
  }
BIND(add_small, (32))
BIND(add_large, 512)
)");
  REQUIRE(file);
  REQUIRE(file->launches.size() == 2);
  CHECK(summary(file->launches[0]) == "(a_numel + 32 - 1) div 32 | 32 | 0 |" + add_arguments + "a_numel");
  CHECK(summary(file->launches[1]) == "(a_numel + 512 - 1) div 512 | 512 | 0 |" + add_arguments + "a_numel");
  REQUIRE(file->replaced.size() == 1);
  CHECK(file->replaced[0].text.find("BIND(") == file->replaced[0].text.rfind("BIND("));
  CHECK(file->replaced[0].text.find("512") == std::string::npos);
}

TEST_CASE("a header that the build finds by a path of its own") {
  if (!measured()) return;
  const std::string host =
      "#include \"tools.cuh\"\nvoid f(float* c, float* a, float* b, int n) {\n"
      "  add<<<CEIL(n, 32), 32>>>(c, a, b, n); }";
  const auto file =
      import_text(add + host, {{"include/tools.cuh", "#define CEIL(a, b) (((a) + (b) - 1) / (b))\n"}});
  REQUIRE(file);
  REQUIRE(file->launches.size() == 1);
  CHECK(summary(file->launches[0]) == "(n + 32 - 1) div 32 | 32 | 0 |" + add_arguments + "n");
  // Two of that name: nobody knows which.
  const auto both =
      import_text(add + host, {{"x/tools.cuh", "#define CEIL(a, b) (a)\n"}, {"y/tools.cuh", ""}});
  REQUIRE(both);
  CHECK(codes(both->not_read) == "E0742");
}

TEST_CASE("a constant size stands for sizes that divide alike; the block's size is chosen") {
  if (!measured()) return;
  const auto file = import_text(
      add +
      "int main() { const int n = 1 << 20; float *a, *b, *c; add<<<n / 256, 256>>>(c, a, b, n); }\n"
      "void g(float* c, float* a, float* b, int n, int threads) { add<<<n / threads, threads>>>(c, a, b, n); "
      "}");
  REQUIRE(file);
  REQUIRE(file->launches.size() == 2);
  CHECK(file->launches[0].claim.size_names == std::vector<std::string>{"n"});
  REQUIRE(file->launches[0].claim.requirements.size() == 1);
  CHECK(text::print(file->launches[0].claim.requirements[0].condition) == "n mod 256 = 0");
  CHECK(summary(file->launches[1]) == "n div 128 | 128 | 0 |" + add_arguments + "n");
  CHECK(file->launches[1].taken == std::vector<std::string>{"threads = 128 for the block"});
  // A size that the kernel works with is no choice of a block.
  CHECK(only("void f(float* c, float* a, float* b, int n) { add<<<1, n>>>(c, a, b, n); }") ==
        "1 | n | 0 |" + add_arguments + "n");
}

TEST_CASE("what stands around a launch is required: assertions, and the branch that it stands in") {
  if (!measured()) return;
  const auto file = import_text(add +
                                "#include <cassert>\nvoid f(float* c, float* a, float* b, int n) {\n"
                                "  assert(n > 4);\n  if (n % 8 == 0) { add<<<n, 8>>>(c, a, b, n); } else { "
                                "add<<<n, 9>>>(c, a, b, n); } }");
  REQUIRE(file);
  REQUIRE(file->launches.size() == 2);
  CHECK(text::print(file->launches[0].claim.requirements[1].condition) == "n mod 8 = 0");
  CHECK(text::print(file->launches[1].claim.requirements[1].condition) == "not n mod 8 = 0");
}

TEST_CASE("what is not understood is said, with its code, and is no launch") {
  if (!measured()) return;
  CHECK(codes_of(add) == "E0741");
  CHECK(codes_of(add + "void f(float* c, float* a, float* b, int n) { int g = n; if (n > 3) g = 7; add<<<g, "
                       "32>>>(c, a, b, n); }") == "E0742");
  CHECK(codes_of(add + "int g(int n) { if (n) return 3; return n; }\n"
                       "void f(float* c, float* a, float* b, int n) { add<<<g(n), 32>>>(c, a, b, n); }") ==
        "E0742");
  CHECK(codes_of(add + "void f(float* c, float* a, int n) { add<<<n, 32>>>(c, a, a, n); }") == "E0744");
  CHECK(codes_of("struct S { float x[4]; };\n__global__ void k(S s, float* y) { y[0] = s.x[0]; }\n"
                 "void f(S s, float* y) { k<<<1, 1>>>(s, y); }") == "E0743");
  CHECK(codes_of(
            add +
            "void f(float* c, float* a, float* b, int n) {\n  int m = n;\n  add<<<m, 32>>>(c, a, b, n)\n}") ==
        "E0742");
  CHECK(codes_of("template <class T> __global__ void k(T* x) { *x = 1; }\n"
                 "template <class T> void f(T* x) { k<T><<<1, 1>>>(x); }") == "E0741");
  // A value before its change is not the value after it.
  CHECK(codes_of(add + "void f(float* c, float* a, float* b, int n) { int g = n + 1; n = 5; add<<<g, "
                       "32>>>(c, a, b, n); }") == "E0742");
}
