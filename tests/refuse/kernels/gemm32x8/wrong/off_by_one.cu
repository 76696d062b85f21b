// A product by blocks of 32 by 8 threads, four rows a thread, wrong: off by one.
extern "C" __global__ void gemm32x8(const float* X, const float* W, float* Y, int M, int N, int K) {
  __shared__ float a[32][32];
  __shared__ float b[32][33];
  int col = blockIdx.x * 32 + threadIdx.x;
  float acc[4] = {0.f, 0.f, 0.f, 0.f};
  for (int k0 = 0; k0 < K; k0 += 32) {
    for (int r = 0; r < 4; ++r) {
      int ty = threadIdx.y + r * 8;
      int row = blockIdx.y * 32 + ty;
      int kx = k0 + threadIdx.x, ky = k0 + ty;
      a[ty][threadIdx.x] = (row < M && kx <= K) ? X[row * K + kx] : 0.f;
      b[ty][threadIdx.x] = (ky < K && col < N) ? W[ky * N + col] : 0.f;
    }
    __syncthreads();
    for (int k = 0; k < 32; ++k)
      for (int r = 0; r < 4; ++r) acc[r] += a[threadIdx.y + r * 8][k] * b[k][threadIdx.x];
    __syncthreads();
  }
  for (int r = 0; r < 4; ++r) {
    int row = blockIdx.y * 32 + threadIdx.y + r * 8;
    if (row < M && col < N) Y[row * N + col] = acc[r];
  }
}
