// Barriers in divergent code, wrong: named wrong.
extern "C" __global__ void barriers(const float* X, float* Y, int N) {
  int i = blockIdx.x * 64 + threadIdx.x;
  asm volatile("bar.sync 1, 96;" ::: "memory");
  if (i < N) Y[i] = X[i];
}
