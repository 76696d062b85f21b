#pragma once
// Equality of two values in the prime field, and what may be said of it afterwards. One for kernels against a
// definition and for kernels against each other.

#include <algorithm>
#include <string>

#include "verifier/domain/field.h"
#include "verifier/prove/kernel/outputs.h"

namespace warpproof::prove {

template <class F>
class FieldComparison {
 public:
  bool operator()(const typename F::Value& got, const typename F::Value& want, OutputComparison& comparison,
                  std::size_t output, const std::vector<std::int64_t>& index) {
    const bool hashed = F::uses_hash(got) || F::uses_hash(want);
    behind_hash_ = behind_hash_ || hashed;
    if constexpr (std::is_same_v<F, domain::Field>)
      degree_ =
          std::max<std::uint64_t>({degree_, std::uint64_t{got.numerator_degree} + want.denominator_degree,
                                   std::uint64_t{want.numerator_degree} + got.denominator_degree});
    if (domain::agree(got, want)) return true;
    plain_difference_ = plain_difference_ || !hashed;
    comparison.add({ElementFault::differs, output, index, "differs at a point of the prime field"});
    return false;
  }

  /// Some value rests on a hash: a difference is no evidence, an agreement has no stated probability.
  bool behind_hash() const { return behind_hash_; }
  /// Some difference rests on none.
  bool plain_difference() const { return plain_difference_; }
  /// What an agreement is worth, in words.
  std::string probability() const {
    if (behind_hash_ || std::is_same_v<F, domain::FieldPair>)
      return "the prime field agrees too, at one point where it hashes functions and choices";
    if (degree_ >= domain::Field::degree_limit)
      return "the prime field agrees too, with no error probability stated (the degree is beyond the limit)";
    return "error probability at most " + std::to_string(degree_) + " / 2^61 an output";
  }

 private:
  bool behind_hash_ = false, plain_difference_ = false;
  std::uint64_t degree_ = 0;
};

}  // namespace warpproof::prove
