// A function that no header here declares gets the inputs.
__global__ void mix(const float* x, const float* z, float* y, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + 2.0f * z[i] + y[i];
}

void mix_on_device(const float* x, const float* z, float* y, int n) {
  exchange(x, z);
  const float share = 1.0f / n;
  mix<<<(n + 127) / 128, 128>>>(x, z, y, share, n);
}
