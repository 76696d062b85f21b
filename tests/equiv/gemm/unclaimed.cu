// No claim knows this file: it is launched as the other side is.
extern "C" __global__ void gemm(const float* X, const float* W, float* Y, int M, int N, int K) {
  const int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || column >= N) return;
  float even = 0.0f, odd = 0.0f;
  for (int k = 0; k < K; ++k) (k % 2 == 0 ? even : odd) += X[row * K + k] * W[k * N + column];
  Y[row * N + column] = even + odd;
}
