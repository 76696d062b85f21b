// Whole numbers of few values, and bits.
#include "instance_terms.h"

namespace warpproof::certificate::test {

void add_words(std::vector<Instance>& all) {
  auto mod = [](const E& a, int b) { return f("mod", {a, n(b)}); };
  auto mask = [](const E& a, const E& b) { return f("bit_and", {a, b}); };
  auto exclusive = [](const E& a, const E& b) { return f("bit_xor", {a, b}); };
  auto inverted = [](const E& a) { return f("bit_not", {a}); };
  const E u = K() - n(2), v = N() - n(1);  // of any sign
  const std::vector<E> small{at_most(K(), n(3)), below(N(), n(3))};
  all.push_back({"bitwise", {}, exclusive(exclusive(u, v), v), u + n(0), {}});
  all.push_back({"bitwise", {}, inverted(mask(u, v)), f("bit_or", {inverted(u), inverted(v)}), {}});
  all.push_back({"bitwise", {}, mask(mask(u, n(6)), n(3)), mask(u, n(2)), {}});
  all.push_back({"bitwise", {}, exclusive(u, n(-1)), inverted(u), {}});
  all.push_back({"bitwise", {}, exclusive(u, v), f("bit_or", {u, v}), {}, false});
  all.push_back({"bitwise", {}, mask(mask(u, n(6)), n(3)), mask(u, n(3)), {}, false});
  all.push_back({"bitwise", {}, exclusive(exclusive(u, v), v), v + n(0), {}, false});
  all.push_back({"bitwise", {}, mask(u, n(3)), mod(u, 4), {}, false});
  all.push_back({"exhaustion", small, exclusive(u, v) + n(2) * mask(u, v), u + v, {}});
  all.push_back({"exhaustion", small, f("shift_left", {K(), N()}), K() * f("shift_left", {n(1), N()}), {}});
  all.push_back({"exhaustion", small, f("shift_right", {u, n(1)}), f("floor_div", {u, n(2)}), {}});
  all.push_back({"exhaustion", {}, mod(mod(u, 4) + mod(v, 4), 4), mod(mod(u, 4) - n(4) + mod(v, 4), 4), {}});
  all.push_back({"exhaustion",
                 {at_most(K(), N()), at_most(K(), n(5)), below(N(), n(3))},
                 f("min", {K(), N()}),
                 K() + n(0),
                 {}});
  const E place = f("shift_right", {K() + n(100), n(5)});
  all.push_back({"exhaustion", small, f("shift_left", {n(1), place}), n(8), {}});
  all.push_back({"exhaustion", small, f("rem", {u, v}), u - v * f("div_trunc", {u, v}), {}});
  all.push_back({"exhaustion", {}, exclusive(u, v) + n(2) * mask(u, v), u + v, {}, false});
  all.push_back({"exhaustion", small, f("shift_right", {u, n(1)}), f("div_trunc", {u, n(2)}), {}, false});
  all.push_back(
      {"exhaustion", {at_most(K(), n(3)), below(N(), n(3))}, f("min", {K(), N()}), K() + n(0), {}, false});
  all.push_back({"exhaustion", {}, mod(mod(u, 4) + mod(v, 4), 4), mod(mod(u, 4) + mod(v, 5), 4), {}, false});
}

}  // namespace warpproof::certificate::test
