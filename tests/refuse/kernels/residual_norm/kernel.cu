// Y[i] = (X[i] * w1[i] + R[i]) * w2[i].
extern "C" __global__ void residual_norm(const float* X, const float* R, const float* w1, const float* w2,
                                         float* Y, int N) {
  const int i = blockIdx.x * 32 + threadIdx.x;
  if (i < N) Y[i] = (X[i] * w1[i] + R[i]) * w2[i];
}
