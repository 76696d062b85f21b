// Y[i, j] = (X[i, j] - mean) * rsqrt(variance + eps) * g[j] + b[j], in f32: the mean first, then the mean of
// the squared distances from it.
//
// Launch: block (64), grid (M): one block a row, any N >= 1. Both sums go through shuffles and shared memory.

#include <hip/hip_runtime.h>

constexpr int threads = 64;
constexpr int warp_lanes = 32;
constexpr int warps = threads / warp_lanes;

__device__ float block_sum(float value, float* warp_sums) {
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2) value += __shfl_xor(value, distance);
  __syncthreads();  // the sums of the call before have been read
  if (threadIdx.x % warp_lanes == 0) warp_sums[threadIdx.x / warp_lanes] = value;
  __syncthreads();
  float sum = 0.0f;
  for (int warp = 0; warp < warps; ++warp) sum += warp_sums[warp];
  return sum;
}

extern "C" __global__ void layer_norm_two_pass(const float* X, const float* g, const float* b, float* Y,
                                               int N, float eps) {
  __shared__ float warp_sums[warps];
  const long long row_begin = (long long)blockIdx.x * N;

  float sum = 0.0f;
  for (int j = threadIdx.x; j < N; j += threads) sum += X[row_begin + j];
  const float mean = block_sum(sum, warp_sums) / (float)N;

  float squares = 0.0f;
  for (int j = threadIdx.x; j < N; j += threads) {
    const float distance = X[row_begin + j] - mean;
    squares += distance * distance;
  }
  const float scale = rsqrtf(block_sum(squares, warp_sums) / (float)N + eps);
  for (int j = threadIdx.x; j < N; j += threads)
    Y[row_begin + j] = (X[row_begin + j] - mean) * scale * g[j] + b[j];
}
