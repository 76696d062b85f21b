// Each pair (X[d], X[d + D]) of a head is turned by its token's position times w[d], in f32.
//
// Launch: block (16), grid (H, T): one block a head and token; a head has 2 D elements, any D.

extern "C" __global__ void rope_from_angles(const float* X, const float* w, float* Y, int H, int D) {
  const long long head_begin = ((long long)blockIdx.y * H + blockIdx.x) * 2 * D;
  for (int d = threadIdx.x; d < D; d += blockDim.x) {
    const float angle = (float)blockIdx.x * w[d];
    const float cosine = cosf(angle), sine = sinf(angle);
    const float first = X[head_begin + d], second = X[head_begin + D + d];
    Y[head_begin + d] = first * cosine - second * sine;
    Y[head_begin + D + d] = second * cosine + first * sine;
  }
}
