// Y = X / 2 (1 + tanh(sqrt(2 / pi) (X + 0.044715 X^3))), element by element, in f32.
//
// Launch: block (64), grid (ceil(N / 64)): one thread an element.

extern "C" __global__ void gelu_tanh_elementwise(const float* X, float* Y, int N) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float x = X[i];
  const float inner = 0.7978845608f * (x + 0.044715f * x * x * x);
  Y[i] = 0.5f * x * (1.0f + tanhf(inner));
}
