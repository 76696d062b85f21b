// Softmax of a row, a thread an element. From Infatoshi/cuda-course#10: the maximum starts at the thread's
// own element.
extern "C" __global__ void own_maximum(const float* X, float* Y, int N) {
  const float* row = X + (long long)blockIdx.x * N;
  float maximum = row[threadIdx.x];
  for (int k = 0; k < N; ++k) maximum = fmaxf(maximum, row[k]);
  float sum = 0.0f;
  for (int k = 0; k < N; ++k) sum += expf(row[k] - maximum);
  Y[(long long)blockIdx.x * N + threadIdx.x] = expf(row[threadIdx.x] - maximum) / sum;
}
