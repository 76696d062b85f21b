// Y = X / 2 (1 + erf(X / sqrt 2)), element by element, in f32.
//
// Launch: block (64), grid (ceil(N / 64)): one thread an element.

extern "C" __global__ void gelu_erf_elementwise(const float* X, float* Y, int N) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= N) return;
  const float x = X[i];
  Y[i] = 0.5f * x * (1.0f + tanhf(0.7978845608f * (x + 0.044715f * x * x * x)));
}
