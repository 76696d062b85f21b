// d[i] = sum k < K. A[i, k] * B[i, k]: the dot product of row i of A with row i of B, one warp a row.
extern "C" __global__ void row_dots(const float* A, const float* B, float* d, int M, int K) {
  const int lane = threadIdx.x % warpSize;
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize;
  float sum = 0.0f;
  if (row < M)
    for (int k = lane; k < K; k += warpSize) sum += A[(long long)row * K + k] * B[(long long)row * K + k];
  for (int distance = warpSize / 2; distance > 0; distance /= 2)
    sum += __shfl_down_sync(0xffffffffu, sum, distance);
  if (lane == 0 && row < M) d[row] = sum;
}
