extern "C" __global__ void waits_for_itself(const float* X, float* Y, int N) {
  volatile int ready = 0;
  while (ready == 0) {
  }
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) Y[i] = X[i];
}
