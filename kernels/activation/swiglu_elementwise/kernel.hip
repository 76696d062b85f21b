// Y = G / (1 + exp(-G)) * U, element by element, in f32.
//
// Launch: block (64), grid (ceil(M N / 64)): one thread an element.

#include <hip/hip_runtime.h>

extern "C" __global__ void swiglu_elementwise(const float* G, const float* U, float* Y, int M, int N) {
  const long long at = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  if (at >= (long long)M * N) return;
  const float gate = G[at];
  Y[at] = gate / (1.0f + expf(-gate)) * U[at];
}
