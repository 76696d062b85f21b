// P[z, i, j] = the part of sum k < K. X[i, k] * W[k, j] with z * slice <= k < (z + 1) * slice, slice = ceil(K
// / parts), in f32.
//
// Launch: block (16, 16), grid (ceil(N / 16), ceil(M / 16), parts): one part of K a block layer; any sizes.

#include <hip/hip_runtime.h>

constexpr int tile = 16;

extern "C" __global__ void split_k_partial(const float* X, const float* W, float* P, int M, int N, int K) {
  __shared__ float X_tile[tile][tile];
  __shared__ float W_tile[tile][tile];
  const int row = blockIdx.y * tile + threadIdx.y;
  const int column = blockIdx.x * tile + threadIdx.x;
  const int slice = (K + gridDim.z - 1) / gridDim.z;
  const int K_end = min(K, (int)(blockIdx.z + 1) * slice);

  float sum = 0.0f;
  for (int k_begin = blockIdx.z * slice; k_begin < K_end; k_begin += tile) {
    const int X_column = k_begin + threadIdx.x;
    const int W_row = k_begin + threadIdx.y;
    X_tile[threadIdx.y][threadIdx.x] = row < M && X_column < K_end ? X[(long long)row * K + X_column] : 0.0f;
    W_tile[threadIdx.y][threadIdx.x] = W_row < K_end && column < N ? W[(long long)W_row * N + column] : 0.0f;
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += X_tile[threadIdx.y][k] * W_tile[k][threadIdx.x];
    __syncthreads();
  }
  if (row < M && column < N) P[((long long)blockIdx.z * M + row) * N + column] = sum;
}
