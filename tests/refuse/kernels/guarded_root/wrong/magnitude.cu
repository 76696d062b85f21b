// The root of the magnitude.
extern "C" __global__ void guarded_root(const float* X, float* Y, int N) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) {
    float x = X[i];
    Y[i] = sqrtf(fabsf(x));
  }
}
