// C = A B, a thread an element.
#include <cuda_fp16.h>
extern "C" __global__ void small_product_8(float* A, float* B, float* C, int M) {
  const int i = blockIdx.x * 8 + threadIdx.y, j = threadIdx.x;
  if (i >= M) return;
  __half sum = __float2half(0.0f);
  for (int k = 0; k < 8; ++k) sum = __float2half(__half2float(sum) + A[i * 8 + k] * B[k * 8 + j]);
  C[i * 8 + j] = __half2float(sum);
}
