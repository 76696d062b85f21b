// The block is as large as the array.
__global__ void scale(float* y, const float* x, int count, float a) { y[threadIdx.x] = a * x[threadIdx.x]; }

void scale_on_device(float* y, const float* x, int n, float a) { scale<<<1, n>>>(y, x, 7, a); }
