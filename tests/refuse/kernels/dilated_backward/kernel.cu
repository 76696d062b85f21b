// Y[l] = w0 G[l + 2] + w1 G[l] + w2 G[l - 2]: each element gathers what belongs to it.
extern "C" __global__ void dilated_backward(const float* G, const float* w, float* Y, int L) {
  const int l = blockIdx.x * 16 + threadIdx.x;
  if (l >= L) return;
  float sum = w[1] * G[l];
  if (l + 2 < L) sum += w[0] * G[l + 2];
  if (l >= 2) sum += w[2] * G[l - 2];
  Y[l] = sum;
}
