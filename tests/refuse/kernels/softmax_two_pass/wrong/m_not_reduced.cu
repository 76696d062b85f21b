// Softmax whose maximum starts at minus infinity, wrong: m not reduced.
#include <math_constants.h>
extern "C" __global__ void softmax_two_pass(const float* X, float* Y, int M, int N) {
  const float* x = X + (size_t)blockIdx.x * N;
  float m = -CUDART_INF_F;
  for (int j = threadIdx.x; j < N; j += 32) m = fmaxf(m, x[j]);
  for (int o = 16; o > 0; o >>= 1) m = m;
  float l = 0.f;
  for (int j = threadIdx.x; j < N; j += 32) l += expf(x[j] - m);
  for (int o = 16; o > 0; o >>= 1) l += __shfl_xor_sync(~0u, l, o);
  for (int j = threadIdx.x; j < N; j += 32) Y[(size_t)blockIdx.x * N + j] = expf(x[j] - m) / l;
}
