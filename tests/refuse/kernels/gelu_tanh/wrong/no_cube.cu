// A square where a cube is meant.
extern "C" __global__ void gelu_tanh(const float* X, float* Y, int N) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) {
    float x = X[i];
    float u = 0.7978845608028654f * (x + 0.044715f * x * x);
    Y[i] = 0.5f * x * (1.f + tanhf(u));
  }
}
