// Y[i, j] = X[i, j] / (1 + sum of the squares of row i). A warp a row; each lane sums the row for itself.
extern "C" __global__ void warp_rows(const float* X, float* Y, int M, int N) {
  const int lane = threadIdx.x % 32;
  const int i = blockIdx.x * 2 + threadIdx.x / 32;
  if (i >= M || lane >= N) return;
  float squares = 0.0f;
  for (int k = 0; k < N; ++k) squares += X[(long long)i * N + k] * X[(long long)i * N + k];
  for (int j = lane; j < N; j += 32) Y[(long long)i * N + j] = X[(long long)i * N + j] / (1.0f + squares);
}
