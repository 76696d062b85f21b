// Four elements a thread, from a PyTorch extension.
#include <torch/extension.h>

template <int each>
__global__ void scale(float* __restrict__ out, const float* __restrict__ in, int count, float factor) {
  int first = (blockIdx.x * blockDim.x + threadIdx.x) * each;
  for (int i = first; i < min(first + each, count); ++i) out[i] = in[i] * factor;
}

torch::Tensor scale_on_device(torch::Tensor x, float factor) {
  TORCH_CHECK(x.is_cuda(), "a tensor of the device");
  auto y = torch::empty_like(x);
  const int count = x.numel();
  scale<4><<<(count + 255) / 256, 64>>>(y.data_ptr<float>(), x.data_ptr<float>(), count, factor);
  return y;
}
