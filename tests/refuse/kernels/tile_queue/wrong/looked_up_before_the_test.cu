// Thread 0 looks up the scale first, also in a block that has no tile (number -1).
extern "C" __global__ void tile_queue(const float* X, const float* s, float* Y, int T) {
  __shared__ float scale;
  int t = blockIdx.x < T ? blockIdx.x : -1;
  do {
    if (threadIdx.x == 0) scale = s[t];
    __syncthreads();
    if (t < 0) return;
    Y[t * 32 + threadIdx.x] = scale * X[t * 32 + threadIdx.x];
    __syncthreads();
    t += 2;
  } while (t < T);
}
