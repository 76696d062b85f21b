// The lower edge is 0.
extern "C" __global__ void clamp(const float* X, float* Y, int N) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) {
    float x = X[i];
    Y[i] = fminf(fmaxf(x, 0.f), 1.f);
  }
}
