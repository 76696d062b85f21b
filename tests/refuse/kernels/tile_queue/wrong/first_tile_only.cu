// Y[t, c] = s[t] X[t, c]; block b takes the tiles b, b + 2, b + 4, ...
extern "C" __global__ void tile_queue(const float* X, const float* s, float* Y, int T) {
  for (int t = blockIdx.x < T ? blockIdx.x : -1; t >= 0; t = -1) {
    const float scale = s[t];
    Y[t * 32 + threadIdx.x] = scale * X[t * 32 + threadIdx.x];
  }
}
