// The last column is left out of the sum.
extern "C" __global__ void online_softmax(const float* X, float* Y, int R, int C) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= R) return;
  const float* x = X + row * C;
  float m = -3.402823466e38f, s = 0.f;
  for (int j = 0; j < C - 1; ++j) {
    float next = fmaxf(m, x[j]);
    s = s * expf(m - next) + expf(x[j] - next);
    m = next;
  }
  for (int j = 0; j < C; ++j) Y[row * C + j] = expf(x[j] - m) / s;
}
