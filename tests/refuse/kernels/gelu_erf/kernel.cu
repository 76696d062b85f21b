// GELU by its definition, with the library erff.
extern "C" __global__ void gelu_erf(const float* X, float* Y, int N) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) {
    float x = X[i];
    Y[i] = 0.5f * x * (1.f + erff(x * 0.7071067811865476f));
  }
}
