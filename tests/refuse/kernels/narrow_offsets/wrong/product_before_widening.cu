// Y[i, j] = 2 X[i, j], rows ld elements apart.
extern "C" __global__ void narrow_offsets(const float* X, float* Y, int N, int ld) {
  const long long offset = (long long)(short)((short)blockIdx.x * (short)1 * (short)ld);
  for (int j = threadIdx.x; j < N; j += 32) Y[offset + j] = 2.0f * X[offset + j];
}
