// Products, functions past extremes, comparisons, angles, multiples.
#include "instance_terms.h"

namespace warpproof::certificate::test {

void add_products(std::vector<Instance>& all) {
  const auto over_k = in(k, n(0), K());
  auto prod = [&](const E& body) { return reduce(ir::Reduction::prod, {over_k}, nullptr, body); };
  auto whole = [](const E& a, int exponent) { return f("pown", {a, n(exponent)}); };
  auto exp = [](const E& a) { return f("exp", {a}); };
  auto log = [](const E& a) { return f("log", {a}); };
  all.push_back({"product", {}, prod(x(k) * y(k)), prod(x(k)) * prod(y(k)), {x(k), n(1), y(k), n(1)}});
  all.push_back({"product",
                 {},
                 prod(over(x(k) * x(k), y(k))),
                 over(whole(prod(x(k)), 2), prod(y(k))),
                 {x(k), n(2), y(k), n(-1)}});
  all.push_back({"product", {}, prod(x(k) + y(k)), prod(x(k)) + prod(y(k)), {x(k), n(1), y(k), n(1)}, false});
  all.push_back({"product", {}, prod(c * x(k)), c * prod(x(k)), {c, n(1), x(k), n(1)}, false});
  const E size = f("abs", {x(k)}) + real(1);
  all.push_back({"log_prod", {}, log(prod(exp(x(k)))), sum({over_k}, log(exp(x(k)))), {}});
  all.push_back({"log_prod", {}, log(prod(x(k))), sum({over_k}, log(x(k))), {}, false});
  all.push_back({"log_prod", {}, log(prod(size)), prod(log(size)), {}, false});
  all.push_back({"exp_sum", {}, prod(exp(x(k))), exp(sum({over_k}, x(k))), {}});
  all.push_back({"exp_sum", {}, prod(exp(x(k))), exp(prod(x(k))), {}, false});
  all.push_back({"exp_sum", {}, sum({over_k}, exp(x(k))), exp(sum({over_k}, x(k))), {}, false});
  all.push_back(
      {"monotone_function", {positive(K())}, largest({over_k}, exp(x(k))), exp(largest({over_k}, x(k))), {}});
  all.push_back({"monotone_function",
                 {positive(K())},
                 smallest({over_k}, exp(x(k))),
                 exp(smallest({over_k}, x(k))),
                 {}});
  all.push_back(
      {"monotone_function", {}, largest({over_k}, exp(x(k))), exp(largest({over_k}, x(k))), {}, false});
  all.push_back({"monotone_function",
                 {positive(K())},
                 largest({over_k}, f("abs", {x(k)})),
                 f("abs", {largest({over_k}, x(k))}),
                 {},
                 false});
  all.push_back({"monotone_function",
                 {positive(K())},
                 largest({over_k}, exp(x(k))),
                 exp(smallest({over_k}, x(k))),
                 {},
                 false});
  all.push_back({"extreme_of_pair",
                 {},
                 largest({over_k}, f("max", {x(k), c})),
                 f("max", {largest({over_k}, x(k)), largest({over_k}, c)}),
                 {}});
  all.push_back({"extreme_of_pair",
                 {},
                 largest({over_k}, f("min", {x(k), c})),
                 f("min", {largest({over_k}, x(k)), largest({over_k}, c)}),
                 {},
                 false});
  all.push_back({"extreme_of_pair",
                 {},
                 largest({over_k}, f("max", {x(k), c})),
                 f("max", {largest({over_k}, x(k)), c}),
                 {},
                 false});
  const E z = tensor("z", {n(0)});
  all.push_back({"comparison", {positive(c)}, below(c * d, c * z), below(d, z), {c}});
  all.push_back({"comparison", {opposite(equals(c, real(0)))}, equals(c * d, c * z), equals(d, z), {c}});
  all.push_back({"comparison", {}, at_most(exp(c), exp(d)), at_most(c, d), {}});
  all.push_back({"comparison", {}, equals(exp(c), exp(d)), equals(c, d), {}});
  all.push_back({"comparison", {not_negative(c)}, below(c * d, c * z), below(d, z), {c}, false});
  all.push_back({"comparison", {opposite(equals(c, real(0)))}, below(c * d, c * z), below(d, z), {c}, false});
  all.push_back({"comparison", {}, equals(f("abs", {c}), f("abs", {d})), equals(c, d), {}, false});
  all.push_back({"comparison", {positive(c)}, below(c * d, c * z), below(z, d), {c}, false});
  auto sin = [](const E& a) { return f("sin", {a}); };
  auto cos = [](const E& a) { return f("cos", {a}); };
  all.push_back({"angle_sum", {}, cos(c + d), cos(c) * cos(d) - sin(c) * sin(d), {c, d}});
  all.push_back({"angle_sum", {}, sin(c + d), sin(c) * cos(d) + cos(c) * sin(d), {c, d}});
  all.push_back({"angle_sum", {}, cos(c + d), cos(c) * cos(d) + sin(c) * sin(d), {c, d}, false});
  all.push_back({"angle_sum", {}, sin(c - d), sin(c) * cos(d) + cos(c) * sin(d), {c, d}, false});
  all.push_back({"angle_opposite", {}, cos(f("neg", {c})), cos(c), {c}});
  all.push_back({"angle_opposite", {}, sin(f("neg", {c})), f("neg", {sin(c)}), {c}});
  all.push_back({"angle_opposite", {}, sin(f("neg", {c})), sin(c), {c}, false});
  const E divides = equals(f("mod", {K(), T()}), n(0));
  all.push_back(
      {"exact_multiple", {divides, positive(T())}, K(), T() * f("floor_div", {K(), T()}), {K(), T()}});
  all.push_back(
      {"exact_multiple", {positive(T())}, K(), T() * f("floor_div", {K(), T()}), {K(), T()}, false});
  all.push_back({"exact_multiple", {divides}, K(), T() * f("floor_div", {K(), T()}), {K(), T()}, false});
  const E off = K() - n(2);
  for (const char* op : {"mod", "rem", "mod_euclid"})
    all.push_back(
        {"remainder_twice", {}, f(op, {f(op, {off, T() - n(1)}), T() - n(1)}), f(op, {off, T() - n(1)}), {}});
  all.push_back(
      {"remainder_twice", {}, f("mod", {f("mod", {off, K()}), T()}), f("mod", {off, K()}), {}, false});
  all.push_back(
      {"remainder_twice", {}, f("mod", {f("rem", {off, T()}), T()}), f("rem", {off, T()}), {}, false});
}

}  // namespace warpproof::certificate::test
