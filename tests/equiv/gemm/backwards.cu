extern "C" __global__ void gemm_backwards(float* C, const float* X, const float* W, int K, int N) {
  float sum = 0.0f;
  for (int k = K - 1; k >= 0; --k) sum += X[blockIdx.x * K + k] * W[k * N + threadIdx.x];
  C[blockIdx.x * N + threadIdx.x] = sum;
}
