// Y[i, j] = s[i] * sum k < K. X[i, k] * W[k, j], in f32.
//
// Launch: block (16, 16), grid (ceil(N / 16), ceil(M / 16)). One block makes one 16 x 16 tile of Y and walks
// along K in steps of 16; M, N and K need not be multiples of 16. The scale is applied once, after the sum.

#include <hip/hip_runtime.h>

constexpr int tile = 16;

extern "C" __global__ void gemm_row_scale(const float* X, const float* W, const float* s, float* Y, int M,
                                          int N, int K) {
  __shared__ float X_tile[tile][tile];
  __shared__ float W_tile[tile][tile];
  const int row = blockIdx.y * tile + threadIdx.y;
  const int column = blockIdx.x * tile + threadIdx.x;

  float sum = 0.0f;
  for (int k_begin = 0; k_begin < K; k_begin += tile) {
    const int X_column = k_begin + threadIdx.x;
    const int W_row = k_begin + threadIdx.y;
    const bool X_inside = row < M && X_column < K;
    const bool W_inside = W_row < K && column < N;
    X_tile[threadIdx.y][threadIdx.x] = X_inside ? X[(long long)row * K + X_column] : 0.0f;
    W_tile[threadIdx.y][threadIdx.x] = W_inside ? W[(long long)W_row * N + column] : 0.0f;
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += X_tile[threadIdx.y][k] * W_tile[k][threadIdx.x];
    __syncthreads();  // nobody may refill the tiles while another thread still reads them
  }
  if (row < M && column < N) Y[(long long)row * N + column] = s[row] * sum;
}
