#pragma once
// Brings a term into the normal form in which two equal sides mostly look the same:
//
//   sums of  coefficient * factors * exp(polynomial) * sum over one domain of a monomial
//
// with reciprocals for quotients, exponentials merged, products of sums flattened into one sum where an outer
// sum binds them, factors free of the indices pulled out, guards moved into domains, tiles t T + r collapsed
// into one index, and shifts and scales pulled out of max and min. Every change is a step of a lemma
// (tactic.h).

#include <map>

#include "verifier/prove/rewrite/tactic.h"

namespace warpproof::prove {

using certificate::Factor;
using certificate::Monomial;
using certificate::Polynomial;

class Normaliser {
 public:
  explicit Normaliser(Tactic& tactic) : tactic_(tactic), kernel_(tactic.kernel()) {}

  /// Equalities of sizes from the requirements, used to rewrite a size where it is a number: K -> n * T.
  void add_size_rule(const std::string& size, ExpressionPtr value) {
    size_rules_.emplace(size, std::move(value));
  }

  /// A size or a scalar input that is a multiple, from the requirements: K -> T * (K div T).
  void add_multiple(const std::string& name, ExpressionPtr value) {
    multiples_.emplace(name, std::move(value));
  }

  /// The normal form of `node`, which stands at `path` in a scope; booleans are walked for the numbers inside
  /// them.
  ExpressionPtr normal(const ExpressionPtr& node, const Scope& scope, const Path& path);

 private:
  // numbers (normaliser.cpp)
  ExpressionPtr number(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr leaves(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr canonical(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr children(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr size_leaf(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr decided_choice(const ExpressionPtr& node, const Scope& scope, const Path& path);

  ExpressionPtr extreme_choice(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr truth(const ExpressionPtr& node, const Scope& scope, const Path& path);

  // one factor of one term brought to the front (focus.cpp)
  struct Focus {
    ExpressionPtr whole;  ///< rest + part * remaining
    Path part;            ///< where `part` stands in it
  };
  Focus focus(const Polynomial& polynomial, const std::string& term, const std::vector<Factor>& remaining,
              const std::shared_ptr<const Polynomial>& remaining_exponent, const ExpressionPtr& part,
              ir::ScalarType type);
  ExpressionPtr cancelled(const ExpressionPtr& node, const Polynomial& polynomial, const Scope& scope,
                          const Path& path);
  ExpressionPtr roots_squared(const ExpressionPtr& node, const Polynomial& polynomial, const Scope& scope,
                              const Path& path);
  ExpressionPtr logarithms_lifted(const ExpressionPtr& node, const Polynomial& polynomial, const Scope& scope,
                                  const Path& path);

  // functions (functions.cpp)
  ExpressionPtr function(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr root_of_number(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr root(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr logarithm(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr extreme_of_two(const ExpressionPtr& node, const Scope& scope, const Path& path);

  ExpressionPtr scale_taken_out(const ExpressionPtr& node, const Polynomial& first, const Polynomial& second,
                                const Scope& scope, const Path& path);

  // integers in indices and conditions (integers.cpp)
  ExpressionPtr integer(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr rounded_otherwise(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr by_sign(const ExpressionPtr& node, const Scope& scope, const Path& path);

  // quotients of integers (quotients.cpp)
  ExpressionPtr quotient(ExpressionPtr node, const Scope& scope, const Path& path, int depth);
  ExpressionPtr digit(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr simpler_quotient(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr shifted_quotient(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr multiples_written_out(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr multiples_in(const ExpressionPtr& node, const Scope& scope, const Path& path, int depth);

  // powers and exponentials to other bases (powers.cpp)
  ExpressionPtr real_power(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr base_two(const ExpressionPtr& node, const Scope& scope, const Path& path);

  // products and comparisons of reals (products.cpp)
  ExpressionPtr product(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr of_one_factor(const ExpressionPtr& node, const ExpressionPtr& factor, const Scope& scope,
                              const Path& path);
  ExpressionPtr logarithm_of_product(const ExpressionPtr& node, const Factor& factor, const Scope& scope,
                                     const Path& path);
  ExpressionPtr comparison(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr comparisons_in(ExpressionPtr node, const Scope& scope, const Path& path);

  // angles (angles.cpp)
  ExpressionPtr angle(const ExpressionPtr& node, const Scope& scope, const Path& path);

  // reductions (sums.cpp, extremes.cpp)
  ExpressionPtr reduction(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr neutral_choice_out(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr inhabited(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr towers_in_bounds(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr sum(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr split(const ExpressionPtr& node, const Scope& scope, const Path& path, bool& is_single);
  ExpressionPtr split_by_choice(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr single_sum(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr guard_moved(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr inner_sum_joined(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr components_apart(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr counted(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr function_taken_out(const ExpressionPtr& node, const Polynomial& body, const Scope& scope,
                                   const Path& path);
  ExpressionPtr pair_taken_apart(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr padding_removed(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr extreme(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr logical(ExpressionPtr node, const Scope& scope, const Path& path);

  // domains (collapse.cpp, domains.cpp)
  ExpressionPtr domain_changed(ExpressionPtr node, const Scope& scope, const Path& path);
  ExpressionPtr shifted(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr mirrored(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr moved(const ExpressionPtr& node, const Scope& scope, const Path& path,
                      const ir::Binder& binder, const ExpressionPtr& start, int direction);
  ExpressionPtr collapsed(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr collapsed_pair(const ExpressionPtr& node, const ir::Binder& t, const ir::Binder& r,
                               const ExpressionPtr& width, const Scope& scope, const Path& path);
  ExpressionPtr simple_domain(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr untiled(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr digits_written(const ExpressionPtr& node, const ExpressionPtr& t, const ExpressionPtr& r,
                               const ExpressionPtr& width, const Scope& scope, const Path& path);
  ExpressionPtr divisions_in(ExpressionPtr node, const Scope& scope, const Path& path);
  bool ends_before_it_begins(const Scope& scope, const ir::Binder& binder);
  ExpressionPtr emptied(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr free_conditions_out(const ExpressionPtr& node, const Scope& scope, const Path& path);
  ExpressionPtr point_removed(const ExpressionPtr& node, const Scope& scope, const Path& path);

  Tactic& tactic_;
  certificate::Kernel& kernel_;
  std::map<std::string, ExpressionPtr> size_rules_, multiples_;
  int depth_ = 0;
  int choices_left_ = 3;  ///< that the whole solver is asked of
};

// ---- shared by the parts ----

/// exp(a) exp(b) merged: the laws in which normal forms are computed.
inline constexpr certificate::Laws normal_laws{.exponentials = true, .selections = false};

bool mentions_any(const ExpressionPtr& expression, const std::vector<ir::Binder>& binders);
bool is_ring_operation(const ExpressionPtr& expression);
/// All index expressions in it, integers at every depth, written canonically.
ExpressionPtr integers_written_out(const ExpressionPtr& expression);
bool has_tower(const ExpressionPtr& expression, int above);
/// dividend / divisor as a polynomial, null where a remainder is left.
ExpressionPtr exact_quotient(const ExpressionPtr& dividend, const ExpressionPtr& divisor);
std::vector<ExpressionPtr> conjuncts(const ExpressionPtr& condition);

}  // namespace warpproof::prove
