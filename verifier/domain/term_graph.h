#pragma once
// The expressions of the `term` domain as the program built them: cheap to extend, nothing decided yet.
// Operations are hash-consed by structure, accumulations are chains (term_chain.h); the normal form
// (term_algebra.h) is made from here, on demand.
//
// Folded while building, over the reals: constants, 0 + x, 1 * x, 0 * x = 0, max(x, x). Extended reals as far
// as kernels use them: max(-inf, x) = x, exp(-inf) = 0, -inf + x = -inf; any other meeting with an infinity,
// any arithmetic on NaN and x / 0 give NaN, which equals nothing. Code may compute it and select something
// else.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "verifier/domain/domain.h"
#include "verifier/domain/term_chain.h"
#include "verifier/domain/term_coefficients.h"
#include "verifier/domain/term_value.h"

namespace warpproof::domain::term {

enum class NodeKind : std::uint8_t {
  add,
  multiply,
  divide,
  maximum,
  minimum,
  absolute,
  function,
  choose_positive,  ///< a > 0 ? b.a : b.b, with b a pair
  choose_zero,      ///< a = 0 ? b.a : b.b
  pair,             ///< no value: the two branches of a choice
  log2_of_e,
  ln_of_2
};
inline bool is_choice(NodeKind kind) {
  return kind == NodeKind::choose_positive || kind == NodeKind::choose_zero;
}

struct Node {
  std::uint64_t a = 0, b = 0;
  NodeKind kind = NodeKind::add;
  Function function = Function::exp;
  friend bool operator==(const Node&, const Node&) = default;
};

class Graph {
 public:
  using Raw = std::uint64_t;

  Graph(Coefficients& coefficients, std::uint64_t bytes_max)
      : coefficients_(coefficients), bytes_max_(bytes_max) {}

  Raw input(std::uint32_t tensor, std::uint64_t element) {
    if (tensor >= tensor_count_max || element > element_mask) return fail("an input array beyond the limits");
    return input_raw(tensor, element);
  }
  /// Minus infinity may be a finite sentinel (sentinel.h): no factor may make it smaller or turn it round.
  void read_sentinels() { sentinels_ = true; }
  Raw constant(CoefficientId coefficient) { return make_raw(Tag::constant, coefficient); }

  /// The step of every dot product: an affine extension of the newest version of a chain.
  Raw fma(Raw a, Raw b, Raw c) { return extend(c, a, b) ? c + 1 : fma_slowly(a, b, c); }
  Raw multiply(Raw a, Raw b) {
    if (!is_input(a) || !is_input(b)) return multiply_slowly(a, b);
    const std::uint64_t number = products_.create(a, b);
    if (number % steps_between_looks == 0) look_at_memory();
    return make_raw(Tag::product, number);
  }
  Raw add(Raw a, Raw b);
  Raw subtract(Raw a, Raw b);
  Raw negate(Raw a) { return multiply(raw_minus_one, a); }
  Raw divide(Raw a, Raw b);
  Raw absolute(Raw a);
  Raw maximum(Raw a, Raw b);
  Raw minimum(Raw a, Raw b);
  Raw apply(Function function, Raw a);
  /// x comparison y ? a : b.
  Raw choose(Comparison comparison, Raw x, Raw y, Raw a, Raw b);
  /// The irrational constants 1 / ln 2 and ln 2, as leaves.
  Raw closed_form(NodeKind kind) { return make({0, 0, kind, Function::exp}); }

  Raw undefined() { return constant(Coefficients::not_a_number); }

  const Node& node(Raw raw) const { return nodes_[payload_of(raw)]; }
  std::uint64_t node_count() const { return nodes_.size(); }
  const Chain& chain(Raw raw) const { return chains_[chain_of(raw)]; }
  ProductStore::Pair product(Raw raw) const { return products_.at(payload_of(raw)); }

  const std::optional<std::string>& trouble() const { return trouble_; }
  Raw fail(const std::string& why) {
    if (!trouble_) trouble_ = why;
    return raw_zero;
  }
  std::uint64_t bytes() const {
    return nodes_.capacity() * sizeof(Node) + table_.bytes() + chains_.bytes() + products_.bytes();
  }

 private:
  static constexpr std::uint32_t length_max = UINT32_MAX - 1;
  static constexpr std::uint64_t steps_between_looks = 1 << 14;

  bool special(Raw raw) const { return is_constant(raw) && Coefficients::is_special(coefficient(raw)); }
  static CoefficientId coefficient(Raw raw) { return static_cast<CoefficientId>(payload_of(raw)); }
  bool newest(Raw raw) const {
    return tag_of(raw) == Tag::chain && chains_[chain_of(raw)].length == length_of(raw);
  }
  bool is_sum(Raw raw) const { return tag_of(raw) == Tag::node && node(raw).kind == NodeKind::add; }
  bool extend(Raw chain, Raw a, Raw b) {
    if (tag_of(chain) != Tag::chain) return false;
    Chain& newest = chains_[chain_of(chain)];
    if (newest.length != length_of(chain) || newest.length >= length_max || !newest.items.extend(a, b))
      return false;
    ++newest.length;
    return true;
  }
  Raw make(const Node& node);
  Raw append(Raw chain, Raw a, Raw b);
  Raw append_term(Raw chain, Raw term);
  Raw fma_slowly(Raw a, Raw b, Raw c);
  Raw multiply_slowly(Raw a, Raw b);
  Raw add_special(Raw a, Raw b);
  Raw multiply_special(Raw a, Raw b);
  Raw apply_special(Function function, Raw a);
  std::optional<Raw> extreme_special(Raw a, Raw b, CoefficientId neutral, CoefficientId absorbing);
  /// Counts slow steps, and now and then asks whether the memory limit is reached.
  void count_step() {
    if (++steps_ % steps_between_looks == 0) look_at_memory();
  }
  void look_at_memory();

  Coefficients& coefficients_;
  std::uint64_t bytes_max_;
  std::vector<Node> nodes_;
  IdTable table_;
  ChainStore chains_;
  ProductStore products_;
  std::uint64_t steps_ = 0;
  bool sentinels_ = false;
  std::optional<std::string> trouble_;
};

}  // namespace warpproof::domain::term
