// H[b] += how often b occurs in X, 0 <= X[i] < B. Counts of a block are made in shared memory first.
//
// Launch: block (64), grid (ceil(N / 64)), 4 B bytes of dynamic shared memory. H holds zeros before.

extern "C" __global__ void histogram(const int* X, int* H, int N, int B) {
  extern __shared__ int counts[];
  for (int b = threadIdx.x; b < B; b += blockDim.x) counts[b] = 0;
  __syncthreads();
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&counts[X[min(i, N - 1)]], 1);
  __syncthreads();
  for (int b = threadIdx.x; b < B; b += blockDim.x) atomicAdd(&H[b], counts[b]);
}
