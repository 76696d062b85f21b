// S[i] = sum k < N. X[i, k], in f32.
//
// Launch: block (32, 4), grid (ceil(M / 4)): one warp a row, four rows a block, any N.

constexpr unsigned all_lanes = 0xffffffffu;

extern "C" __global__ void warp_row_sum(const float* X, float* S, int M, int N) {
  const int row = blockIdx.x * blockDim.y + threadIdx.y;
  if (row >= M) return;  // the whole warp
  if (threadIdx.x >= N) return;
  float sum = 0.0f;
  for (int k = threadIdx.x; k < N; k += warpSize) sum += X[(long long)row * N + k];
  for (int distance = warpSize / 2; distance > 0; distance /= 2)
    sum += __shfl_down_sync(all_lanes, sum, distance);
  if (threadIdx.x == 0) S[row] = sum;
}
