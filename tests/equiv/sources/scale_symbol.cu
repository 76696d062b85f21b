// The factor is a constant that host code writes.
__constant__ float factor = 2.0f;
__global__ void scale(float* y, const float* x, int n, float a) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = factor / 2.0f * a * x[i];
}

void set_factor(float value) { cudaMemcpyToSymbol(factor, &value, sizeof(float)); }
void scale_on_device(float* y, const float* x, int n, float a) { scale<<<(n + 255) / 256, 256>>>(y, x, n, a); }
