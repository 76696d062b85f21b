// Y[d] = sum over the steps l of A[l, d] * B[l, D - 1 - d]. One thread a channel; the step's vectors are
// staged in shared memory.
extern "C" __global__ void state_scan(const float* A, const float* B, float* Y, int L, int D) {
  __shared__ float a[1024], b[1024];
  const int d = threadIdx.x;
  float state = 0.0f;
  for (int l = 0; l < L; ++l) {
    a[d] = A[l * D + d];
    b[d] = B[l * D + d];
    state += a[d] * b[D - 1 - d];
    __syncthreads();  // before the next step is staged
  }
  Y[d] = state;
}
