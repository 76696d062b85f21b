// Speed of the executor, race check on, one core: one 64x64 tile of a GEMM with K = 1024 (gemm_tile.cu).
// Prints one line a figure: name, value, unit.

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>

#include "verifier/domain/field.h"
#include "verifier/exec/execute.h"
#include "verifier/isa/ptx/loader.h"

namespace {

using namespace warpproof;

constexpr std::uint32_t tile = 64;
constexpr std::uint32_t depth = 1024;

ptx::Module load(const char* path) {
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
  return *module;
}

template <class D>
bool measure(const char* name, const ptx::Module& module, D& domain) {
  using exec::Argument;
  const auto f32 = exec::ElementType::of(domain::Format::binary32);
  std::vector<exec::Buffer> buffers(3);
  buffers[0] = {
      .name = "A", .mode = exec::BufferMode::in, .element = f32, .elements = tile * depth, .tensor = 0};
  buffers[1] = {
      .name = "B", .mode = exec::BufferMode::in, .element = f32, .elements = depth * tile, .tensor = 1};
  buffers[2] = {.name = "C", .mode = exec::BufferMode::out, .element = f32, .elements = tile * tile};
  exec::Launch launch;
  launch.entry = "gemm_tile";
  launch.block = {256, 1, 1};
  launch.arguments = {Argument::pointer(0), Argument::pointer(1), Argument::pointer(2),
                      Argument::scalar(tile, 4), Argument::scalar(depth, 4)};
  exec::Memory<D> memory(buffers, domain);
  const auto begin = std::chrono::steady_clock::now();
  const exec::Effect effect =
      exec::execute<D>(module, launch, memory, domain, nullptr, base::Limits{}, base::Deadline(60'000));
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  bool right = effect.clean();
  for (const exec::Finding& finding : effect.findings)
    std::cerr << finding.message << " line " << finding.first.ptx_line << "\n";
  for (const exec::Unsupported& entry : effect.unsupported)
    std::cerr << entry.what << " line " << entry.ptx_line << "\n";
  if constexpr (requires { typename D::Single; }) {
    for (std::uint32_t i = 0; i < tile; i += 21) {
      auto sum = domain.constant(0, domain::Format::binary32);
      for (std::uint32_t k = 0; k < depth; ++k) {
        sum = domain.fma(domain.input(0, i * depth + k, domain::Format::binary32),
                         domain.input(1, k * tile + 5, domain::Format::binary32), sum, {});
      }
      right = right && domain::agree(memory.element(2, i * tile + 5).value, sum);
    }
  }
  std::printf("executor.%s.thread_instructions %.0f count\n", name,
              static_cast<double>(effect.thread_instructions));
  std::printf("executor.%s.time %.3f s\n", name, seconds);
  std::printf("executor.%s.speed %.1f million_thread_instructions_per_s\n", name,
              static_cast<double>(effect.thread_instructions) / seconds / 1e6);
  std::printf("executor.%s.right %d bool\n", name, right ? 1 : 0);
  return right;
}

}  // namespace

int main() {
  const ptx::Module module = load(WARPPROOF_SOURCE_DIR "/tests/bench/gemm_tile.ptx");
  domain::Field field("executor bench");
  domain::FieldPair pair("executor bench");
  const bool single = measure("field", module, field);
  const bool both = measure("field_pair", module, pair);
  return single && both ? 0 : 1;
}
