// targets: gfx1151 gfx90a
//
// S[i] = sum k < N. X[i, k], in f32, by a tree in shared memory.
//
// Launch: block (128), grid (M): one block a row, any N.

#include <hip/hip_runtime.h>

constexpr int threads = 128;

extern "C" __global__ void block_row_sum(const float* X, float* S, int N) {
  __shared__ float partial[threads];
  float sum = 0.0f;
  for (int k = threadIdx.x; k < N; k += threads) sum += X[(long long)blockIdx.x * N + k];
  if (threadIdx.x < N) partial[threadIdx.x] = sum;
  __syncthreads();
  for (int half = threads / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) S[blockIdx.x] = partial[0];
}
