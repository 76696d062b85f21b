// Sine and cosine are exchanged.
extern "C" __global__ void rope(const float* X, const float* T, float* Y, int N, int D) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N * D) {
    float angle = T[i];
    float a = X[2 * i], b = X[2 * i + 1];
    float c = cosf(angle), s = sinf(angle);
    Y[2 * i] = a * s - b * c;
    Y[2 * i + 1] = a * c + b * s;
  }
}
