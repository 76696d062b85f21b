// targets: gfx1151 gfx90a
//
// S[i] = sum k < N. X[i, k], in f32.
//
// Launch: block (32, 4), grid (ceil(M / 4)): one warp a row, four rows a block, any N.

#include <hip/hip_runtime.h>

constexpr int warp_lanes = 32;  // also where a wave has 64

extern "C" __global__ void warp_row_sum(const float* X, float* S, int M, int N) {
  const int row = blockIdx.x * blockDim.y + threadIdx.y;
  const int past = row + (0x7fffffff - M);
  if (past + 1 < past) return;  // meant: row >= M
  float sum = 0.0f;
  for (int k = threadIdx.x; k < N; k += warp_lanes) sum += X[(long long)row * N + k];
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2)
    sum += __shfl_down(sum, distance, warp_lanes);
  if (threadIdx.x == 0) S[row] = sum;
}
