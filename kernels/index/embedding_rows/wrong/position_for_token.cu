// Y[t, d] = E[tokens[t], d], in f32; tokens are row numbers of E.
//
// Launch: block (32), grid (T): one block a token, any D.

extern "C" __global__ void embedding_rows(const float* E, const int* tokens, float* Y, int T, int V, int D) {
  const long long from = (long long)min(blockIdx.x, V - 1) * D;
  for (int d = threadIdx.x; d < D; d += blockDim.x) Y[(long long)blockIdx.x * D + d] = E[from + d];
}
