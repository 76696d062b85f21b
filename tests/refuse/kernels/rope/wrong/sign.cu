// The sign of a rotation is lost.
extern "C" __global__ void rope(const float* X, const float* T, float* Y, int N, int D) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N * D) {
    float angle = T[i];
    float a = X[2 * i], b = X[2 * i + 1];
    float c = cosf(angle), s = sinf(angle);
    Y[2 * i] = a * c + b * s;
    Y[2 * i + 1] = a * s + b * c;
  }
}
