// A sum by a tree in dynamic shared memory, wrong: barrier inside if.
extern "C" __global__ void rowsum_tree(const float* X, float* Y, int M, int N) {
  extern __shared__ float s[];
  int t = threadIdx.x;
  float v = 0.f;
  for (int j = t; j < N; j += blockDim.x) v += X[(long long)blockIdx.x * N + j];
  s[t] = v;
  __syncthreads();
  for (int o = blockDim.x / 2; o > 0; o /= 2) {
    if (t < o) {
      s[t] += s[t + o];
      __syncthreads();
    }
  }
  if (t == 0) Y[blockIdx.x] = s[0];
}
