// W[g, d] = sum of the squares of column d over the rows of group g; groups of A, B and C rows follow each
// other.
extern "C" __global__ void grouped_products(const float* X, float* W, int A, int B, int C, int D) {
  const int g = blockIdx.x;
  const int begin = g == 0 ? 0 : g == 1 ? A : A + B;
  const int end = g == 0 ? A : g == 1 ? A + B : A + B + C;
  for (int d = threadIdx.x; d < D; d += 32) {
    float sum = 0.0f;
    for (int r = begin; r < min(end + 1, A + B + C); ++r)
      sum += X[(long long)r * D + d] * X[(long long)r * D + d];
    W[(long long)g * D + d] = sum;
  }
}
