// D = A B; G[i, n] = D[i, n] * g[n]; P[i, t] = the sum of D[i, n]^2 over the columns n of column tile t. All
// in f32.
//
// Launch: block (16, 16), grid (ceil(N / 16), ceil(M / 16)); P has one column for each block column. A warp
// holds two rows of the tile, so the squares of a row are added by shuffles among its 16 lanes: always in the
// same order. D itself is not stored: what follows needs it only times g (RMSNorm folded into the next
// product).

#include <hip/hip_runtime.h>

constexpr int tile = 16;

extern "C" __global__ void gemm_with_partials(const float* A, const float* B, const float* g, float* G,
                                              float* P, int M, int N, int K) {
  __shared__ float A_tile[tile][tile];
  __shared__ float B_tile[tile][tile];
  const int row = blockIdx.y * tile + threadIdx.y;
  const int column = blockIdx.x * tile + threadIdx.x;

  float sum = 0.0f;
  for (int k_begin = 0; k_begin < K; k_begin += tile) {
    const int A_column = k_begin + threadIdx.x;
    const int B_row = k_begin + threadIdx.y;
    const bool A_inside = row < M && A_column < K;
    const bool B_inside = B_row < K && column < N;
    A_tile[threadIdx.y][threadIdx.x] = A_inside ? A[(long long)row * K + A_column] : 0.0f;
    B_tile[threadIdx.y][threadIdx.x] = B_inside ? B[(long long)B_row * N + column] : 0.0f;
    __syncthreads();
    for (int k = 0; k < tile; ++k) sum += A_tile[threadIdx.y][k] * B_tile[k][threadIdx.x];
    __syncthreads();
  }
  if (row < M && column < N) G[(long long)row * N + column] = sum * g[column];

  // Columns past N have sum = 0 and add nothing. Every lane takes part in every shuffle.
  float squares = sum * sum;
  for (int distance = tile / 2; distance > 0; distance /= 2) squares += __shfl_xor(squares, distance, tile);
  if (row < M && threadIdx.x == 0) P[(long long)row * gridDim.x + blockIdx.x] = squares;
}
