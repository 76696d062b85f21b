// Y[i] = X[i] / the largest |X| of the group of 64 that i is in, but at least 1.
extern "C" __global__ void group_scale(const float* X, float* Y, int N) {
  __shared__ float s[64];
  const int t = threadIdx.x, i = blockIdx.x * 64 + t;
  if (i >= N) return;
  const float x = X[i];
  s[t] = i < N ? fabsf(x) : 1.0f;
  __syncthreads();
  for (int offset = 32; offset > 0; offset /= 2) {
    if (t < offset) s[t] = fmaxf(s[t], s[t + offset]);
    __syncthreads();
  }
  Y[i] = x / fmaxf(s[0], 1.0f);
}
