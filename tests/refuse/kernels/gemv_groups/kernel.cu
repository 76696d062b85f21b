// Y = A x: a warp a row, four rows a block; lanes past K add zero.
extern "C" __global__ void gemv_groups(const float* A, const float* x, float* Y, int M, int K) {
  const int row = blockIdx.x * blockDim.y + threadIdx.y;
  float sum = 0.0f;
  for (int k = threadIdx.x; k < K && row < M; k += blockDim.x) sum += A[(long long)row * K + k] * x[k];
  for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_down_sync(0xffffffffu, sum, distance);
  if (threadIdx.x == 0 && row < M) Y[row] = sum;
}
