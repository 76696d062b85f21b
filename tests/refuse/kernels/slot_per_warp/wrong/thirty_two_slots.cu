// Y[i] = sum of row i: 8 warps, a slot for each.
extern "C" __global__ void slot_per_warp(const float* X, float* Y, int N) {
  __shared__ float slot[8];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  float sum = 0.0f;
  for (int j = threadIdx.x; j < N; j += 256) sum += X[(long long)blockIdx.x * N + j];
  for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, distance);
  if (lane == 0) slot[warp] = sum;
  __syncthreads();
  if (warp == 0) {
    sum = slot[lane];
    for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, distance);
    if (lane == 0) Y[blockIdx.x] = sum;
  }
}
