// Y[j, i] = X[i, j], in f32, through a tile of shared memory: rows are read and written along their length.
//
// Launch: block (32, 8), grid (ceil(N / 32), ceil(M / 32)). The tile has a column more than it needs, so that
// a column of it lies in 32 different banks.

#include <hip/hip_runtime.h>

constexpr int tile = 32;
constexpr int rows = 8;

extern "C" __global__ void transpose_tiles(const float* X, float* Y, int M, int N) {
  __shared__ float part[tile][tile + 1];
  const int in_row = blockIdx.y * tile, in_column = blockIdx.x * tile + threadIdx.x;
  for (int r = threadIdx.y; r < tile; r += rows)
    if (in_row + r < M && in_column < N) part[r][threadIdx.x] = X[(long long)(in_row + r) * N + in_column];
  __syncthreads();
  const int out_row = blockIdx.x * tile, out_column = blockIdx.y * tile + threadIdx.x;
  for (int r = threadIdx.y; r < tile; r += rows)
    if (out_row + r < N && out_column < M)
      Y[(long long)(out_row + r) * M + out_column] = part[threadIdx.x][r];
}
