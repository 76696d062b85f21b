// In the first round alone.
__global__ void other(float* y, int n) {
  if (threadIdx.x < n) y[threadIdx.x] = 0.0f;
}
__global__ void step(float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = y[i] + x[i];
}

void steps(float* x, float* y, int n) {
  for (int i = 0; i < 10; ++i)
    if (i == 0) step<<<(n + 63) / 64, 64>>>(x, y, n);
}
