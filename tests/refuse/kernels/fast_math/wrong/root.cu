// flags: -O3 -use_fast_math
// Times the root instead of divided by it.
extern "C" __global__ void fast_math(const float* X, const float* S, float* Y, float* Z, float* L, int N) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < N) {
    float x = X[i], s = S[i];
    Y[i] = 0.5f * x * (1.f + tanhf(0.7978845608028654f * (x + 0.044715f * x * x * x)));
    Z[i] = x / (1.f + expf(-x)) * sqrtf(s);
    L[i] = logf(s) + sqrtf(s) * s;
  }
}
