#pragma once
// The learnt sequences for the kernels of a plan: one matcher for the whole sequence of launches, none where
// no template can occur (the executor is faster then).

#include <memory>

#include "verifier/idioms/matcher.h"
#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

template <domain::ValueDomain D>
class Matchers {
 public:
  Matchers(const Plan& plan, D& domain) {
    for (const PlannedLaunch& launch : plan.launches) {
      if (matcher_ == nullptr) matcher_ = idioms::matcher_for<D>(*launch.code, domain);
    }
  }
  exec::SequenceMatcher<D>* get() { return matcher_.get(); }
  const std::vector<idioms::DomainObligation<D>>& obligations() const {
    static const std::vector<idioms::DomainObligation<D>> none;
    return matcher_ == nullptr ? none : matcher_->obligations();
  }

 private:
  std::unique_ptr<idioms::TemplateMatcher<D>> matcher_;
};

}  // namespace warpproof::prove
