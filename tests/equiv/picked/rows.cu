extern "C" __global__ void rows(const float* E, const float* P, const int* tokens, const int* kinds, float* Y, int D) {
  const int t = blockIdx.x;
  for (int d = threadIdx.x; d < D; d += blockDim.x) Y[t * D + d] = E[tokens[t] * D + d] + P[kinds[t] * D + d];
}
