// A number of rounds that may change.
__global__ void other(float* y, int n) {
  if (threadIdx.x < n) y[threadIdx.x] = 0.0f;
}
__global__ void step(float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = y[i] + x[i];
}

void steps(float* x, float* y, int n) {
  int rounds = 10;
  if (n > 1000) rounds = 9;
  for (int i = 0; i < rounds; ++i) step<<<(n + 63) / 64, 64>>>(x, y, n);
}
