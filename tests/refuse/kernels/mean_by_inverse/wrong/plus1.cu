extern "C" __global__ void mean(const float* X, float* Y, int M, int N, float inverse) {
  float v = 0.f;
  for (int j = threadIdx.x; j < N; j += 32) v += X[blockIdx.x * N + j];
  for (int o = 16; o > 0; o >>= 1) v += __shfl_xor_sync(~0u, v, o);
  if (threadIdx.x == 0) Y[blockIdx.x] = v / (float)(N + 1);
}
