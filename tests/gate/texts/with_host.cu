#include "../include/twice.cuh"

// One thread an element.
__global__ void scale(float* y, const float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = twice(x[i]);
}

void scale_on_device(float* y, const float* x, int n) { scale<<<(n + 127) / 128, 128>>>(y, x, n); }
