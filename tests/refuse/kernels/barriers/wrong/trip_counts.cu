// Barriers in divergent code, wrong: trip counts.
extern "C" __global__ void barriers(const float* X, float* Y, int N) {
  int i = blockIdx.x * 64 + threadIdx.x;
  for (int k = 0; k <= threadIdx.x / 32; ++k) __syncthreads();
  if (i < N) Y[i] = X[i];
}
