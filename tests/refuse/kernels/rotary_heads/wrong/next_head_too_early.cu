// Y = X turned by the angle of its token, pair (d, d + D / 2) by pair; cosines c and sines s come from a
// table. D even, D <= 256.
extern "C" __global__ void rotary_heads(const float* X, const float* c, const float* s, float* Y, int T,
                                        int H, int D) {
  __shared__ float head[256];
  const int d = threadIdx.x, half = D / 2;
  const int pair = d < half ? d : d - half;
  const float cosine = c[blockIdx.x * half + pair];
  const float sine = d < half ? -s[blockIdx.x * half + pair] : s[blockIdx.x * half + pair];
  for (int h = 0; h < H; ++h) {
    const long long at = ((long long)blockIdx.x * H + h) * D + d;
    head[d] = X[at];
    __syncthreads();
    Y[at] = head[d] * cosine + head[d < half ? d + half : d - half] * sine;
  }
}
