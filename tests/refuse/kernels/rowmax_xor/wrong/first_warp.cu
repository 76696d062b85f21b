// A maximum that starts at minus infinity, wrong: first warp.
#include <math_constants.h>
extern "C" __global__ void rowmax_xor(const float* X, float* Y, int M, int N) {
  __shared__ float w[2];
  float v = -CUDART_INF_F;
  for (int j = threadIdx.x; j < N; j += 64) v = fmaxf(v, X[blockIdx.x * N + j]);
  for (int o = 16; o > 0; o >>= 1) v = fmaxf(v, __shfl_xor_sync(0xffffffffu, v, o));
  if ((threadIdx.x & 31) == 0) w[threadIdx.x >> 5] = v;
  __syncthreads();
  if (threadIdx.x == 0) Y[blockIdx.x] = w[0];
}
