// x / (1 + exp(-x)) with the library exponential, wrong: minus.
extern "C" __global__ void silu(const float* X, float* Y, int N) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) {
    float x = X[i];
    Y[i] = x / (1.f - expf(-x));
  }
}
