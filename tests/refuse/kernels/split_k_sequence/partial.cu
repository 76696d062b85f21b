extern "C" __global__ void partial(const float* X, const float* W, float* P, int M, int N, int K) {
  int j = blockIdx.x, i = blockIdx.y, z = blockIdx.z;
  int half = (K + 1) / 2;
  float acc = 0.f;
  for (int k = z * half; k < min(K, (z + 1) * half); ++k) acc += X[i * K + k] * W[k * N + j];
  P[(z * M + i) * N + j] = acc;
}
