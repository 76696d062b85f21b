// Every input of a one-argument approximate function of PTX against its reference in double-double (sweep.py
// runs it). Compile with --fmad=false: double_double.h needs every rounding where it stands.

#include <cstdint>

#include "double_double.h"

namespace sweep {

/// What one launch saw; sweep.py reads the same layout.
struct Result {
  double worst[3];        ///< largest error: in units of the last place, absolute, relative
  std::uint32_t at[3];    ///< their arguments, as bits
  std::uint32_t gave[3];  ///< and what the device answered
  std::uint32_t odd_at;   ///< an argument whose answer is wrong in kind, and that answer
  std::uint32_t odd_gave;
  std::uint64_t count;
  std::uint64_t not_nearest;  ///< answers that are not the correctly rounded ones
  std::uint64_t flushed;      ///< zeros in place of a subnormal, where the form says .ftz
  std::uint64_t near_tie;     ///< references within 2^-50 units of the middle of two floats: left to MPFR
  std::uint64_t odd;          ///< NaN, infinity or zero where another is due, or the reverse
  std::uint64_t other_nan;    ///< NaN as it should be, but not 0x7fffffff
};

__device__ inline double unit_of(Pair value) {
  const double magnitude = fabs(value.high);
  int exponent = ilogb(magnitude);
  if (magnitude == ldexp(1.0, exponent) && (value.low < 0) == (value.high > 0) && value.low != 0) --exponent;
  return ldexp(1.0, (exponent < -126 ? -126 : exponent > 127 ? 127 : exponent) - 23);
}

__device__ inline double distance(double number, Pair value) {
  return fabs((number - value.high) - value.low);
}

__device__ inline void odd(Result& result, std::uint32_t bits, float answer) {
  ++result.odd;
  result.odd_at = bits;
  result.odd_gave = __float_as_uint(answer);
}

__device__ inline void count_rounding(Result& result, std::uint32_t bits, float answer, Pair value,
                                      double unit, std::uint32_t* ties) {
  float nearest = __double2float_rn(value.high);
  double error = distance(nearest, value);
  const float neighbours[2] = {nextafterf(nearest, INFINITY), nextafterf(nearest, -INFINITY)};
  for (const float other : neighbours) {
    if (distance(other, value) < error) {
      nearest = other;
      error = distance(other, value);
    }
  }
  if (answer != nearest) ++result.not_nearest;
  if (fabs(error - unit / 2) > ldexp(unit, -50)) return;
  ++result.near_tie;
  const std::uint32_t slot = atomicAdd(ties, 1u);
  if (slot < 255) ties[1 + slot] = bits;
}

__device__ inline void measure(Result& result, std::uint32_t bits, float answer, Pair value, bool flushes,
                               std::uint32_t* ties) {
  ++result.count;
  if (isnan(value.high)) {
    if (!isnan(answer)) return odd(result, bits, answer);
    if (__float_as_uint(answer) != 0x7fffffffu) ++result.other_nan;
    return;
  }
  const bool overflows = fabs(value.high) >= 0x1.ffffffp127;
  if (value.high == 0 || overflows) {
    const float due =
        overflows ? copysignf(INFINITY, static_cast<float>(value.high)) : static_cast<float>(value.high);
    if (__float_as_uint(answer) != __float_as_uint(due)) odd(result, bits, answer);
    return;
  }
  if (isnan(answer)) return odd(result, bits, answer);
  if (flushes && answer == 0 && fabs(value.high) < 0x1p-126) {
    ++result.flushed;
    return;
  }
  const double number = isinf(answer) ? copysign(0x1p128, value.high) : static_cast<double>(answer);
  const double unit = unit_of(value);
  const double error = distance(number, value);
  const double errors[3] = {error / unit, error, error / fabs(value.high)};
  for (int kind = 0; kind < 3; ++kind) {
    if (errors[kind] <= result.worst[kind]) continue;
    result.worst[kind] = errors[kind];
    result.at[kind] = bits;
    result.gave[kind] = __float_as_uint(answer);
  }
  count_rounding(result, bits, answer, value, unit, ties);
}

__device__ inline void join(Result& a, const Result& b) {
  for (int kind = 0; kind < 3; ++kind) {
    // of equal errors the smaller argument: the table does not depend on the order of the threads
    if (b.worst[kind] < a.worst[kind] || (b.worst[kind] == a.worst[kind] && b.at[kind] >= a.at[kind]))
      continue;
    a.worst[kind] = b.worst[kind];
    a.at[kind] = b.at[kind];
    a.gave[kind] = b.gave[kind];
  }
  if (b.odd != 0 && (a.odd == 0 || b.odd_at < a.odd_at)) {
    a.odd_at = b.odd_at;
    a.odd_gave = b.odd_gave;
  }
  a.count += b.count;
  a.not_nearest += b.not_nearest;
  a.flushed += b.flushed;
  a.near_tie += b.near_tie;
  a.odd += b.odd;
  a.other_nan += b.other_nan;
}

template <class Instruction, class Reference>
__device__ void sweep_range(std::uint32_t first, std::uint64_t count, bool flushes, Result* results,
                            std::uint32_t* ties, Instruction instruction, Reference reference) {
  __shared__ Result shared[256];
  Result mine = {};
  const std::uint64_t stride = static_cast<std::uint64_t>(gridDim.x) * blockDim.x;
  for (std::uint64_t i = static_cast<std::uint64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count;
       i += stride) {
    const std::uint32_t bits = first + static_cast<std::uint32_t>(i);
    float x = __uint_as_float(bits);
    const float answer = instruction(x);
    if (flushes && (bits & 0x7f800000u) == 0) x = copysignf(0.0f, x);
    measure(mine, bits, answer, reference(x), flushes, ties);
  }
  shared[threadIdx.x] = mine;
  __syncthreads();
  if (threadIdx.x != 0) return;
  for (unsigned t = 1; t < blockDim.x; ++t) join(mine, shared[t]);
  results[blockIdx.x] = mine;
}

}  // namespace sweep

#define SWEEP(NAME, TEXT, FLUSHES, REFERENCE)                                                       \
  extern "C" __global__ void __launch_bounds__(256)                                                 \
      NAME(std::uint32_t first, std::uint64_t count, sweep::Result* results, std::uint32_t* ties) { \
    const auto instruction = [](float x) {                                                          \
      float y;                                                                                      \
      asm volatile(TEXT " %0, %1;" : "=f"(y) : "f"(x));                                             \
      return y;                                                                                     \
    };                                                                                              \
    const auto reference = [](float x) { return sweep::REFERENCE(static_cast<double>(x)); };        \
    sweep::sweep_range(first, count, FLUSHES, results, ties, instruction, reference);               \
  }

SWEEP(ex2_approx_f32, "ex2.approx.f32", false, exp2_of)
SWEEP(ex2_approx_ftz_f32, "ex2.approx.ftz.f32", true, exp2_of)
SWEEP(lg2_approx_f32, "lg2.approx.f32", false, log2_of)
SWEEP(lg2_approx_ftz_f32, "lg2.approx.ftz.f32", true, log2_of)
SWEEP(rcp_approx_f32, "rcp.approx.f32", false, reciprocal_of)
SWEEP(rcp_approx_ftz_f32, "rcp.approx.ftz.f32", true, reciprocal_of)
SWEEP(rsqrt_approx_f32, "rsqrt.approx.f32", false, reciprocal_root_of)
SWEEP(rsqrt_approx_ftz_f32, "rsqrt.approx.ftz.f32", true, reciprocal_root_of)
SWEEP(sqrt_approx_f32, "sqrt.approx.f32", false, root_of)
SWEEP(sqrt_approx_ftz_f32, "sqrt.approx.ftz.f32", true, root_of)
SWEEP(sin_approx_f32, "sin.approx.f32", false, sine_of)
SWEEP(sin_approx_ftz_f32, "sin.approx.ftz.f32", true, sine_of)
SWEEP(cos_approx_f32, "cos.approx.f32", false, cosine_of)
SWEEP(cos_approx_ftz_f32, "cos.approx.ftz.f32", true, cosine_of)
SWEEP(tanh_approx_f32, "tanh.approx.f32", false, tanh_of)
