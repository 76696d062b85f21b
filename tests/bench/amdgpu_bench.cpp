// AMDGPU IR against PTX: the same kernel (kernels/matmul/gemm_row_scale) in both, one domain, one core, and
// the time to read IR. Prints one line a figure, `name value`; nothing when this was built without LLVM. The
// time is the processor's, the best of three runs.

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <optional>

#include "verifier/base/files.h"
#include "verifier/domain/field.h"
#include "verifier/exec/execute.h"
#include "verifier/isa/amdgpu/load.h"
#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/lower.h"

namespace {

using namespace warpproof;

constexpr std::uint32_t rows = 64, columns = 64, depth = 512;
constexpr std::uint32_t tile = 16;
constexpr std::size_t kernels_read = 200;
const std::filesystem::path kernels = WARPPROOF_SOURCE_DIR "/kernels";

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double wall_seconds() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

base::SourcePtr source_of(const std::filesystem::path& path) {
  const auto source = base::read_source(path.string(), base::Limits{});
  return source ? *source : nullptr;
}

/// Seconds an operation, or nothing when the run is not clean.
std::optional<double> seconds_an_operation(const machine::Code& code) {
  using exec::Argument;
  domain::Field field("amdgpu bench");
  const auto f32 = exec::ElementType::of(domain::Format::binary32);
  std::vector<exec::Buffer> buffers(4);
  buffers[0] = {.name = "X", .element = f32, .elements = rows * depth, .tensor = 0};
  buffers[1] = {.name = "W", .element = f32, .elements = depth * columns, .tensor = 1};
  buffers[2] = {.name = "s", .element = f32, .elements = rows, .tensor = 2};
  buffers[3] = {.name = "Y", .mode = exec::BufferMode::out, .element = f32, .elements = rows * columns};
  exec::Launch launch;
  launch.entry = code.entry;
  launch.grid = {columns / tile, rows / tile, 1};
  launch.block = {tile, tile, 1};
  launch.arguments = {Argument::pointer(0),      Argument::pointer(1),      Argument::pointer(2),
                      Argument::pointer(3),      Argument::scalar(rows, 4), Argument::scalar(columns, 4),
                      Argument::scalar(depth, 4)};
  double best = 1e9;
  for (int round = 0; round < 3; ++round) {
    exec::Memory<domain::Field> memory(buffers, field);
    const double begin = processor_seconds();
    const exec::Effect effect = exec::execute<domain::Field>(code, launch, memory, field, nullptr,
                                                             base::Limits{}, base::Deadline(60'000));
    const double spent = processor_seconds() - begin;
    if (!effect.clean() || effect.thread_instructions == 0) return std::nullopt;
    best = std::min(best, spent / static_cast<double>(effect.thread_instructions));
  }
  return best;
}

std::optional<double> ptx_seconds() {
  const auto source = source_of(kernels / "matmul/gemm_row_scale/kernel.ptx");
  if (!source) return std::nullopt;
  const auto module = ptx::load_module(source, base::Limits{});
  if (!module) return std::nullopt;
  const auto code = ptx::lower(*module, "gemm_row_scale");
  return code ? seconds_an_operation(*code) : std::nullopt;
}

std::optional<double> ir_seconds() {
  const auto source = source_of(kernels / "matmul/gemm_row_scale/kernel.gfx1100.ll");
  if (!source) return std::nullopt;
  const auto code = amdgpu::load_kernel(source, "gemm_row_scale", "gfx1100", base::Limits{});
  return code ? seconds_an_operation(*code) : std::nullopt;
}

std::vector<std::filesystem::path> ir_files() {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(kernels))
    if (entry.path().extension() == ".ll" && entry.path().filename().string().starts_with("kernel."))
      found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

/// Seconds to read the committed files, again from the first until there are `kernels_read`.
std::optional<double> reading_seconds() {
  const std::vector<std::filesystem::path> files = ir_files();
  if (files.empty()) return std::nullopt;
  const double begin = wall_seconds();
  for (std::size_t i = 0; i < kernels_read; ++i) {
    const std::filesystem::path& path = files[i % files.size()];
    const auto source = source_of(path);
    if (!source || !amdgpu::load_kernel(source, path.parent_path().filename().string(), "", base::Limits{})) {
      std::fprintf(stderr, "not read: %s\n", path.c_str());
      return std::nullopt;
    }
  }
  return wall_seconds() - begin;
}

}  // namespace

int main() {
  if (!amdgpu::available()) return 0;
  const auto ptx = ptx_seconds(), ir = ir_seconds(), reading = reading_seconds();
  if (ptx) std::printf("ptx_nanoseconds_an_operation %.3f\n", *ptx * 1e9);
  if (ir) std::printf("ir_nanoseconds_an_operation %.3f\n", *ir * 1e9);
  if (ptx && ir) std::printf("time_an_operation_against_ptx %.3f\n", *ir / *ptx);
  if (reading) std::printf("seconds_to_read_200_kernels %.3f\n", *reading);
  return ptx && ir && reading ? 0 : 1;
}
