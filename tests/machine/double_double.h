#pragma once
// Reference values of the one-argument functions in double-double arithmetic, for the host and for a device.
//
// A value is high + low, |low| <= ulp(high) / 2. Add, multiply and divide lose less than 2^-100 of the result
// (Dekker 1971, Knuth TAOCP 2: two-sum; products by fma). Every function below stays within 2^-80 of its
// exact value (relative; sine and cosine: absolute, for |x| <= 100 pi), which the test machine.reference
// checks against enclosures. Compile without contraction (-ffp-contract=off, --fmad=false): two-sum needs
// every rounding where it stands.

#include <cmath>

#ifdef __CUDACC__
#define ON_BOTH __host__ __device__ inline
#else
#define ON_BOTH inline
#endif

namespace sweep {

using std::isinf;
using std::isnan;

struct Pair {
  double high;
  double low;
};

ON_BOTH Pair quick_sum(double a, double b) {  // |a| >= |b|
  const double sum = a + b;
  return {sum, b - (sum - a)};
}
ON_BOTH Pair two_sum(double a, double b) {
  const double sum = a + b;
  const double part = sum - a;
  return {sum, (a - (sum - part)) + (b - part)};
}
ON_BOTH Pair two_product(double a, double b) {
  const double product = a * b;
  return {product, fma(a, b, -product)};
}
ON_BOTH Pair add(Pair a, Pair b) {
  Pair s = two_sum(a.high, b.high);
  const Pair t = two_sum(a.low, b.low);
  s = quick_sum(s.high, s.low + t.high);
  return quick_sum(s.high, s.low + t.low);
}
ON_BOTH Pair multiply(Pair a, Pair b) {
  const Pair p = two_product(a.high, b.high);
  return quick_sum(p.high, p.low + (a.high * b.low + a.low * b.high));
}
ON_BOTH Pair divide(Pair a, Pair b) {
  const double first = a.high / b.high;
  Pair rest = multiply({first, 0}, b);
  rest = add(a, {-rest.high, -rest.low});
  const double second = rest.high / b.high;
  const Pair again = multiply({second, 0}, b);
  rest = add(rest, {-again.high, -again.low});
  const Pair sum = quick_sum(first, second);
  return add(sum, {rest.high / b.high, 0});
}
ON_BOTH Pair divide(Pair a, double b) { return divide(a, Pair{b, 0}); }
ON_BOTH Pair negate(Pair a) { return {-a.high, -a.low}; }

/// e^t - 1 for |t| <= 0.012.
ON_BOTH Pair small_expm1(Pair t) {
  Pair sum = {1, 0};
  for (int n = 14; n >= 2; --n) sum = add({1, 0}, divide(multiply(sum, t), static_cast<double>(n)));
  return multiply(sum, t);
}
/// e^t for |t| <= 0.7: of t / 64, squared six times.
ON_BOTH Pair small_exp(Pair t) {
  Pair power = add({1, 0}, small_expm1({t.high / 64, t.low / 64}));
  for (int n = 0; n < 6; ++n) power = multiply(power, power);
  return power;
}
ON_BOTH Pair ln2() { return {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56}; }
ON_BOTH Pair one_over_ln2() { return {0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56}; }

ON_BOTH Pair exp2_of(double x) {
  if (x > 1000) return {INFINITY, 0};
  if (x < -1000) return {0, 0};
  const double k = rint(x);
  const Pair power = small_exp(multiply({x - k, 0}, ln2()));
  return {ldexp(power.high, static_cast<int>(k)), ldexp(power.low, static_cast<int>(k))};
}
/// e^t for |t| <= 600.
ON_BOTH Pair exp_of(Pair t) {
  const double k = rint(t.high * 1.4426950408889634);
  const Pair part = multiply({k, 0}, ln2());
  const Pair power = small_exp(add(t, negate(part)));
  return {ldexp(power.high, static_cast<int>(k)), ldexp(power.low, static_cast<int>(k))};
}

ON_BOTH Pair log2_of(double x) {
  if (x == 0) return {-INFINITY, 0};
  if (!(x > 0)) return {NAN, 0};
  if (isinf(x)) return {x, 0};
  int exponent = 0;
  double m = frexp(x, &exponent);  // [1/2, 1)
  if (m < 0.75) {
    m *= 2;
    --exponent;
  }
  if (m == 1) return {static_cast<double>(exponent), 0};
  // One step of Newton's method from the double logarithm: ln m = y + (m e^-y - 1), the square of that
  // dropped.
  const double y = log(m);
  const Pair rest = add(multiply({m, 0}, exp_of({-y, 0})), {-1, 0});
  return add(multiply(add({y, 0}, rest), one_over_ln2()), {static_cast<double>(exponent), 0});
}

ON_BOTH Pair reciprocal_of(double x) {
  const double y = 1 / x;
  if (x == 0 || isinf(x) || isnan(x)) return {y, 0};
  return {y, fma(-y, x, 1.0) / x};
}
ON_BOTH Pair root_of(double x) {
  const double y = sqrt(x);
  if (!(x > 0) || isinf(x)) return {y, 0};
  return {y, fma(-y, y, x) / (2 * y)};
}
ON_BOTH Pair reciprocal_root_of(double x) {
  if (x == 0) return {1 / x, 0};
  if (!(x > 0)) return {NAN, 0};
  if (isinf(x)) return {0, 0};
  const double y = 1 / sqrt(x);
  const Pair square = two_product(y, y);
  const Pair rest = add({fma(-x, square.high, 1.0), 0}, {-x * square.low, 0});
  return quick_sum(y, y * (rest.high / 2 + 0.375 * rest.high * rest.high));
}

ON_BOTH Pair series(Pair r, int first) {  // r^first / first! - r^(first + 2) / (first + 2)! + ..., |r| < 0.8
  const Pair minus_square = negate(multiply(r, r));
  Pair sum = {1, 0};
  for (int n = 26 + first; n > first; n -= 2)
    sum = add({1, 0}, divide(multiply(sum, minus_square), static_cast<double>(n * (n - 1))));
  return first == 0 ? sum : multiply(sum, r);
}
/// Sine (quarter 0) or cosine (quarter 1), |x| < 2^20: x - k pi/2 with pi/2 in three parts.
ON_BOTH Pair circular(double x, int quarter) {
  const double k = rint(x * 0.63661977236758134308);
  const Pair first = two_product(k, 0x1.921fb54442d18p+0);
  const Pair second = two_product(k, 0x1.1a62633145c07p-54);
  Pair r = two_sum(x, -first.high);
  r = add(r, {-first.low, 0});
  r = add(r, negate(second));
  r = add(r, {-k * -0x1.f1976b7ed8fbcp-110, 0});
  const int turn = (static_cast<int>(k) + quarter) & 3;
  const Pair value = series(r, turn % 2 == 0 ? 1 : 0);
  return turn < 2 ? value : negate(value);
}
ON_BOTH Pair sine_of(double x) {
  if (x == 0) return {x, 0};
  return fabs(x) < 1048576 ? circular(x, 0) : Pair{sin(x), 0};
}
ON_BOTH Pair cosine_of(double x) { return fabs(x) < 1048576 ? circular(x, 1) : Pair{cos(x), 0}; }

ON_BOTH Pair tanh_of(double x) {
  if (x == 0 || isnan(x)) return {x, 0};
  if (fabs(x) > 60) return {x > 0 ? 1.0 : -1.0, 0};
  const Pair t = {2 * x, 0};
  const Pair q = fabs(t.high) <= 0.012 ? small_expm1(t) : add(exp_of(t), {-1, 0});
  return divide(q, add(q, {2, 0}));
}

}  // namespace sweep
