// Y[q, d] = sum over the keys k <= q + L - Q of S[q, k] V[k, d]: by tiles of 4 queries and 4 keys. A query
// without keys gives 0.
extern "C" __global__ void causal_product(const float* S, const float* V, float* Y, int Q, int L, int D) {
  const int q = blockIdx.x * 4 + threadIdx.y, d = threadIdx.x;
  if (q >= Q || d >= D) return;
  const int last_key_of_tile = blockIdx.x * 4 + 3 + L - Q;
  const int tiles = last_key_of_tile < 0 ? 0 : min(last_key_of_tile / 4 + 1, (L + 3) / 4);
  float sum = 0.0f;
  for (int tile = 0; tile < tiles; ++tile)
    for (int k = tile * 4; k < min(tile * 4 + 4, L); ++k)
      if (k <= q + L - Q + 1) sum += S[q * L + k] * V[k * D + d];
  Y[q * D + d] = sum;
}
