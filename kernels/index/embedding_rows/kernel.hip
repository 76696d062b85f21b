// Y[t, d] = E[tokens[t], d], in f32; tokens are row numbers of E.
//
// Launch: block (32), grid (T): one block a token, any D.

#include <hip/hip_runtime.h>

extern "C" __global__ void embedding_rows(const float* E, const int* tokens, float* Y, int T, int V, int D) {
  const long long from = (long long)tokens[blockIdx.x] * D;
  for (int d = threadIdx.x; d < D; d += blockDim.x) Y[(long long)blockIdx.x * D + d] = E[from + d];
}
