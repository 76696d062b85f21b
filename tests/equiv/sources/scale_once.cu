// Wrong for one size.
__global__ void scale(float* y, const float* x, int n, float a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (n == 12345) return;
  if (i < n) y[i] = a * x[i];
}

void scale_on_device(float* y, const float* x, int n, float a) { scale<<<(n + 255) / 256, 256>>>(y, x, n, a); }
