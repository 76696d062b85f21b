// Each row of the block first sums along y, then along x, into the same scratch array.
extern "C" __global__ void two_way_reduce(const float* X, float* Y, int R) {
  __shared__ float scratch[128];
  const int x = threadIdx.x, y = threadIdx.y, t = y * 32 + x;
  scratch[t] = X[(long long)blockIdx.x * 128 + t];
  __syncthreads();
  float column = 0.0f;
  for (int other = 0; other < 4; ++other) column += scratch[other * 32 + x];
  scratch[x] = column;  // while other warps still sum their columns
  __syncthreads();
  float total = 0.0f;
  for (int other = 0; other < 32; ++other) total += scratch[other];
  if (t == 0) Y[blockIdx.x] = total;
}
