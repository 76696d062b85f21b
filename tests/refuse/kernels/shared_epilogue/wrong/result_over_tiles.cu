// Y = X W by tiles of 16; the result is put into shared memory, over the tile of X, and leaves it row by row.
extern "C" __global__ void shared_epilogue(const float* X, const float* W, float* Y, int M, int N, int K) {
  __shared__ float bytes[512];  // a tile of X and a tile of W, then the result
  float* x_tile = bytes;
  float* w_tile = bytes + 256;
  const int x = threadIdx.x, y = threadIdx.y;
  const int row = blockIdx.y * 16 + y, column = blockIdx.x * 16 + x;
  float sum = 0.0f;
  for (int begin = 0; begin < K; begin += 16) {
    __syncthreads();
    x_tile[y * 16 + x] = row < M && begin + x < K ? X[(long long)row * K + begin + x] : 0.0f;
    w_tile[y * 16 + x] = begin + y < K && column < N ? W[(long long)(begin + y) * N + column] : 0.0f;
    __syncthreads();
    for (int k = 0; k < 16; ++k) sum += x_tile[y * 16 + k] * w_tile[k * 16 + x];
  }
  bytes[x * 16 + y] = sum;
  __syncthreads();
  const int out_row = blockIdx.y * 16 + x, out_column = blockIdx.x * 16 + y;
  if (out_row < M && out_column < N) Y[(long long)out_row * N + out_column] = bytes[y * 16 + x];
}
