// What stands between the entry of a host function and a launch in it.

#include "tests/unit/importers/import_support.h"

using namespace warpproof;
using namespace warpproof::importers;

namespace {

const std::string twice = R"(#include <torch/extension.h>
__global__ void twice(float* y, const float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2 * x[i];
}
)";

/// A launch that is not understood, or not read at all.
bool refused(const std::string& host) {
  const auto file = import_text(twice + host);
  REQUIRE(file);
  bool out = !file->not_read.empty();
  for (const ImportedLaunch& launch : file->launches) out = out || !launch.unsure.empty();
  return out;
}

ImportedLaunch only(const std::string& host) {
  const auto file = import_text(twice + host);
  REQUIRE_MESSAGE(file, (file ? "" : base::render(file.diagnostics().front())));
  for (const base::Diagnostic& why : file->not_read) MESSAGE(base::render(why));
  REQUIRE(file->launches.size() == 1);
  return file->launches[0];
}
std::string in_function(const std::string& body) {
  return "void f(float* y, float* x, int n) {\n" + body + "\n}";
}
std::string in_loop(const std::string& head, const std::string& body) {
  return in_function("int rounds = 10; for (" + head + ") { " + body + " }");
}

const std::string launch = "twice<<<(n + 63) / 64, 64>>>(y, x, n);";

std::string of_tensor(const std::string& before) {
  const ImportedLaunch found = only("void f(torch::Tensor y, torch::Tensor x) {\n" + before +
                                    "twice<<<n, 64>>>(y.data_ptr<float>(), x.data_ptr<float>(), n);\n}");
  return text::print(found.claim.grid[0]);
}

}  // namespace

TEST_CASE("a loop that gives the launch the same each time is understood") {
  if (!measured()) return;
  const ImportedLaunch steady =
      only(in_loop("int i = 0; i < rounds; ++i", "cudaEvent_t e; cudaEventRecord(e); " + launch));
  CHECK(steady.unsure.empty());
  CHECK(steady.loops == only(in_loop("int i = 0; i < rounds; ++i", launch)).loops);
  CHECK(steady.loops != only(in_loop("int i = 1; i < rounds; ++i", launch)).loops);
  CHECK(steady.loops != only(in_loop("int i = 0; i < rounds; i += 2", launch)).loops);
  CHECK(steady.loops != only(in_loop("int i = 0; i < n; ++i", launch)).loops);
  CHECK(steady.loops != only(in_function(launch)).loops);
}

TEST_CASE("a loop that does anything else is not") {
  if (!measured()) return;
  for (const char* more :
       {"n -= 1;", "y += n;", "x = y;", "rounds = n;", "i += 2;", "if (n > 5) break;", "rounds++;",
        "cudaMemset(y, 0, n);", "twice<<<1, 64>>>(x, y, n);", "hidden(&n);", "int* p = &n;", "continue;",
        "if (n > 7) return;", "int& m = n;", "*y = 1;", "y[0] = 1;", "struct S { S(int) {} }; S s(n);"})
    CHECK_MESSAGE(refused(in_loop("int i = 0; i < rounds; ++i", launch + more)), more);
  CHECK(refused(in_loop("int i = 0; i < next(); ++i", launch)));
  CHECK(refused(in_function("while (n > 0) { " + launch + " }")));
  CHECK(refused(in_loop("int i = 0; i < rounds; ++i", "if (i == 3) " + launch)));
  CHECK(!only(in_loop("int i = 0; i < rounds; ++i", "auto g = [&] { " + launch + " }; g(); g();"))
             .unsure.empty());
  CHECK(only(in_loop("int i = 0; i < rounds; ++i", "[&] { " + launch + " }();")).unsure.empty());
}

TEST_CASE("the number of a tensor's elements is the product of all its axes") {
  if (!measured()) return;
  const std::string loop = "int n = 1; for (int i = 0; i < x.dim(); ++i) n *= x.size(i);\n";
  CHECK(of_tensor("int n = x.numel();") == "x_numel");
  CHECK(of_tensor(loop) == "x_numel");
  CHECK(of_tensor("TORCH_CHECK(x.dim() == 2);" + loop) == "x_0 * x_1");
  CHECK(of_tensor("TORCH_CHECK(x.dim() > 2);" + loop) == "x_numel");
  CHECK(of_tensor("const int n = x.numel() / x.size(0);") == "x_0 * x_rest_0 div x_0");
  // Another product, whatever it is.
  for (const char* other : {"int n = 2; for (int i = 0; i < x.dim(); ++i) n *= x.size(i);",
                            "int n = 1; for (int i = 1; i < x.dim(); ++i) n *= x.size(i);",
                            "int n = 1; for (int i = 0; i < x.dim() - 1; ++i) n *= x.size(i);",
                            "int n = 1; for (int i = 0; i < x.dim(); i += 2) n *= x.size(i);",
                            "int n = 1; for (int i = 0; i < x.dim(); ++i) n *= x.size(0);",
                            "int n = 1; for (int i = 0; i < y.dim(); ++i) n *= x.size(i);",
                            "int n = 1; for (int i = 0; i < x.dim(); ++i) if (i != 1) n *= x.size(i);"})
    CHECK_MESSAGE(of_tensor(other) == "n", other);
}

TEST_CASE("branches are told, also those over what the launch does not get") {
  if (!measured()) return;
  const ImportedLaunch found = only(
      "void f(float* y, float* x, int n, int mode, bool flag) {\n if (mode == 3) {} else if (n > 5) { if "
      "(flag) " +
      launch + " }\n}");
  REQUIRE(found.branches.size() == 3);
  CHECK(found.branches[0].condition.starts_with("?"));
  CHECK(found.branches[1].condition == "n > 5");
  CHECK(found.branches[2].condition == "mode = 3");
  CHECK(!found.branches[2].holds);
}

TEST_CASE("what is required elsewhere is not required here") {
  if (!measured()) return;
  const std::string check = "TORCH_CHECK(n % 4 == 0);";
  CHECK(only(in_function(check + launch)).claim.requirements.size() == 1);
  CHECK(only(in_function("if (n > 9) { " + check + launch + " }")).claim.requirements.size() == 2);
  CHECK(only(in_function("if (n > 9) { " + check + " }" + launch)).claim.requirements.empty());
  CHECK(only(in_function("if (n > 9) { " + check + " } else { " + launch + " }")).claim.requirements.size() ==
        1);
  CHECK(only(in_function(launch + check)).claim.requirements.empty());
}

TEST_CASE("another name for a variable may change it") {
  if (!measured()) return;
  CHECK(only(in_function("int& m = n; m = 7;" + launch)).unsure.size() == 1);
  CHECK(only(in_function("const int& m = n;" + launch)).unsure.empty());
}

TEST_CASE("what clang left out of the tree may change the launch") {
  if (!measured()) return;
  CHECK(only(in_function("tools::start();" + launch)).unsure.size() == 1);
  CHECK(only(in_function("start(n);" + launch)).unsure.size() == 1);
  CHECK(only(in_function("start(n + 1);" + launch)).unsure.empty());
  CHECK(only(in_function("tools::start();" + launch)).around !=
        only(in_function("tools::stop();" + launch)).around);
  CHECK(only(in_function("start(1);" + launch)).around != only(in_function("stop(1);" + launch)).around);
  CHECK(only(in_function(launch + "\ntools::start();")).unsure.empty());
}
