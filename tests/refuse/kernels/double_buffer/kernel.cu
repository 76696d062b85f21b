// Two buffers in shared memory, one barrier a round.
extern "C" __global__ void double_buffer(const float* X, const float* W, float* Y, int M, int N, int K) {
  __shared__ float a[2][16][16], b[2][16][16];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  auto load = [&](int s, int k0) {
    a[s][ty][tx] = (row < M && k0 + tx < K) ? X[row * K + k0 + tx] : 0.f;
    b[s][ty][tx] = (k0 + ty < K && col < N) ? W[(k0 + ty) * N + col] : 0.f;
  };
  float acc = 0.f;
  load(0, 0);
  __syncthreads();
  int s = 0;
  for (int k0 = 0; k0 < K; k0 += 16) {
    if (k0 + 16 < K) load(s ^ 1, k0 + 16);
    for (int k = 0; k < 16; ++k) acc += a[s][ty][k] * b[s][k][tx];
    __syncthreads();
    s ^= 1;
  }
  if (row < M && col < N) Y[row * N + col] = acc;
}
