// Row tiles of 4, column tiles of 8: compute up to the diagonal, then clear.
extern "C" __global__ void two_phases(const float* G, float* Y, int L) {
  const int i = blockIdx.x * 4 + threadIdx.y;
  if (i >= L) return;
  const int computed = (blockIdx.x * 4 + 4 + 7) / 8;  // column tiles that touch the triangle
  int tile = 0;
  for (; tile < computed; ++tile) {
    const int j = tile * 8 + threadIdx.x;
    if (j < L) Y[i * L + j] = j <= i ? G[i * L + j] : 0.0f;
  }
  for (++tile; tile * 8 < L; ++tile) {
    const int j = tile * 8 + threadIdx.x;
    if (j < L) Y[i * L + j] = 0.0f;
  }
}
