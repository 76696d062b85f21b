// Two kernels that do the same to the counters that are tried, and not to those that they leave behind.
__global__ void counted(const float* x, float* y, int* count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = count[i] < 100 ? 2.0f * x[i] : 0.0f;
  count[i] = count[i] + 200;
}
__global__ void uncounted(const float* x, float* y, int* count, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  y[i] = 2.0f * x[i];
  count[i] = count[i] + 200;
}

void count(const float* x, float* y, int* number, int n) {
  for (int i = 0; i < 10; ++i) counted<<<(n + 127) / 128, 128>>>(x, y, number, n);
}
void do_not_count(const float* x, float* y, int* number, int n) {
  for (int i = 0; i < 10; ++i) uncounted<<<(n + 127) / 128, 128>>>(x, y, number, n);
  cudaDeviceSynchronize();
}
