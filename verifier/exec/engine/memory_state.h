#pragma once
// What Memory<D> holds: one region a buffer, and the raw graph of the sequence.

#include "verifier/exec/engine/region.h"
#include "verifier/exec/memory.h"

namespace warpproof::exec {

template <class D>
struct Memory<D>::State {
  std::vector<Buffer> buffers;
  D* domain = nullptr;
  std::vector<engine::Region<D>> regions;
  RawGraph<D> graph;
  bool inputs_written = false;
  bool too_large = false;  ///< nothing was allocated
};

}  // namespace warpproof::exec
