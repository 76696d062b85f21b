#include <hip/hip_runtime.h>

// The same, ported. A wave has 64 lanes on gfx90a and gfx942, where it holds two rows: the width of the
// shuffle keeps the lanes of a row among themselves.
constexpr int row_lanes = 32;

extern "C" __global__ void row_dots(const float* A, const float* B, float* d, int M, int K) {
  const int lane = threadIdx.x % row_lanes;
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / row_lanes;
  float sum = 0.0f;
  if (row < M)
    for (int k = lane; k < K; k += row_lanes) sum += A[(long long)row * K + k] * B[(long long)row * K + k];
  for (int distance = row_lanes / 2; distance > 0; distance /= 2)
    sum += __shfl_down(sum, distance, row_lanes);
  if (lane == 0 && row < M) d[row] = sum;
}
