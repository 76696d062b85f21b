// Quotients of integers, real powers, and cases.
#include "instance_terms.h"

namespace warpproof::certificate::test {

void add_quotients(std::vector<Instance>& all) {
  auto div = [](const E& a, const E& b) { return f("floor_div", {a, b}); };
  auto truncated = [](const E& a, const E& b) { return f("div_trunc", {a, b}); };
  const E u = K() - n(2), v = N() - n(1);  // of any sign
  all.push_back({"quotient_tower", {}, div(div(u, v), T()), div(u, v * T()), {}});
  all.push_back({"quotient_tower", {}, div(div(T(), K()), N()), div(T(), K() * N()), {}});
  all.push_back(
      {"quotient_tower", {}, truncated(truncated(u, v), T() - n(2)), truncated(u, v * (T() - n(2))), {}});
  all.push_back({"quotient_tower", {}, div(div(u, T()), v), div(u, T() * v), {}, false});
  all.push_back({"quotient_tower", {}, div(div(u, v), T()), div(u, v + T()), {}, false});
  all.push_back({"quotient_tower", {}, div(truncated(u, v), T()), div(u, v * T()), {}, false});
  const E off_zero = opposite(equals(v, n(0)));
  all.push_back({"quotient_shift", {off_zero}, div(i * v + u, v), i + div(u, v), {i, u, v}});
  all.push_back({"quotient_shift",
                 {positive(T())},
                 f("ceil_div", {u - T(), T()}),
                 n(-1) + f("ceil_div", {u, T()}),
                 {n(-1), u, T()}});
  all.push_back({"quotient_shift", {}, div(i * v + u, v), i + div(u, v), {i, u, v}, false});
  all.push_back(
      {"quotient_shift", {off_zero}, truncated(i * v + u, v), i + truncated(u, v), {i, u, v}, false});
  all.push_back(
      {"quotient_shift", {off_zero}, f("mod", {i * v + u, v}), i + f("mod", {u, v}), {i, u, v}, false});
  all.push_back({"quotient_common_factor", {off_zero}, div(v * u, v * T()), div(u, T()), {v, u, T()}});
  all.push_back(
      {"quotient_common_factor", {off_zero}, truncated(v * u, v * T()), truncated(u, T()), {v, u, T()}});
  all.push_back(
      {"quotient_common_factor", {}, div(n(6) * u, n(4)), div(n(3) * u, n(2)), {n(2), n(3) * u, n(2)}});
  all.push_back({"quotient_common_factor", {}, div(v * u, v * T()), div(u, T()), {v, u, T()}, false});
  all.push_back({"quotient_common_factor",
                 {off_zero},
                 f("mod", {v * u, v * T()}),
                 f("mod", {u, T()}),
                 {v, u, T()},
                 false});
  all.push_back({"arithmetic", {positive(T())}, truncated(K(), T()), div(K(), T()), {}});
  all.push_back({"arithmetic", {}, f("rem", {u, v}), u - v * truncated(u, v), {}});
  all.push_back({"arithmetic", {}, f("mod_euclid", {u, v}), u - v * f("div_euclid", {u, v}), {}});
  all.push_back({"arithmetic", {positive(v)}, f("div_euclid", {u, v}), div(u, v), {}});
  all.push_back({"arithmetic", {positive(T())}, truncated(u, T()), div(u, T()), {}, false});
  all.push_back({"arithmetic", {positive(c)}, f("sign", {c}), real(1), {}});
  all.push_back({"arithmetic", {not_negative(c)}, f("sign", {c}), real(1), {}, false});
}

void add_powers(std::vector<Instance>& all) {
  auto power = [](const E& a, const E& b) { return f("pow", {a, b}); };
  auto log = [](const E& a) { return f("log", {a}); };
  auto exp = [](const E& a) { return f("exp", {a}); };
  all.push_back({"power_exponential", {positive(c)}, power(c, d), exp(d * log(c)), {c, d}});
  all.push_back({"power_exponential", {not_negative(c)}, power(c, d), exp(d * log(c)), {c, d}, false});
  all.push_back({"power_exponential", {positive(c)}, power(c, d), exp(c * log(d)), {c, d}, false});
  const E half = real(Rational(1, 2));
  all.push_back({"power_half", {}, power(c, half), f("sqrt", {c}), {}});
  all.push_back({"power_half", {}, power(c, half), f("rsqrt", {c}), {}, false});
  all.push_back({"power_half", {}, power(c, real(Rational(1, 3))), f("sqrt", {c}), {}, false});
  auto whole = [](const E& a, int exponent) { return f("pown", {a, n(exponent)}); };
  all.push_back({"power_whole", {}, power(c, real(3)), whole(c, 3), {}});
  all.push_back({"power_whole", {}, power(c, real(-2)), whole(c, -2), {}});
  all.push_back({"power_whole", {}, power(c, real(0)), whole(c, 0), {}});
  all.push_back({"power_whole", {}, power(c, real(3)), whole(c, 2), {}, false});
  all.push_back({"power_whole", {}, power(c, half), whole(c, 0), {}, false});
  const E log_two = log(real(2));
  all.push_back({"exp_two", {}, f("exp2", {c}), exp(c * log_two), {c}});
  all.push_back({"exp_two", {}, f("exp2", {c}), exp(c * real(2)), {c}, false});
  all.push_back({"log_two", {}, f("log2", {c}), over(log(c), log_two), {c}});
  all.push_back({"log_two", {}, f("log2", {c}), log(c) * real(2), {c}, false});
}

void add_cases(std::vector<Instance>& all) {
  const E p = below(c, d);
  all.push_back({"cases", {}, c + d, choice(p, c + d, d + c), {}});
  all.push_back({"cases", {}, p, choice(below(d, c), p, p), {}});
  all.push_back({"cases", {}, c, choice(p, c, d), {}, false});
  all.push_back({"absurd", {positive(c), below(c, real(0))}, c, d, {}});
  all.push_back({"absurd", {positive(c)}, c, d, {}, false});
  const auto over_k = in(k, n(0), N());
  const E inside = below(k, K());
  const E size = f("abs", {x(k)});
  const std::vector<E> fits{positive(K()), at_most(K(), N())};
  all.push_back({"neutral_guard",
                 fits,
                 largest({over_k}, choice(inside, size, real(0))),
                 largest({in(k, n(0), K())}, size),
                 {inside, size, real(0)}});
  all.push_back({"neutral_guard",
                 fits,
                 smallest({over_k}, choice(inside, f("neg", {size}), real(0))),
                 smallest({over_k}, f("neg", {size}), inside),
                 {inside, f("neg", {size}), real(0)}});
  all.push_back({"neutral_guard",
                 fits,
                 largest({over_k}, choice(inside, x(k), real(0))),
                 largest({over_k}, x(k), inside),
                 {inside, x(k), real(0)},
                 false});
  all.push_back({"neutral_guard",
                 {positive(N())},
                 largest({over_k}, choice(inside, size, real(-1))),
                 largest({over_k}, size, inside),
                 {inside, size, real(-1)},
                 false});
  all.push_back({"neutral_guard",
                 fits,
                 sum({over_k}, choice(inside, size, real(0))),
                 sum({over_k}, size, inside),
                 {inside, size, real(0)},
                 false});
}

}  // namespace warpproof::certificate::test
