// The parameters have changed places.
#include <torch/extension.h>
__global__ void twice(const float* x, float* y, int n, int rows) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2.0f * x[i];
}

void twice_of(torch::Tensor y, torch::Tensor x) {
  const int rows = x.size(0);
  const int n = x.numel();
  twice<<<(n + 127) / 128, 128>>>(y.data_ptr<float>(), x.data_ptr<float>(), n, rows);
}
