// The sigmoid approximation in place of the tanh form.
extern "C" __global__ void gelu_tanh(const float* X, float* Y, int N) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) {
    float x = X[i];
    Y[i] = x / (1.f + expf(-1.702f * x));
  }
}
