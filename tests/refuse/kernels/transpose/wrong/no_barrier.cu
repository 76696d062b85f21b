// Through shared memory with a padded row, wrong: no barrier.
extern "C" __global__ void transpose(const float* X, float* Y, int M, int N) {
  __shared__ float t[32][33];
  int x = blockIdx.x * 32 + threadIdx.x, y0 = blockIdx.y * 32;
  for (int r = threadIdx.y; r < 32; r += 8)
    if (x < N && y0 + r < M) t[r][threadIdx.x] = X[(y0 + r) * N + x];
  int yo = blockIdx.y * 32 + threadIdx.x;
  for (int r = threadIdx.y; r < 32; r += 8) {
    int xo = blockIdx.x * 32 + r;
    if (xo < N && yo < M) Y[xo * M + yo] = t[threadIdx.x][r];
  }
}
