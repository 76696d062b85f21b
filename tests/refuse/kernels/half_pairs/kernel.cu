#include <cuda_fp16.h>
// Y = 2 X, element by element.
extern "C" __global__ void half_pairs(const __half* X, __half* Y, int C) {
  for (int j = threadIdx.x; j < C; j += 32) {
    const float x = __half2float(X[(long long)blockIdx.x * C + j]);
    Y[(long long)blockIdx.x * C + j] = __float2half_rn(x + x);
  }
}
