// Barriers in divergent code.
extern "C" __global__ void barriers(const float* X, float* Y, int N) {
  int i = blockIdx.x * 64 + threadIdx.x;
  __syncthreads();
  if (i < N) Y[i] = X[i];
}
