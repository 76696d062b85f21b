// Y[i, j] = (X[i, j] - mean) * rsqrt(variance + 1 / 64). Warp 0 finds mean and variance (Welford in a lane,
// then merged by shuffles); both warps write the row.
extern "C" __global__ void welford_rows(const float* X, float* Y, int N) {
  __shared__ float shared_mean, shared_variance;
  const float* row = X + (long long)blockIdx.x * N;
  if (threadIdx.y == 0) {
    float count = 0.0f, mean = 0.0f, m2 = 0.0f;
    for (int j = threadIdx.x; j < N; j += 32) {
      count += 1.0f;
      const float delta = row[j] - mean;
      mean += delta / count;
      m2 += delta * delta * ((count - 1.0f) / count);
    }
    for (int distance = 16; distance > 0; distance /= 2) {
      const float count_b = __shfl_xor_sync(0xffffffffu, count, distance);
      const float mean_b = __shfl_xor_sync(0xffffffffu, mean, distance);
      const float m2_b = __shfl_xor_sync(0xffffffffu, m2, distance);
      const float total = count + count_b;
      if (total > 0.0f) {
        const float delta = mean_b - mean;
        m2 += m2_b + delta * delta * (count * count_b / total);
        mean = (mean * count + mean_b * count_b) / total;
      }
      count = total;
    }
    if (threadIdx.x == 0) {
      shared_mean = mean;
      shared_variance = m2 / (float)N;
    }
  }
  const float scale = rsqrtf(shared_variance + 0.015625f);
  for (int j = threadIdx.y * 32 + threadIdx.x; j < N; j += 64)
    Y[(long long)blockIdx.x * N + j] = (row[j] - shared_mean) * scale;
}
