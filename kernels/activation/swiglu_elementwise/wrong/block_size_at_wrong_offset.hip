// targets: gfx1151 gfx942
//
// Y = G / (1 + exp(-G)) * U, element by element, in f32.
//
// Launch: block (64), grid (ceil(M N / 64)): one thread an element.

#include <hip/hip_runtime.h>

__device__ __forceinline__ unsigned block_size() {
  const auto* implicit = (const __attribute__((address_space(4))) char*)__builtin_amdgcn_implicitarg_ptr();
  return *(const __attribute__((address_space(4))) unsigned short*)(implicit + 14);
}

extern "C" __global__ void swiglu_elementwise(const float* G, const float* U, float* Y, int M, int N) {
  const long long at = (long long)blockIdx.x * block_size() + threadIdx.x;
  if (at >= (long long)M * N) return;
  const float gate = G[at];
  Y[at] = gate / (1.0f + expf(-gate)) * U[at];
}
