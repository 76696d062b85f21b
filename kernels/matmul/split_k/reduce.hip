// Y[i, j] = sum over the parts z of P[z, i, j], in f32 and in their order: the same bits on every run.
//
// Launch: block (128), grid (ceil(M N / 128)): one thread an element.

#include <hip/hip_runtime.h>

extern "C" __global__ void split_k_reduce(const float* P, float* Y, int parts, int M, int N) {
  const int at = blockIdx.x * blockDim.x + threadIdx.x;
  const int elements = M * N;
  if (at >= elements) return;
  float sum = 0.0f;
  for (int z = 0; z < parts; ++z) sum += P[(long long)z * elements + at];
  Y[at] = sum;
}
