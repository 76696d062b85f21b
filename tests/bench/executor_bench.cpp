// Speed of the executor, race check on, one core: one 64x64 tile of a GEMM with K = 1024 (gemm_tile.cu).
// Prints one line a figure, `name value`; the time is the processor's, the best of three runs.

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>

#include "verifier/domain/field.h"
#include "verifier/exec/execute.h"
#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/lower.h"

namespace {

using namespace warpproof;

constexpr std::uint32_t tile = 64;
constexpr std::uint32_t depth = 1024;

machine::Code load(const char* path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  auto source = std::make_shared<base::SourceFile>();
  source->path = path;
  source->text = text.str();
  auto module = ptx::load_module(source, base::Limits{});
  if (!module) {
    for (const base::Diagnostic& diagnostic : module.diagnostics())
      std::cerr << base::render(diagnostic) << "\n";
    std::exit(2);
  }
  return *ptx::lower(*module, "gemm_tile");
}

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

template <class D>
bool right_values(const exec::Memory<D>& memory, D& domain) {
  constexpr auto f32 = domain::Format::binary32;
  for (std::uint32_t i = 0; i < tile; i += 21) {
    auto sum = domain.constant(0, f32);
    for (std::uint32_t k = 0; k < depth; ++k) {
      sum = domain.fma(domain.input(0, i * depth + k, f32), domain.input(1, k * tile + 5, f32), sum, {});
    }
    if (!domain::agree(memory.element(2, i * tile + 5).value, sum)) return false;
  }
  return true;
}

template <class D>
bool measure(const char* name, const machine::Code& code, D& domain) {
  using exec::Argument;
  const auto f32 = exec::ElementType::of(domain::Format::binary32);
  std::vector<exec::Buffer> buffers(3);
  buffers[0] = {.name = "A", .element = f32, .elements = tile * depth, .tensor = 0};
  buffers[1] = {.name = "B", .element = f32, .elements = depth * tile, .tensor = 1};
  buffers[2] = {.name = "C", .mode = exec::BufferMode::out, .element = f32, .elements = tile * tile};
  exec::Launch launch;
  launch.entry = "gemm_tile";
  launch.block = {256, 1, 1};
  launch.arguments = {Argument::pointer(0), Argument::pointer(1), Argument::pointer(2),
                      Argument::scalar(tile, 4), Argument::scalar(depth, 4)};
  double best = 1e9;
  bool right = true;
  exec::Effect effect;
  for (int round = 0; round < 3; ++round) {
    exec::Memory<D> memory(buffers, domain);
    const double begin = processor_seconds();
    effect = exec::execute<D>(code, launch, memory, domain, nullptr, base::Limits{}, base::Deadline(60'000));
    best = std::min(best, processor_seconds() - begin);
    right = right && effect.clean() && right_values(memory, domain);
  }
  std::printf("%s_million_thread_instructions_per_second %.1f\n", name,
              static_cast<double>(effect.thread_instructions) / best / 1e6);
  std::printf("%s_block_seconds %.4f\n", name, best);
  if (!right) std::fprintf(stderr, "%s: wrong result\n", name);
  return right;
}

}  // namespace

int main() {
  const machine::Code code = load(WARPPROOF_SOURCE_DIR "/tests/bench/gemm_tile.ptx");
  domain::Field field("executor bench");
  domain::FieldPair pair("executor bench");
  const bool single = measure("field_single", code, field);
  const bool both = measure("field_pair", code, pair);
  return single && both ? 0 : 1;
}
