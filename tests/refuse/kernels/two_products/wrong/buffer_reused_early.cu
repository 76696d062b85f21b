// P = A B; Y = (P squared, element by element) C. The tile holds A first, then the squares.
extern "C" __global__ void two_products(const float* A, const float* B, const float* C, float* Y, int M) {
  __shared__ float tile[16][17];
  const int i = threadIdx.y, j = threadIdx.x;
  tile[i][j] = i < M ? A[i * 16 + j] : 0.0f;
  __syncthreads();
  float p = 0.0f;
  for (int k = 0; k < 16; ++k) p += tile[i][k] * B[k * 16 + j];
  tile[i][j] = p * p;
  __syncthreads();
  float y = 0.0f;
  for (int k = 0; k < 16; ++k) y += tile[i][k] * C[k * 16 + j];
  if (i < M) Y[i * 16 + j] = y;
}
