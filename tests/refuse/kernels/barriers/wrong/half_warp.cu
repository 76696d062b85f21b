// Barriers in divergent code, wrong: half warp.
extern "C" __global__ void barriers(const float* X, float* Y, int N) {
  int i = blockIdx.x * 64 + threadIdx.x;
  if (threadIdx.x % 32 < 16) __syncthreads();
  if (i < N) Y[i] = X[i];
}
