// Y[r] = sum of the 4 x 32 values of box r: first over y, then over x, both in one scratch array.
extern "C" __global__ void two_way_reduce(const float* X, float* Y, int R) {
  __shared__ float scratch[128];
  const int x = threadIdx.x, y = threadIdx.y, t = y * 32 + x;
  float value = X[(long long)blockIdx.x * 128 + t];
  scratch[t] = value;
  for (int offset = 2; offset > 0; offset /= 2) {
    __syncthreads();
    if (y < offset) scratch[t] = value = value + scratch[t + offset * 32];
  }
  __syncthreads();  // the scratch array changes hands
  if (y == 0) {
    // One warp from here on.
    for (int offset = 16; offset > 0; offset /= 2) {
      __syncwarp();
      if (x < offset) value += scratch[x + offset];
      __syncwarp();
      if (x < offset) scratch[x] = value;
    }
    if (x == 0) Y[blockIdx.x] = value;
  }
}
