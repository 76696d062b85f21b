#include "instance_terms.h"

namespace warpproof::certificate::test {

namespace {

void add_rings(std::vector<Instance>& all) {
  all.push_back({"ring", {}, (c + d) * (c - d), c * c - d * d, {}});
  all.push_back({"ring", {}, over(c, d * d) * d, over(c, d), {}});
  all.push_back({"ring", {}, over(real(1), over(real(1), c)), real(1) * c, {}});
  all.push_back({"ring", {}, sum({in(k, n(0), K())}, x(k) * c), sum({in(l, n(0), K())}, c * x(l)), {}});
  all.push_back({"ring", {}, over(c, d) * d, real(1) * c, {}, false});
  all.push_back({"ring", {}, (c + d) * (c + d), c * c + d * d, {}, false});
  all.push_back({"ring", {}, sum({in(k, n(0), K())}, x(k)), sum({in(k, n(0), N())}, x(k)), {}, false});
  all.push_back({"exponential", {}, f("exp", {c + d}), f("exp", {c}) * f("exp", {d}), {}});
  all.push_back({"exponential", {}, over(f("exp", {c}), f("exp", {d})), f("exp", {c - d}), {}});
  all.push_back({"exponential", {}, f("exp", {c}) + f("exp", {d}), f("exp", {c + d}), {}, false});
  all.push_back({"exponential", {}, f("exp", {c * d}), f("exp", {c}) * f("exp", {d}), {}, false});
  const E p = below(c, d), q = at_most(d, real(0));
  all.push_back({"selection", {}, choice(p, c, d) + choice(p, d, c), c + d, {}});
  all.push_back(
      {"selection", {}, choice(both(p, q), c, real(0)), choice(p, choice(q, c, real(0)), real(0)), {}});
  all.push_back({"selection", {}, choice(p, c, d), choice(opposite(p), d, c), {}});
  all.push_back({"selection", {}, choice(p, c, d), choice(q, c, d), {}, false});
  all.push_back({"selection",
                 {},
                 choice(either(p, q), c, real(0)),
                 choice(p, c, real(0)) + choice(q, c, real(0)),
                 {},
                 false});
  all.push_back({"arithmetic", {}, f("mod", {n(2) * K() + n(1), n(2)}), n(1), {}});
  all.push_back({"digits", {positive(T())}, f("mod", {i * T(), T()}), n(0), {i, n(0), T()}});
  const E one_more = i * T() + n(1);
  all.push_back({"digits", {below(n(1), T())}, f("floor_div", {one_more, T()}), i, {i, n(1), T()}});
  all.push_back({"digits", {below(n(1), T())}, f("ceil_div", {i * T() - n(1), T()}), i, {i, n(-1), T()}});
  all.push_back({"digits", {positive(T())}, f("floor_div", {one_more, T()}), i, {i, n(1), T()}, false});
  all.push_back({"digits", {}, f("floor_div", {i * T(), T()}), i, {i, n(0), T()}, false});
  all.push_back({"digits", {below(n(1), T())}, f("ceil_div", {one_more, T()}), i, {i, n(1), T()}, false});
  all.push_back({"arithmetic", {not_negative(c)}, f("max", {c, real(0)}), real(1) * c, {}});
  all.push_back({"arithmetic", {}, f("max", {c, real(0)}), real(1) * c, {}, false});
  all.push_back({"arithmetic", {}, f("floor_div", {K(), T()}) * T(), K(), {}, false});
  all.push_back({"cancel", {opposite(equals(c, real(0)))}, c * over(real(1), c), real(1), {c}});
  all.push_back({"cancel", {positive(K())}, K() * over(real(1), K()), real(1), {K()}});
  all.push_back({"cancel", {}, c * over(real(1), c), real(1), {c}, false});
  all.push_back({"cancel", {}, K() * over(real(1), K()), real(1), {K()}, false});
}

void add_sums(std::vector<Instance>& all) {
  const auto over_k = in(k, n(0), K());
  all.push_back({"linearity",
                 {},
                 sum({over_k}, c * x(k) + d * y(k)),
                 c * sum({over_k}, x(k)) + d * sum({over_k}, y(k)),
                 {c, x(k), d, y(k)}});
  all.push_back({"linearity",
                 {},
                 sum({over_k}, over(x(k), c)),
                 over(sum({over_k}, x(k)), c),
                 {over(real(1), c), x(k)}});
  all.push_back(
      {"linearity", {}, sum({over_k}, x(k) * y(k)), x(k) * sum({over_k}, y(k)), {x(k), y(k)}, false});
  all.push_back({"linearity",
                 {},
                 sum({over_k}, x(k) * y(k)),
                 sum({over_k}, x(k)) * sum({over_k}, y(k)),
                 {sum({over_k}, x(k)), y(k)},
                 false});
  all.push_back({"linearity",
                 {},
                 sum({over_k}, x(k) + c),
                 sum({over_k}, x(k)) + c,
                 {real(1), x(k), real(1), c},
                 false});
  const auto triangle = in(l, n(0), k + n(1));
  const E inner = sum({triangle}, x(l) * y(k));
  all.push_back({"flatten", {}, sum({over_k}, inner), sum({over_k, triangle}, x(l) * y(k)), {}});
  all.push_back({"flatten",
                 {},
                 largest({over_k}, largest({triangle}, x(l) * y(k))),
                 largest({over_k, triangle}, x(l) * y(k)),
                 {}});
  all.push_back({"flatten",
                 {},
                 largest({over_k}, largest({in(l, n(0), k)}, x(l))),
                 largest({over_k, in(l, n(0), k)}, x(l)),
                 {},
                 false});
  all.push_back(
      {"flatten", {}, sum({over_k}, largest({triangle}, x(l))), sum({over_k, triangle}, x(l)), {}, false});
  all.push_back({"domain",
                 {},
                 sum({over_k, triangle}, x(l) * y(k)),
                 sum({in(l, n(0), K()), in(k, l, K())}, x(l) * y(k)),
                 {}});
  all.push_back({"domain",
                 {positive(T())},
                 sum({in(k, n(0), tiles() * T())}, x(k), below(k, K())),
                 sum({over_k}, x(k)),
                 {}});
  all.push_back({"domain", {}, sum({in(k, n(0), K() + n(1))}, x(k)), sum({over_k}, x(k)), {}, false});
  all.push_back({"domain",
                 {positive(T())},
                 sum({in(k, n(0), f("floor_div", {K(), T()}) * T())}, x(k)),
                 sum({over_k}, x(k)),
                 {},
                 false});
  all.push_back({"domain",
                 {},
                 sum({over_k, triangle}, x(l)),
                 sum({in(l, n(0), K()), in(k, n(0), l + n(1))}, x(l)),
                 {},
                 false});
}

void add_tiles(std::vector<Instance>& all) {
  const auto over_k = in(k, n(0), K());
  const auto over_t = in(t, n(0), tiles()), over_r = in(r, n(0), T());
  const std::vector<E> hints{t, r, T(), k};
  const E guard = below(tile(), K());
  all.push_back(
      {"tile", {positive(T())}, sum({over_t, over_r}, x(tile()), guard), sum({over_k}, x(k)), hints});
  all.push_back(
      {"tile", {}, sum({in(t, n(0), N()), over_r}, x(tile())), sum({in(k, n(0), N() * T())}, x(k)), hints});
  all.push_back(
      {"tile", {positive(T())}, largest({over_t, over_r}, x(tile()), guard), largest({over_k}, x(k)), hints});
  all.push_back({"tile",
                 {positive(T())},
                 sum({over_r, in(t, n(0), f("ceil_div", {K() - r, T()}))}, x(tile())),
                 sum({over_k}, x(k)),
                 hints});
  all.push_back({"tile", {}, sum({over_t, over_r}, x(tile()), guard), sum({over_k}, x(k)), hints, false});
  all.push_back(
      {"tile", {positive(T())}, sum({over_t, over_r}, x(tile())), sum({over_k}, x(k)), hints, false});
  all.push_back({"tile",
                 {positive(T())},
                 sum({in(t, n(0), f("floor_div", {K(), T()})), over_r}, x(tile())),
                 sum({over_k}, x(k)),
                 hints,
                 false});
  all.push_back({"tile",
                 {positive(T())},
                 sum({over_t, in(r, n(0), T() + n(1))}, x(tile()), guard),
                 sum({over_k}, x(k)),
                 hints,
                 false});
  all.push_back({"tile",
                 {positive(T())},
                 sum({over_t, over_r}, x(r * T() + t), guard),
                 sum({over_k}, x(k)),
                 hints,
                 false});
  all.push_back({"reindex",
                 {},
                 sum({over_k}, x(K() - n(1) - k)),
                 sum({in(l, n(0), K())}, x(l)),
                 {K() - n(1) - k, K() - n(1) - l}});
  all.push_back({"reindex",
                 {},
                 sum({in(k, N(), K())}, x(k)),
                 sum({in(l, n(0), K() - N())}, x(l + N())),
                 {k - N(), l + N()}});
  all.push_back(
      {"reindex", {}, sum({over_k}, x(K() - k)), sum({in(l, n(0), K())}, x(l)), {K() - k, K() - l}, false});
  all.push_back({"reindex",
                 {},
                 sum({over_k}, x(n(2) * k)),
                 sum({in(l, n(0), n(2) * K())}, x(l)),
                 {n(2) * k, f("floor_div", {l, n(2)})},
                 false});
  all.push_back({"reindex",
                 {},
                 sum({over_k}, x(f("floor_div", {k, n(2)}))),
                 sum({in(l, n(0), f("ceil_div", {K(), n(2)}))}, x(l)),
                 {f("floor_div", {k, n(2)}), n(2) * l},
                 false});
  const E moved = f("min", {t * T(), K() - T()}) + r;
  const E first = f("floor_div", {l, T()}), second = l - f("min", {first * T(), K() - T()});
  const E covering = largest({over_t, over_r}, x(moved)), whole = largest({in(l, n(0), K())}, x(l));
  all.push_back({"cover", {positive(T()), at_most(T(), K())}, covering, whole, {moved, first, second}});
  all.push_back({"cover", {positive(T())}, covering, whole, {moved, first, second}, false});
  all.push_back({"cover",
                 {positive(T()), at_most(T(), K())},
                 sum({over_t, over_r}, x(moved)),
                 sum({in(l, n(0), K())}, x(l)),
                 {moved, first, second},
                 false});
  all.push_back({"cover",
                 {positive(T())},
                 largest({in(t, n(0), f("floor_div", {K(), T()})), over_r}, x(tile())),
                 whole,
                 {tile(), first, f("mod", {l, T()})},
                 false});
}

void add_domains(std::vector<Instance>& all) {
  const auto over_k = in(k, n(0), K());
  const E p = at_most(k, i);
  const E bracket = choice(p, n(1), n(0));
  all.push_back({"guard", {}, sum({over_k}, x(k), p), sum({over_k}, bracket * x(k)), {p}});
  all.push_back({"guard",
                 {},
                 reduce(ir::Reduction::prod, {over_k}, p, x(k)),
                 reduce(ir::Reduction::prod, {over_k}, nullptr, choice(p, x(k), real(1))),
                 {p}});
  all.push_back(
      {"guard", {}, largest({over_k}, x(k), p), largest({over_k}, choice(p, x(k), real(0))), {p}, false});
  all.push_back({"guard",
                 {},
                 reduce(ir::Reduction::prod, {over_k}, p, x(k)),
                 reduce(ir::Reduction::prod, {over_k}, nullptr, choice(p, x(k), real(0))),
                 {p},
                 false});
  all.push_back({"guard", {}, sum({over_k}, x(k), p), sum({in(k, n(0), N())}, bracket * x(k)), {p}, false});
  all.push_back({"empty", {at_most(K(), N())}, sum({in(k, N(), K())}, x(k)), real(0), {}});
  all.push_back({"empty", {}, sum({in(k, N(), K())}, x(k)), real(0), {}, false});
  all.push_back({"empty",
                 {at_most(K(), N())},
                 reduce(ir::Reduction::prod, {in(k, N(), K())}, nullptr, x(k)),
                 real(0),
                 {},
                 false});
  all.push_back(
      {"one_point", {not_negative(i), below(i, K())}, sum({over_k}, x(k), equals(k, i)), x(i), {i}});
  all.push_back(
      {"one_point", {not_negative(i)}, sum({over_k}, x(k), equals(k, i)), x(i) + real(0), {i}, false});
  all.push_back({"one_point", {not_negative(i), below(i, K())}, sum({over_k}, x(k)), x(i), {i}, false});
  all.push_back({"constant_body", {}, sum({over_k}, c), K() * c, {}});
  all.push_back({"constant_body", {positive(K())}, largest({over_k}, c), c, {}});
  all.push_back({"constant_body", {}, largest({over_k}, c), c, {}, false});
  const E some = ir::make_reduce(ir::Reduction::any, {in(k, N(), K())}, nullptr, ir::make_boolean(true));
  all.push_back({"constant_body", {}, some, below(N(), K()), {}});
  for (const bool value : {false, true}) {
    const E never = ir::make_reduce(ir::Reduction::any, {over_k}, nullptr, ir::make_boolean(value)),
            always = ir::make_reduce(ir::Reduction::all, {over_k}, nullptr, ir::make_boolean(value));
    all.push_back({"constant_body", {}, never, ir::make_boolean(false), {}, !value});
    all.push_back({"constant_body", {}, always, ir::make_boolean(true), {}, value});
  }
  all.push_back({"constant_body", {}, some, at_most(N(), K()), {}, false});
  all.push_back({"constant_body", {}, some, ir::make_boolean(true), {}, false});
  all.push_back({"constant_body", {}, sum({in(k, N(), K())}, c), (K() - N()) * c, {}, false});
  all.push_back({"constant_body", {}, sum({over_k}, x(k)), K() * x(k), {}, false});
  const E low = sum({in(k, n(0), N())}, x(k)), high = sum({in(k, N(), K())}, x(k));
  all.push_back({"partition", {at_most(N(), K())}, sum({over_k}, x(k)), low + high, {low, high}});
  all.push_back({"partition", {}, sum({over_k}, x(k)), low + high, {low, high}, false});
  const E twice = sum({in(k, n(0), N() + n(1))}, x(k));
  all.push_back({"partition", {below(N(), K())}, sum({over_k}, x(k)), twice + high, {twice, high}, false});
  const E max_low = largest({in(k, n(0), N())}, x(k)),
          max_high = largest({in(k, n(0), K())}, x(k), at_most(N(), k));
  all.push_back({"partition",
                 {positive(N()), below(N(), K())},
                 largest({over_k}, x(k)),
                 f("max", {max_low, largest({in(k, N(), K())}, x(k))}),
                 {max_low, largest({in(k, N(), K())}, x(k))}});
  all.push_back({"partition",
                 {at_most(N(), K())},
                 largest({over_k}, x(k)),
                 f("max", {max_low, max_high}),
                 {max_low, max_high},
                 false});
  const E body = c * x(k) + d;
  all.push_back({"monotone",
                 {not_negative(c), positive(K())},
                 largest({over_k}, body),
                 c * largest({over_k}, x(k)) + d,
                 {c, x(k), d}});
  all.push_back({"monotone",
                 {at_most(c, real(0)), positive(K())},
                 largest({over_k}, body),
                 c * smallest({over_k}, x(k)) + d,
                 {c, x(k), d}});
  all.push_back({"monotone",
                 {},
                 largest({over_k}, real(-1) * x(k)),
                 real(-1) * smallest({over_k}, x(k)),
                 {real(-1), x(k), real(0)}});
  all.push_back({"monotone",
                 {positive(K())},
                 largest({over_k}, body),
                 c * largest({over_k}, x(k)) + d,
                 {c, x(k), d},
                 false});
  all.push_back({"monotone",
                 {not_negative(c)},
                 largest({over_k}, body),
                 c * largest({over_k}, x(k)) + d,
                 {c, x(k), d},
                 false});
  all.push_back({"monotone",
                 {at_most(c, real(0)), positive(K())},
                 largest({over_k}, body),
                 c * largest({over_k}, x(k)) + d,
                 {c, x(k), d},
                 false});
}

void add_functions(std::vector<Instance>& all) {
  auto sqrt = [](const E& a) { return f("sqrt", {a}); };
  auto log = [](const E& a) { return f("log", {a}); };
  auto exp = [](const E& a) { return f("exp", {a}); };
  const E a = c, b = d, one = real(1);
  all.push_back({"reciprocal_root", {}, f("rsqrt", {a}), over(one, sqrt(a)), {a}});
  all.push_back({"reciprocal_root", {}, f("rsqrt", {a}), sqrt(a), {a}, false});
  all.push_back({"root_square", {not_negative(a)}, sqrt(a) * sqrt(a), one * a, {a}});
  all.push_back({"root_square", {}, sqrt(a) * sqrt(a), one * a, {a}, false});
  all.push_back({"root_of_square", {}, sqrt(a * a), one * f("abs", {a}), {a}});
  all.push_back({"root_of_square", {}, sqrt(a * a), one * a, {a}, false});
  all.push_back({"root_product", {not_negative(a), not_negative(b)}, sqrt(a * b), sqrt(a) * sqrt(b), {a, b}});
  all.push_back({"root_product", {not_negative(a * b)}, sqrt(a * b), sqrt(a) * sqrt(b), {a, b}, false});
  all.push_back({"root_reciprocal", {}, sqrt(over(one, a)), over(one, sqrt(a)), {a}});
  all.push_back({"root_reciprocal", {}, sqrt(over(one, a)), sqrt(a), {a}, false});
  all.push_back({"log_product", {positive(a), positive(b)}, log(a * b), log(a) + log(b), {a, b}});
  all.push_back({"log_product", {positive(a * b)}, log(a * b), log(a) + log(b), {a, b}, false});
  all.push_back({"log_reciprocal", {positive(a)}, log(over(one, a)), f("neg", {log(a)}), {a}});
  all.push_back({"log_reciprocal", {}, log(over(one, a)), log(a), {a}, false});
  all.push_back({"log_exp", {}, log(exp(a)), one * a, {a}});
  all.push_back({"log_exp", {}, log(exp(a)), one * b, {a}, false});
  all.push_back({"exp_log", {positive(a)}, exp(log(a)), one * a, {a}});
  all.push_back({"exp_log", {}, exp(log(a)), one * a, {a}, false});
  all.push_back({"sigmoid", {}, f("sigmoid", {a}), over(one, one + exp(f("neg", {a}))), {a}});
  all.push_back({"sigmoid", {}, f("sigmoid", {a}), over(one, one + exp(one * a)), {a}, false});
  all.push_back({"tanh", {}, f("tanh", {a}), one - over(real(2), exp(real(2) * a) + one), {a}});
  all.push_back({"tanh", {}, f("tanh", {a}), one - over(real(2), exp(a * one) + one), {a}, false});
}

}  // namespace

std::vector<Instance> all_instances() {
  std::vector<Instance> all;
  add_rings(all);
  add_sums(all);
  add_tiles(all);
  add_domains(all);
  add_functions(all);
  add_quotients(all);
  add_powers(all);
  add_cases(all);
  add_products(all);
  add_folds(all);
  add_words(all);
  return all;
}

}  // namespace warpproof::certificate::test
