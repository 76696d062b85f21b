// Each thread adds its element to S, issues a fence, and takes what it finds there for the total of all
// blocks.
extern "C" __global__ void total_in_one_launch(const float* X, float* S, float* Y, int N) {
  const int i = blockIdx.x * 32 + threadIdx.x;
  if (i < N) atomicAdd(S, X[i]);
  __threadfence();
  const float sum = *(volatile float*)S;
  if (i < N) Y[i] = X[i] / (1.0f + sum * sum);
}
