// The committed kernels and their wrong twins, run over `field`: the right ones are clean, a twin that is
// unsafe is so for its stated reason.

#include <fstream>
#include <sstream>

#include "tests/unit/exec/kernels.h"

using namespace exec_test;

namespace {

machine::Code load_kernel(const std::string& path, const std::string& entry) {
  std::ifstream file(std::string(WARPPROOF_SOURCE_DIR "/kernels/") + path);
  REQUIRE_MESSAGE(file.good(), path);
  std::stringstream text;
  text << file.rdbuf();
  return parse(text.str(), entry);
}

Buffer input(const char* name, std::uint64_t elements, std::uint32_t tensor) {
  return {.name = name, .element = ElementType::of(Format::binary32), .elements = elements, .tensor = tensor};
}
Buffer output(const char* name, std::uint64_t elements) {
  return {.name = name,
          .mode = BufferMode::out,
          .element = ElementType::of(Format::binary32),
          .elements = elements};
}

Effect gemm_row_scale(const std::string& path, Field& d, std::unique_ptr<Memory<Field>>& memory) {
  constexpr std::uint32_t M = 33, N = 17, K = 20;
  memory = std::make_unique<Memory<Field>>(
      std::vector<Buffer>{input("X", M * K, 0), input("W", K * N, 1), input("s", M, 2), output("Y", M * N)},
      d);
  Launch launch;
  launch.entry = "gemm_row_scale";
  launch.grid = {2, 3, 1};
  launch.block = {16, 16, 1};
  for (std::uint32_t i = 0; i < 4; ++i) launch.arguments.push_back(Argument::pointer(i));
  for (const std::uint32_t size : {M, N, K}) launch.arguments.push_back(Argument::scalar(size, 4));
  return execute<Field>(load_kernel(path, launch.entry), launch, *memory, d, nullptr, base::Limits{},
                        base::Deadline(60'000));
}

Effect rms_norm(const std::string& path) {
  Field d("rms_norm");
  constexpr std::uint32_t M = 3, N = 200;
  Memory<Field> memory({input("X", M * N, 0), input("g", N, 1), output("Y", M * N)}, d);
  Launch launch;
  launch.entry = "rms_norm";
  launch.grid = {M, 1, 1};
  launch.block = {128, 1, 1};
  launch.arguments = {Argument::pointer(0), Argument::pointer(1), Argument::pointer(2),
                      Argument::scalar(N, 4), Argument::symbolic(2, Format::binary32)};
  return execute<Field>(load_kernel(path, launch.entry), launch, memory, d, nullptr, base::Limits{},
                        base::Deadline(60'000));
}

}  // namespace

TEST_CASE("kernels: the row-scale product is clean and is s[i] * sum X W; its unsafe twins are not") {
  Field d("gemm_row_scale");
  std::unique_ptr<Memory<Field>> memory;
  check_clean(gemm_row_scale("matmul/gemm_row_scale/kernel.ptx", d, memory));
  for (const std::uint64_t i : {0u, 16u, 32u}) {
    for (const std::uint64_t j : {0u, 15u, 16u}) {
      auto sum = d.constant(0, Format::binary32);
      for (std::uint64_t k = 0; k < 20; ++k) {
        sum = d.fma(d.input(0, i * 20 + k, Format::binary32), d.input(1, k * 17 + j, Format::binary32), sum,
                    {});
      }
      const auto element = memory->element(3, i * 17 + j);
      CHECK(element.writes == 1);
      CHECK(domain::agree(element.value, d.mul(sum, d.input(2, i, Format::binary32), {})));
    }
  }
  check_only(gemm_row_scale("matmul/gemm_row_scale/wrong/missing_barrier.ptx", d, memory),
             FindingKind::data_race);
  check_only(gemm_row_scale("matmul/gemm_row_scale/wrong/unguarded_tail.ptx", d, memory),
             FindingKind::out_of_bounds);
  check_clean(gemm_row_scale("matmul/gemm_row_scale/wrong/last_rows_unwritten.ptx", d, memory));
  CHECK(memory->element(3, 32 * 17).writes == 0);
}

TEST_CASE(
    "kernels: a row norm by shuffles is clean; a missing barrier, half a warp, unset warp sums are found") {
  check_clean(rms_norm("normalization/rms_norm/kernel.ptx"));
  const Effect race = rms_norm("normalization/rms_norm/wrong/missing_barrier.ptx");
  CHECK(has(race, FindingKind::data_race));
  CHECK(race.findings[0].first.source_line != 0);
  check_only(rms_norm("normalization/rms_norm/wrong/half_warp.ptx"), FindingKind::shuffle_lanes_missing);
  check_only(rms_norm("normalization/rms_norm/wrong/first_warp_only.ptx"), FindingKind::uninitialised_read);
}
