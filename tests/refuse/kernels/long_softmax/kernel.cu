// Y[i, j] = X[i, j] / sum of row i.
extern "C" __global__ void long_softmax(const float* X, float* Y, int N) {
  const long long begin = (long long)blockIdx.x * N;
  float sum = 0.0f;
  for (int j = threadIdx.x; j < N; j += 32) sum += X[begin + j];
  for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, distance);
  for (int j = threadIdx.x; j < N; j += 32) Y[begin + j] = X[begin + j] / sum;
}
