#pragma once
// What a kernel finds in a variable of the device: its initial value, unless a kernel of the file writes it.
//
//   __device__ float scale[4];
//   __global__ void prepare(const float* x) { scale[threadIdx.x] = x[threadIdx.x]; }
//   __global__ void step(float* y) { y[threadIdx.x] *= scale[threadIdx.x & 3]; }   // "scale"
//
// (What host code writes is looked for by checking/written_by_host.h.)

#include <string>

#include "verifier/importers/syntax_tree.h"

namespace warpproof::importers {

/// A variable of the device that the kernel, or what it calls, mentions and some function of the file does
/// more with than read; "" when there is none.
std::string written_device_variable(const SyntaxTree& tree, const Node& kernel);

}  // namespace warpproof::importers
