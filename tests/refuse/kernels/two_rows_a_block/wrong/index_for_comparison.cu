// Y = A x: one warp makes two rows.
extern "C" __global__ void two_rows_a_block(const float* A, const float* x, float* Y, int M, int K) {
  for (int r = 0; r < 2; ++r) {
    const int row = blockIdx.x * 2 + r;
    if (!row) continue;
    float sum = 0.0f;
    for (int k = threadIdx.x; k < K; k += 32) sum += A[(long long)row * K + k] * x[k];
    for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, distance);
    if (threadIdx.x == 0) Y[row] = sum;
  }
}
