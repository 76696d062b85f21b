// The second factor transposed, rows longer than their columns.
extern "C" __global__ void transposed_b(const float* X, const float* W, float* Y, int M, int N, int K,
                                        int lda, long long ldc) {
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row < M && col < N) {
    float acc = 0.f;
    for (int k = 0; k < K; ++k) acc += X[row * lda + k] * W[col * K + k];
    Y[row * ldc + col] = acc;
  }
}
