// Kernels that one function launches side by side, into arrays of their own.
#define KERNEL(name, factor)                             \
  __global__ void name(float* in, float* out, int n) {   \
    int i = blockIdx.x * blockDim.x + threadIdx.x;       \
    if (i < n) out[i] = factor * in[i];                  \
  }
KERNEL(first, 2.0f)
KERNEL(second, 2.0f)
KERNEL(third, 3.0f)
KERNEL(timed, 2.0f)
KERNEL(swapped, 2.0f)
KERNEL(moved, 2.0f)
KERNEL(alias, 2.0f)
KERNEL(often, 2.0f)
KERNEL(maybe, 2.0f)
KERNEL(onto, 2.0f)
KERNEL(later, 2.0f)

int main(int argc, char** argv) {
  const int n = 1 << 20;
  float *a, *b, *c, *d;
  cudaMalloc(&a, n * sizeof(float));
  cudaMalloc(&b, n * sizeof(float));
  cudaMalloc(&c, n * sizeof(float));
  cudaMalloc(&d, n * sizeof(float));
  float* e = a;
  first<<<(n + 127) / 128, 128>>>(a, b, n);
  second<<<(n + 255) / 256, 256>>>(a, c, n);
  third<<<(n + 255) / 256, 256>>>(a, c, n);
  for (int i = 0; i < 10; ++i) timed<<<(n + 255) / 256, 256>>>(a, c, n);
  swapped<<<(n + 255) / 256, 256>>>(c, a, n);
  moved<<<(n + 255) / 256, 256>>>(a + 1, c, n);
  alias<<<(n + 255) / 256, 256>>>(a, e, n);
  often<<<(n + 255) / 256, 256>>>(a, c, n);
  often<<<(n + 255) / 256, 256>>>(c, d, n);
  if (argc > 1) maybe<<<(n + 255) / 256, 256>>>(a, c, n);
  onto<<<(n + 255) / 256, 256>>>(b, a, n);
  if (argc > 2) return 1;
  later<<<(n + 255) / 256, 256>>>(a, d, n);
  return 0;
}
