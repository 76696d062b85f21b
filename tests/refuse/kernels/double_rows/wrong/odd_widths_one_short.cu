// Y[i, j] = X[i, j] / (1 + sum of the squares of row i), in doubles; the lanes' sums lie in dynamic shared
// memory.
extern "C" __global__ void double_rows(const double* X, double* Y, int C) {
  extern __shared__ double bytes[];
  double* scratch = bytes;
  const double* row = X + (long long)blockIdx.x * C;
  double squares = 0.0;
  for (int j = threadIdx.x; j < C; j += 32) squares += row[j] * row[j];
  scratch[threadIdx.x] = squares;
  __syncthreads();
  double total = 0.0;
  for (int lane = 0; lane < 32 - C % 2; ++lane) total += scratch[lane];
  for (int j = threadIdx.x; j < C; j += 32) Y[(long long)blockIdx.x * C + j] = row[j] / (1.0 + total);
}
