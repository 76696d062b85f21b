// Register tiles of 4 by 4, shared memory read by float4, wrong: half loaded.
extern "C" __global__ __launch_bounds__(64) void micro4x4(const float* __restrict__ X,
                                                          const float* __restrict__ W, float* __restrict__ Y,
                                                          int M, int N, int K) {
  __shared__ __align__(16) float a[8][36];
  __shared__ __align__(16) float b[8][32];
  const int tx = threadIdx.x % 8, ty = threadIdx.x / 8;
  const int row0 = blockIdx.y * 32, col0 = blockIdx.x * 32;
  float acc[4][4] = {};
  for (int k0 = 0; k0 < K; k0 += 8) {
#pragma unroll
    for (int i = threadIdx.x; i < 192; i += 64) {
      int r = i / 8, c = i % 8;
      a[c][r] = (row0 + r < M && k0 + c < K) ? X[(size_t)(row0 + r) * K + k0 + c] : 0.f;
      int br = i / 32, bc = i % 32;
      b[br][bc] = (k0 + br < K && col0 + bc < N) ? W[(size_t)(k0 + br) * N + col0 + bc] : 0.f;
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 8; ++k) {
      float4 av = *reinterpret_cast<const float4*>(&a[k][ty * 4]);
      float4 bv = *reinterpret_cast<const float4*>(&b[k][tx * 4]);
      float ar[4] = {av.x, av.y, av.z, av.w}, br[4] = {bv.x, bv.y, bv.z, bv.w};
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) acc[i][j] = fmaf(ar[i], br[j], acc[i][j]);
    }
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) {
      int r = row0 + ty * 4 + i, c = col0 + tx * 4 + j;
      if (r < M && c < N) Y[(size_t)r * N + c] = acc[i][j];
    }
}
