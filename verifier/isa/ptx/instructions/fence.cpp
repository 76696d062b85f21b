#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"membar", "membar.{cta,gl,sys}", "Parallel Synchronization and Communication Instructions: membar"},
    {"fence", "fence{.sc,.acq_rel}.{cta,gpu,sys,cluster}",
     "Parallel Synchronization and Communication Instructions: fence", 6, 0},
    {"prefetch", "prefetch{.space}.{L1,L2} [a]", "Data Movement and Conversion Instructions: prefetch", 2, 0},
    {"prefetchu", "prefetchu.L1 [a]", "Data Movement and Conversion Instructions: prefetchu", 2, 0},
};

// A fence alone orders nothing between threads: what it orders is seen only through synchronisation that the
// race check does not count, so taking it for nothing is on the safe side.
Meaning meaning(Form& form) {
  if (form.opcode().starts_with("prefetch")) {
    form.take_space();
    form.take(".L1");
    form.take(".L2");
    return NoEffect{};
  }
  for (const std::string_view word : {".sc", ".acq_rel", ".cta", ".gl", ".gpu", ".sys", ".cluster"})
    form.take(word);
  return NoEffect{};
}

}  // namespace

extern const Family fence;
const Family fence = {rows, meaning};

}  // namespace warpproof::ptx
