// All elements of a tensor, and one of its axes.
#include <torch/extension.h>
__global__ void twice(const float* x, float* y, int n, int rows) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2.0f * x[i];
}

void twice_of(torch::Tensor x, torch::Tensor y) {
  const int rows = x.size(0);
  const int n = x.numel();
  twice<<<(n + 127) / 128, 128>>>(x.data_ptr<float>(), y.data_ptr<float>(), n, rows);
}
