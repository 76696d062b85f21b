#include "verifier/domain/term_graph.h"

#include <algorithm>

namespace warpproof::domain::term {

void Graph::look_at_memory() {
  if (bytes() > bytes_max_) fail("memory limit of the term domain");
}

Graph::Raw Graph::make(const Node& node) {
  const std::uint64_t kind =
      static_cast<std::uint64_t>(node.kind) * 256 + static_cast<std::uint64_t>(node.function);
  const std::uint64_t hash = mix(mix(mix(kind), node.a), node.b);
  const auto known = table_.find(hash, [&](std::uint32_t id) { return nodes_[id] == node; });
  if (known) return make_raw(Tag::node, *known);
  count_step();
  if (trouble_) return raw_zero;
  if (nodes_.size() >= UINT32_MAX / 2) return fail("too many terms");
  const auto id = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(node);
  table_.insert(hash, id);
  return make_raw(Tag::node, id);
}

Graph::Raw Graph::append(Raw chain, Raw a, Raw b) {
  if (extend(chain, a, b)) return chain + 1;
  count_step();
  if (trouble_) return raw_zero;
  if (!newest(chain) || length_of(chain) >= length_max) {
    if (chains_.size() >= chain_count_max) return fail("too many accumulations");
    chain = make_raw(Tag::chain, static_cast<std::uint64_t>(chains_.create(chain)) << 32);
  }
  chains_.append(chain_of(chain), a, b);
  return chain + 1;
}

Graph::Raw Graph::append_term(Raw chain, Raw term) {
  if (tag_of(term) == Tag::product) {
    const auto [a, b] = product(term);
    return append(chain, a, b);
  }
  return append(chain, raw_one, term);
}

Graph::Raw Graph::fma_slowly(Raw a, Raw b, Raw c) {
  if (special(a) || special(b)) return add(multiply(a, b), c);
  if (a == raw_zero || b == raw_zero) return c;
  if (special(c)) return add_special(c, raw_zero);
  if (is_constant(a) && is_constant(b)) return add(multiply(a, b), c);
  if (a == raw_one) return add(b, c);
  if (b == raw_one) return add(a, c);
  return append(c, a, b);
}

Graph::Raw Graph::add(Raw a, Raw b) {
  if (special(a) || special(b)) return add_special(a, b);
  if (a == raw_zero) return b;
  if (b == raw_zero) return a;
  if (is_constant(a) && is_constant(b)) return constant(coefficients_.add(coefficient(a), coefficient(b)));
  const bool chain_a = tag_of(a) == Tag::chain, chain_b = tag_of(b) == Tag::chain;
  // A tree of sums keeps its shape (and shares it with the lanes that compute the same); a serial sum is a
  // chain.
  if (chain_a && !chain_b && !is_sum(b)) return append_term(a, b);
  if (chain_b && !chain_a && !is_sum(a)) return append_term(b, a);
  if (!chain_a && !chain_b && is_sum(a) != is_sum(b))
    return is_sum(a) ? append_term(a, b) : append_term(b, a);
  return make({std::min(a, b), std::max(a, b), NodeKind::add, Function::exp});
}

Graph::Raw Graph::subtract(Raw a, Raw b) {
  if (b == raw_zero && !special(a)) return a;
  if (newest(a) && !is_constant(b)) return append(a, raw_minus_one, b);
  return add(a, negate(b));
}

Graph::Raw Graph::multiply_slowly(Raw a, Raw b) {
  if (special(a) || special(b)) return multiply_special(a, b);
  if (a == raw_zero || b == raw_zero) return raw_zero;
  if (a == raw_one) return b;
  if (b == raw_one) return a;
  if (is_constant(a) && is_constant(b))
    return constant(coefficients_.multiply(coefficient(a), coefficient(b)));
  const Raw low = std::min(a, b), high = std::max(a, b);  // constants come first
  if (is_constant(low) && tag_of(high) == Tag::node) {
    const Node inner = node(high);
    if (inner.kind == NodeKind::multiply && is_constant(inner.a))
      return multiply(multiply(low, inner.a), inner.b);
  }
  return make({low, high, NodeKind::multiply, Function::exp});
}

Graph::Raw Graph::divide(Raw a, Raw b) {
  if (special(a) || special(b)) {
    const bool finite_over_infinity =
        !special(a) && coefficient(b) != Coefficients::not_a_number && special(b);
    return finite_over_infinity ? raw_zero : undefined();
  }
  if (b == raw_zero) return undefined();
  if (is_constant(b)) return multiply(a, constant(coefficients_.invert(coefficient(b))));
  if (a == raw_zero) return raw_zero;
  return make({a, b, NodeKind::divide, Function::exp});
}

Graph::Raw Graph::absolute(Raw a) {
  if (special(a)) {
    return coefficient(a) == Coefficients::not_a_number ? undefined() : constant(Coefficients::plus_infinity);
  }
  if (is_constant(a)) return coefficients_.sign(coefficient(a)) < 0 ? negate(a) : a;
  if (tag_of(a) == Tag::node && node(a).kind == NodeKind::absolute) return a;
  return make({a, 0, NodeKind::absolute, Function::exp});
}

std::optional<Graph::Raw> Graph::extreme_special(Raw a, Raw b, CoefficientId neutral,
                                                 CoefficientId absorbing) {
  for (const auto& [here, other] : {std::pair(a, b), std::pair(b, a)}) {
    if (!special(here)) continue;
    if (coefficient(here) == neutral && other != undefined()) return other;
    if (coefficient(here) == absorbing && other != undefined()) return here;
    return undefined();  // with NaN, which machines drop
  }
  return std::nullopt;
}

Graph::Raw Graph::maximum(Raw a, Raw b) {
  if (a == b) return a;
  const auto extended = extreme_special(a, b, Coefficients::minus_infinity, Coefficients::plus_infinity);
  if (extended) return *extended;
  if (is_constant(a) && is_constant(b)) {
    return coefficients_.value(coefficient(a)) < coefficients_.value(coefficient(b)) ? b : a;
  }
  return make({std::min(a, b), std::max(a, b), NodeKind::maximum, Function::exp});
}

Graph::Raw Graph::minimum(Raw a, Raw b) {
  if (a == b) return a;
  const auto extended = extreme_special(a, b, Coefficients::plus_infinity, Coefficients::minus_infinity);
  if (extended) return *extended;
  if (is_constant(a) && is_constant(b)) {
    return coefficients_.value(coefficient(a)) < coefficients_.value(coefficient(b)) ? a : b;
  }
  return make({std::min(a, b), std::max(a, b), NodeKind::minimum, Function::exp});
}

Graph::Raw Graph::apply(Function function, Raw a) {
  if (special(a)) return apply_special(function, a);
  const bool exponential = function == Function::exp || function == Function::exp2;
  if (a == raw_zero) {
    if (exponential || function == Function::cos) return raw_one;
    if (function == Function::sin || function == Function::tanh || function == Function::square_root ||
        function == Function::erf)
      return a;
    return undefined();
  }
  if (function == Function::reciprocal) return divide(raw_one, a);
  return make({a, 0, NodeKind::function, function});
}

Graph::Raw Graph::choose(Comparison comparison, Raw x, Raw y, Raw a, Raw b) {
  if (a == b) return a;
  if (x == undefined() || y == undefined()) return undefined();
  switch (comparison) {  // everything is "d > 0" or "d = 0"
    case Comparison::less:
      return choose(Comparison::greater, y, x, a, b);
    case Comparison::less_equal:
      return choose(Comparison::greater, x, y, b, a);
    case Comparison::greater_equal:
      return choose(Comparison::greater, y, x, b, a);
    case Comparison::not_equal:
      return choose(Comparison::equal, x, y, b, a);
    case Comparison::greater:
    case Comparison::equal:
      break;
  }
  const bool equality = comparison == Comparison::equal;
  if (special(x) || special(y)) {
    // A term is finite wherever it is defined: only the infinities count.
    const auto rank = [&](Raw raw) {
      if (!special(raw)) return 0;
      return coefficient(raw) == Coefficients::plus_infinity ? 1 : -1;
    };
    return (equality ? rank(x) == rank(y) : rank(x) > rank(y)) ? a : b;
  }
  const Raw difference = subtract(x, y);
  if (is_constant(difference)) {
    const int sign = coefficients_.sign(coefficient(difference));
    return (equality ? sign == 0 : sign > 0) ? a : b;
  }
  const Raw branches = make({a, b, NodeKind::pair, Function::exp});
  return make(
      {difference, branches, equality ? NodeKind::choose_zero : NodeKind::choose_positive, Function::exp});
}

Graph::Raw Graph::apply_special(Function function, Raw a) {
  const bool exponential = function == Function::exp || function == Function::exp2;
  if (coefficient(a) == Coefficients::minus_infinity && exponential) return raw_zero;
  const bool infinite = coefficient(a) != Coefficients::not_a_number;
  if (infinite && function == Function::reciprocal) return raw_zero;
  return undefined();
}

// Infinity plus anything finite is that infinity; a term is finite wherever it is defined.
Graph::Raw Graph::add_special(Raw a, Raw b) {
  for (const auto& [here, other] : {std::pair(a, b), std::pair(b, a)}) {
    if (!special(here)) continue;
    if (coefficient(here) != Coefficients::not_a_number && (!special(other) || other == here)) return here;
    return undefined();
  }
  return undefined();
}

Graph::Raw Graph::multiply_special(Raw a, Raw b) {
  // log2(e) is positive, and more than 1.
  const auto is_log2_of_e = [&](Raw raw) {
    return tag_of(raw) == Tag::node && node(raw).kind == NodeKind::log2_of_e;
  };
  if (is_log2_of_e(a)) return multiply_special(b, raw_one);
  if (is_log2_of_e(b)) return multiply_special(a, raw_one);
  if (!is_constant(a) || !is_constant(b)) return undefined();
  int sign = 1;
  for (const Raw raw : {a, b}) {
    if (coefficient(raw) == Coefficients::not_a_number || raw == raw_zero) return undefined();
    if (sentinels_ && !special(raw) && coefficients_.value(coefficient(raw)) < Rational(1))
      return undefined();
    const bool negative = special(raw) ? coefficient(raw) == Coefficients::minus_infinity
                                       : coefficients_.sign(coefficient(raw)) < 0;
    if (negative) sign = -sign;
  }
  return constant(sign < 0 ? Coefficients::minus_infinity : Coefficients::plus_infinity);
}

}  // namespace warpproof::domain::term
