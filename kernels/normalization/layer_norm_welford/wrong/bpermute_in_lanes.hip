// targets: gfx1151 gfx90a
//
// Y[i, j] = (X[i, j] - mean) * rsqrt(variance + eps) * g[j] + b[j], in f32: mean and variance in one pass
// over the row (Welford's recurrence in each lane, the lanes merged by Chan's formula).
//
// Launch: block (32), grid (M): one warp a row, any N >= 1. A lane without elements has the count 0.

#include <hip/hip_runtime.h>

constexpr int warp_lanes = 32;

extern "C" __global__ void layer_norm_welford(const float* X, const float* g, const float* b, float* Y, int N,
                                              float eps) {
  const long long row_begin = (long long)blockIdx.x * N;
  float count = 0.0f, mean = 0.0f,
        squares = 0.0f;  // of what this lane has seen: squares of distances from its mean
  for (int j = threadIdx.x; j < N; j += warp_lanes) {
    const float distance = X[row_begin + j] - mean;
    count += 1.0f;
    mean += distance / count;
    squares += distance * distance * ((count - 1.0f) / count);
  }
  for (int lane_distance = warp_lanes / 2; lane_distance > 0; lane_distance /= 2) {
    const float other_count = __shfl_xor(count, lane_distance);
    const float other_mean =
        __int_as_float(__builtin_amdgcn_ds_bpermute((int)threadIdx.x ^ lane_distance, __float_as_int(mean)));
    const float other_squares = __shfl_xor(squares, lane_distance);
    const float both = count + other_count;
    if (both > 0.0f) {
      const float distance = other_mean - mean;
      mean = (mean * count + other_mean * other_count) / both;
      squares += other_squares + distance * distance * (count * other_count / both);
    }
    count = both;
  }
  const float scale = rsqrtf(squares / (float)N + eps);
  for (int j = threadIdx.x; j < N; j += warp_lanes)
    Y[row_begin + j] = (X[row_begin + j] - mean) * scale * g[j] + b[j];
}
