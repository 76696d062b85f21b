extern "C" __global__ void finish(const float* P, float* Y, int M, int N) {
  int n = M * N;
  int id = blockIdx.x * 32 + threadIdx.x;
  if (id < n) Y[id] = P[id] + P[n + id];
}
