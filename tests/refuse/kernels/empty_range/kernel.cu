extern "C" __global__ void writes_anywhere(const float* E, const int* tok, float* Y, int T, int V, int D) {
  Y[1000000] = 1;
  Y[threadIdx.x / 2] = threadIdx.x + E[threadIdx.x * 1000];
}
