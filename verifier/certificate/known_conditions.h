#pragma once
// What is known of a place in a term by the binders and choices around it, word for word: enough to see that
// the maximum over k < N is not one of nothing inside of a sum over k < N.

#include <map>
#include <vector>

#include "verifier/certificate/operation.h"

namespace warpproof::certificate {

class KnownConditions {
 public:
  /// Holds until its end what was learnt since.
  class Within {
   public:
    explicit Within(KnownConditions& known) : known_(known), mark_(known.facts_.size()) {}
    ~Within() { known_.facts_.resize(mark_); }
    Within(const Within&) = delete;
    Within& operator=(const Within&) = delete;

   private:
    KnownConditions& known_;
    std::size_t mark_;
  };

  void learn(const ExpressionPtr& condition);
  void learn_opposite(const ExpressionPtr& condition);
  void learn_range(const ir::Binder& binder);  ///< lower < upper

  /// The condition with what is known; null when it never holds, and for null.
  ExpressionPtr rest_of(const ExpressionPtr& condition) const;
  /// The index runs from 0 to this extent.
  bool runs_over(const ExpressionPtr& index, const ExpressionPtr& extent) const;

 private:
  ExpressionPtr decided(const ExpressionPtr& condition) const;

  std::vector<ExpressionPtr> facts_;
  std::map<ir::IndexId, ir::Binder> ranges_;  ///< an id is bound once
};

}  // namespace warpproof::certificate
