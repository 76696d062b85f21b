// The same with other names, one branch for each half of the sizes and other blocks.
__global__ void mix(const float* x, const float* z, float* y, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + 2.0f * z[i] + y[i];
}

void mix_on_device(const float* x, const float* z, float* y, int n) {
  const float part = 1.0f / n;
  if (n < 200)
    mix<<<(n + 31) / 32, 32>>>(x, z, y, part, n);
  else
    mix<<<(n + 127) / 128, 128>>>(x, z, y, 1.0f / n, n);
}
