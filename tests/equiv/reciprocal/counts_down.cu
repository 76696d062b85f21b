extern "C" __global__ void counts_down(const float* X, int* C, int N) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) C[i] = -i;
}
