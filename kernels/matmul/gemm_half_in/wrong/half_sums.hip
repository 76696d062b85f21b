// targets: gfx1151 gfx90a
//
// Y = X W: halves in, sums and result in f32.
//
// Launch: block (16, 16), grid (ceil(N / 16), ceil(M / 16)): tiles of 16 as in gemm_row_scale; any sizes.

#include <hip/hip_runtime.h>

using half_float = _Float16;

constexpr int tile = 16;

extern "C" __global__ void gemm_half_in(const half_float* X, const half_float* W, float* Y, int M, int N,
                                        int K) {
  __shared__ half_float X_tile[tile][tile];
  __shared__ half_float W_tile[tile][tile];
  const int row = blockIdx.y * tile + threadIdx.y;
  const int column = blockIdx.x * tile + threadIdx.x;
  const half_float zero = 0;

  half_float sum = 0;
  for (int k_begin = 0; k_begin < K; k_begin += tile) {
    const int X_column = k_begin + threadIdx.x;
    const int W_row = k_begin + threadIdx.y;
    X_tile[threadIdx.y][threadIdx.x] = row < M && X_column < K ? X[(long long)row * K + X_column] : zero;
    W_tile[threadIdx.y][threadIdx.x] = W_row < K && column < N ? W[(long long)W_row * N + column] : zero;
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += X_tile[threadIdx.y][k] * W_tile[k][threadIdx.x];
    __syncthreads();
  }
  if (row < M && column < N) Y[(long long)row * N + column] = float(sum);
}
