// targets: gfx1151 gfx90a
//
// Y[i, j] = X[i, j] * rsqrt((sum k < N. X[i, k]^2) / N + eps) * g[j], in f32.
//
// Launch: block (128), grid (M): one block a row, any N. Each thread adds the squares of every 128th element,
// the 32 lanes of a warp combine theirs by shuffles, and the four warp sums meet in shared memory.

#include <hip/hip_runtime.h>

constexpr int threads = 128;
constexpr int warp_lanes = 32;
constexpr int warps = threads / warp_lanes;

extern "C" __global__ void rms_norm(const float* X, const float* g, float* Y, int N, float eps) {
  __shared__ float warp_squares[warps];
  const long long row_begin = (long long)blockIdx.x * N;

  float squares = 0.0f;
  for (int j = threadIdx.x; j < N; j += threads) {
    const float x = X[row_begin + j];
    squares += x * x;
  }
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2) squares += __shfl_xor(squares, distance);
  if (threadIdx.x % warp_lanes == 0) warp_squares[threadIdx.x / warp_lanes] = squares;

  float row_squares = 0.0f;
  for (int warp = 0; warp < warps; ++warp) row_squares += warp_squares[warp];
  const float scale = rsqrtf(row_squares / (float)N + eps);
  for (int j = threadIdx.x; j < N; j += threads) Y[row_begin + j] = X[row_begin + j] * scale * g[j];
}
