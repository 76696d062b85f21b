// One of the two does so no more.
__global__ void twice(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2.0f * x[i];
}

void one(const float* x, float* y, int n) { twice<<<(n + 127) / 128, 128>>>(x, y, n); }
void two(const float* x, float* y, int n) {}
