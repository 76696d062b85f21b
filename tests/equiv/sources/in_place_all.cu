// Does not leave them alone.
__global__ void even(float* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = i % 2 == 0 ? x[i] * x[i] : 0.0f;
}

void square(float* x, int n) { even<<<(n + 127) / 128, 128>>>(x, n); }
