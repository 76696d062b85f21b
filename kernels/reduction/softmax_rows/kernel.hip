// Y[i, j] = exp(X[i, j] - m[i]) / sum k < N. exp(X[i, k] - m[i]) with m[i] = max k < N. X[i, k], in f32.
//
// Launch: block (64), grid (M): one block a row, any N >= 1. The maximum and the sum are each combined by
// shuffles in a warp and through shared memory between the two warps.

#include <hip/hip_runtime.h>

constexpr int threads = 64;
constexpr int warp_lanes = 32;
constexpr int warps = threads / warp_lanes;

extern "C" __global__ void softmax_rows(const float* X, float* Y, int N) {
  __shared__ float warp_maximum[warps];
  __shared__ float warp_sum[warps];
  const long long row_begin = (long long)blockIdx.x * N;
  const bool first_lane = threadIdx.x % warp_lanes == 0;
  const int warp = threadIdx.x / warp_lanes;

  float maximum = X[row_begin];  // of any column, so that threads without one add nothing
  for (int j = threadIdx.x; j < N; j += threads) maximum = fmaxf(maximum, X[row_begin + j]);
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2)
    maximum = fmaxf(maximum, __shfl_xor(maximum, distance));
  if (first_lane) warp_maximum[warp] = maximum;
  __syncthreads();
  maximum = fmaxf(warp_maximum[0], warp_maximum[1]);

  float sum = 0.0f;
  for (int j = threadIdx.x; j < N; j += threads) sum += expf(X[row_begin + j] - maximum);
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2) sum += __shfl_xor(sum, distance);
  if (first_lane) warp_sum[warp] = sum;
  __syncthreads();
  sum = warp_sum[0] + warp_sum[1];

  for (int j = threadIdx.x; j < N; j += threads) Y[row_begin + j] = expf(X[row_begin + j] - maximum) / sum;
}
