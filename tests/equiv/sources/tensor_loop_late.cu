// The first axis is left out.
#include <torch/extension.h>
__global__ void twice(const float* x, float* y, int n, int rows) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2.0f * x[i];
}

void twice_of(torch::Tensor x, torch::Tensor y) {
  const int rows = x.size(0);
  int n = 1;
  for (int i = 1; i < x.dim(); ++i) n *= x.size(i);
  twice<<<(n + 127) / 128, 128>>>(x.data_ptr<float>(), y.data_ptr<float>(), n, rows);
}
