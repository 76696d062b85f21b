#pragma once
// The outcome table for one finding; see conclude.h for the table. Only `conclude` calls it.

#include "verifier/verdict/finding.h"

namespace warpproof::verdict {

struct Judgement {
  Outcome outcome = Outcome::unknown;
  Reason reason = Reason::none;
};

/// Throws base::Fault where engines contradict each other or the reason code does not fit the finding.
Judgement judge(const Finding& finding);

}  // namespace warpproof::verdict
