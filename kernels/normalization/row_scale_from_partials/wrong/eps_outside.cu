// s[i] = 1 / sqrt((sum t < T. P[i, t]) / N + eps), in f32: the row scale of RMSNorm from partial sums of
// squares.
//
// Launch: block (64), grid (ceil(M / 64)). One thread adds the T partial sums of one row, in order.

extern "C" __global__ void row_scale_from_partials(const float* P, float* s, int M, int T, int N, float eps) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M) return;
  float squares = 0.0f;
  for (int t = 0; t < T; ++t) squares += P[(long long)row * T + t];
  s[row] = rsqrtf(squares / (float)N) + eps;
}
