// Nothing for large arrays.
__global__ void scale(float* y, const float* x, int n, float a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i];
}

void scale_on_device(float* y, const float* x, int n, float a) {
  if (n < 200) scale<<<(n + 127) / 128, 128>>>(y, x, n, a);
}
