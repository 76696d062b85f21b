// Y[i] = sum of row i. Four warps; two rounds of 128 columns. After each round warps 0 and 1 add what warps 2
// and 3 found.
extern "C" __global__ void combine_warps(const float* X, float* Y, int M, int N) {
  __shared__ float part[4];
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  const float* row = X + (long long)blockIdx.x * N;
  float total = 0.0f;
  for (int begin = 0; begin < N; begin += 128) {
    float value = begin + threadIdx.x < N ? row[begin + threadIdx.x] : 0.0f;
    for (int distance = 16; distance > 0; distance /= 2)
      value += __shfl_xor_sync(0xffffffffu, value, distance);
    if (lane == 0) part[warp] = value;
    __syncthreads();
    if (warp < 2) {
      total += part[warp] + part[warp + 2];
      __syncthreads();
    }
  }
  if (lane == 0 && warp < 2) part[warp] = total;
  __syncthreads();
  if (threadIdx.x == 0) Y[blockIdx.x] = part[0] + part[1];
}
