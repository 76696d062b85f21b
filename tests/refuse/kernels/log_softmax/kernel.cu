// x - log(sum of exp), a thread a row, shifted by the maximum.
extern "C" __global__ void log_softmax(const float* X, float* Y, int R, int C) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= R) return;
  const float* x = X + row * C;
  float m = x[0];
  for (int j = 1; j < C; ++j) m = fmaxf(m, x[j]);
  float s = 0.f;
  for (int j = 0; j < C; ++j) s += expf(x[j] - m);
  float shift = m + logf(s);
  for (int j = 0; j < C; ++j) Y[row * C + j] = x[j] - shift;
}
