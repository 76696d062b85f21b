// LayerNorm in two passes, the shared sums used twice.
__device__ float block_sum(float v, float* s) {
  for (int o = 16; o > 0; o >>= 1) v += __shfl_xor_sync(~0u, v, o);
  __syncthreads();
  if (threadIdx.x % 32 == 0) s[threadIdx.x / 32] = v;
  __syncthreads();
  return s[0] + s[1];
}
extern "C" __global__ void layer_norm(const float* X, const float* g, const float* b, float* Y, int N,
                                      float eps) {
  __shared__ float s[2];
  const float* x = X + (size_t)blockIdx.x * N;
  float t = 0.f;
  for (int j = threadIdx.x; j < N; j += 64) t += x[j];
  float mu = block_sum(t, s) / N;
  float q = 0.f;
  for (int j = threadIdx.x; j < N; j += 64) {
    float d = x[j] - mu;
    q += d * d;
  }
  float r = rsqrtf(block_sum(q, s) / N + eps);
  for (int j = threadIdx.x; j < N; j += 64) Y[(size_t)blockIdx.x * N + j] = (x[j] - mu) * r * g[j] + b[j];
}
