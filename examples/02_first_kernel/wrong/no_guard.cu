// y[i] = a * x[i] + b[i]; one thread an element, and nobody looks at n.
extern "C" __global__ void scale_and_add(const float* x, const float* b, float* y, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = a * x[i] + b[i];
}
