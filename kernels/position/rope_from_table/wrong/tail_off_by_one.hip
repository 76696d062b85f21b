// targets: gfx1151 gfx942
//
// Each pair (X[d], X[d + D]) of a head is turned by the angle of its token; c and s hold the cosines and
// sines. In f32.
//
// Launch: block (64), grid (H, T): one block a head and token; a head has 2 D elements, any D.

#include <hip/hip_runtime.h>

extern "C" __global__ void rope_from_table(const float* X, const float* c, const float* s, float* Y, int H,
                                           int D) {
  const long long head_begin = ((long long)blockIdx.y * H + blockIdx.x) * 2 * D;
  const long long angle_begin = (long long)blockIdx.y * D;
  for (int d = threadIdx.x; d <= D; d += blockDim.x) {
    const float first = X[head_begin + d], second = X[head_begin + D + d];
    const float cosine = c[angle_begin + d], sine = s[angle_begin + d];
    Y[head_begin + d] = first * cosine - second * sine;
    Y[head_begin + D + d] = second * cosine + first * sine;
  }
}
