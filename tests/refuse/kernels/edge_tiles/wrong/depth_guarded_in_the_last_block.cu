// Y = X W; N a multiple of 4. The first 64 threads read the tile of W, four elements each.
extern "C" __global__ void edge_tiles(const float* X, const float* W, float* Y, int M, int N, int K) {
  __shared__ float x_tile[16][16];
  __shared__ float w_tile[16][16];
  const int x = threadIdx.x, y = threadIdx.y, t = y * 16 + x;
  const int row = blockIdx.y * 16 + y, column = blockIdx.x * 16 + x;
  float sum = 0.0f;
  for (int begin = 0; begin < K; begin += 16) {
    x_tile[y][x] = row < M && begin + x < K ? X[(long long)row * K + begin + x] : 0.0f;
    if (t < 64) {
      const int k = t / 4, c = t % 4 * 4;
      float4 v = make_float4(0.0f, 0.0f, 0.0f, 0.0f);
      if ((blockIdx.x + 1 < gridDim.x || begin + k < K) && blockIdx.x * 16 + c < N)
        v = *(const float4*)(W + (long long)(begin + k) * N + blockIdx.x * 16 + c);
      w_tile[k][c] = v.x;
      w_tile[k][c + 1] = v.y;
      w_tile[k][c + 2] = v.z;
      w_tile[k][c + 3] = v.w;
    }
    __syncthreads();
    for (int k = 0; k < 16; ++k) sum += x_tile[y][k] * w_tile[k][x];
    __syncthreads();
  }
  if (row < M && column < N) Y[(long long)row * N + column] = sum;
}
