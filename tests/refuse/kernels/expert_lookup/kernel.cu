// Y[t] = S[e] for the expert e with first[e] <= t < first[e + 1], found by halving; E < 64.
extern "C" __global__ void expert_lookup(const float* S, const int* first, float* Y, int E, int T) {
  __shared__ int table[64];
  if (threadIdx.x <= E) table[threadIdx.x] = first[threadIdx.x];
  __syncthreads();
  const int t = blockIdx.x * 64 + threadIdx.x;
  if (t >= T) return;
  int low = 0, high = E;
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    if (table[middle] <= t)
      low = middle;
    else
      high = middle;
  }
  Y[t] = S[low];
}
