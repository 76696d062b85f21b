// `term` on a whole claim: executes the 64x64, K = 1024 block of gemm_tile.cu, evaluates the definition, and
// compares all outputs. Prints one line a figure, `name value`; the time is the processor's, the memory the
// whole process at its peak.

#include <sys/resource.h>

#include <cstdio>
#include <ctime>

#include "verifier/base/files.h"
#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/lower.h"
#include "verifier/prove/kernel/symbolic.h"
#include "verifier/text/load.h"

namespace {

using namespace warpproof;

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace

int main() {
  const std::string folder = std::string(WARPPROOF_SOURCE_DIR) + "/tests/bench";
  const base::Limits limits;
  const base::Deadline deadline(60'000);
  const auto program = text::load_file(folder + "/gemm_tile.rw", folder, limits);
  const auto source = base::read_source(folder + "/gemm_tile.ptx", limits);
  if (!program || !source) return 2;
  const auto module = ptx::load_module(*source, limits);
  const ir::KernelClaim* claim = program->find_kernel("gemm_tile");
  if (!module || claim == nullptr) return 2;
  const auto code = ptx::lower(*module, claim->source.entry);
  if (!code) return 2;
  const auto view = prove::view(*program, *claim);
  if (!view) return 2;
  const auto plan =
      prove::plan(*program, *view, prove::to_sizes(claim->sizes.front()), {{"gemm_tile", &*code}}, limits);
  const auto sides = prove::unfold_sides(*program, *view, limits);
  if (!plan || !sides) return 2;
  const prove::Context context{*program, *view, *plan, *sides, limits, deadline};
  double best = 1e9;
  for (int round = 0; round < 3; ++round) {
    const double begin = processor_seconds();
    const prove::TermAnswer answer = prove::run_term(context);
    best = std::min(best, processor_seconds() - begin);
    if (!answer.clean || answer.trouble || !answer.outputs.all_equal() || answer.outputs.equal != 4096)
      return 1;
  }
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  std::printf("term_block_seconds %.4f\n", best);
  std::printf("term_block_mebibytes %.1f\n", static_cast<double>(usage.ru_maxrss) / 1024);
  return 0;
}
