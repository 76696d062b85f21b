// The same launch ten times, in place.
__global__ void other(float* y, int n) {
  if (threadIdx.x < n) y[threadIdx.x] = 0.0f;
}
__global__ void step(float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = y[i] + x[i];
}

void steps(float* x, float* y, int n) {
  for (int i = 0; i < 10; ++i) step<<<(n + 127) / 128, 128>>>(x, y, n);
}
