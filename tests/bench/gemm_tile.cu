// A 64x64 tile of C = A B a block, 256 threads, each a 4x4 micro tile; K in steps of 16 through shared memory.
// What the executor's speed is measured on (executor_bench.cpp). M, N multiples of 64, K of 16.
extern "C" __global__ void __launch_bounds__(256)
gemm_tile(const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c, int n, int k) {
  __shared__ float a_tile[16][64];
  __shared__ float b_tile[16][64];
  const int tx = threadIdx.x % 16;
  const int ty = threadIdx.x / 16;
  const int row0 = blockIdx.y * 64;
  const int column0 = blockIdx.x * 64;
  float sum[4][4] = {};
  for (int k0 = 0; k0 < k; k0 += 16) {
    for (int i = threadIdx.x; i < 16 * 64; i += 256) {
      a_tile[i % 16][i / 16] = a[(row0 + i / 16) * k + k0 + i % 16];
      b_tile[i / 64][i % 64] = b[(k0 + i / 64) * n + column0 + i % 64];
    }
    __syncthreads();
#pragma unroll
    for (int kk = 0; kk < 16; ++kk) {
      float x[4];
      float y[4];
      for (int i = 0; i < 4; ++i) x[i] = a_tile[kk][ty * 4 + i];
      for (int j = 0; j < 4; ++j) y[j] = b_tile[kk][tx + 16 * j];
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) sum[i][j] += x[i] * y[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) c[(row0 + ty * 4 + i) * n + column0 + tx + 16 * j] = sum[i][j];
}
