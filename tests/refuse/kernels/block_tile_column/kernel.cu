// C = A B by tiles of 16 x 16 with a depth of 8; 32 threads, each with a column of 8 results. All sizes are
// multiples of the tile.
extern "C" __global__ void block_tile_column(const float* A, const float* B, float* C, int N, int K) {
  __shared__ float a[16][8], b[8][16];
  float result[8] = {0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f};
  const int row = threadIdx.x / 16 * 8, column = threadIdx.x % 16;
  for (int begin = 0; begin < K; begin += 8) {
    for (int at = threadIdx.x; at < 128; at += 32) {
      a[at / 8][at % 8] = A[(long long)(blockIdx.y * 16 + at / 8) * K + begin + at % 8];
      b[at / 16][at % 16] = B[(long long)(begin + at / 16) * N + blockIdx.x * 16 + at % 16];
    }
    __syncthreads();
    for (int k = 0; k < 8; ++k)
#pragma unroll 1
      for (int r = 0; r < 8; ++r) result[r] += a[row + r][k] * b[k][column];
    __syncthreads();
  }
#pragma unroll 1
  for (int r = 0; r < 8; ++r)
    C[(long long)(blockIdx.y * 16 + row + r) * N + blockIdx.x * 16 + column] = result[r];
}
