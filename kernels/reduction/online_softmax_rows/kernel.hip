// Y[i, j] = exp(X[i, j] - m[i]) / sum k < N. exp(X[i, k] - m[i]) with m[i] = max k < N. X[i, k], in f32:
// maximum and sum in one pass. Whenever the maximum grows, the sum so far is scaled to the new one.
//
// Launch: block (32), grid (M): one warp a row, any N >= 1.

#include <hip/hip_runtime.h>

constexpr int warp_lanes = 32;

extern "C" __global__ void online_softmax_rows(const float* X, float* Y, int N) {
  const long long row_begin = (long long)blockIdx.x * N;
  float maximum = X[row_begin];  // of any column, so that a lane without one changes nothing
  float sum = 0.0f;
  for (int j = threadIdx.x; j < N; j += warp_lanes) {
    const float x = X[row_begin + j];
    const float larger = fmaxf(maximum, x);
    sum = sum * expf(maximum - larger) + expf(x - larger);
    maximum = larger;
  }
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2) {
    const float other_maximum = __shfl_xor(maximum, distance);
    const float other_sum = __shfl_xor(sum, distance);
    const float larger = fmaxf(maximum, other_maximum);
    sum = sum * expf(maximum - larger) + other_sum * expf(other_maximum - larger);
    maximum = larger;
  }
  for (int j = threadIdx.x; j < N; j += warp_lanes) Y[row_begin + j] = expf(X[row_begin + j] - maximum) / sum;
}
