// Y[b] = sum of A[b, k] x[k]: a warp a batch, a ring of four stages of 32 terms.
extern "C" __global__ void ring_of_stages(const float* A, const float* x, float* Y, int K) {
  const float* row = A + (long long)blockIdx.x * K;
  float stage[4] = {0.0f, 0.0f, 0.0f, 0.0f};
  for (int begin = 0; begin < K; begin += 128)
    for (int s = 0; s < 4; ++s) {
      const int k = begin + s * 32 + threadIdx.x;
      if (k < K) stage[s] += row[k] * x[k];
    }
  float sum = stage[0] + stage[1] + stage[2] + stage[3];
  for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, distance);
  if (threadIdx.x == 0) Y[blockIdx.x] = sum;
}
