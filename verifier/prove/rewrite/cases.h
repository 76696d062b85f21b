#pragma once
// Two sides that are equal for a reason of its own in each of several cases: the conditions that their
// choices ask are assumed and denied in turn.

#include <functional>

#include "verifier/prove/rewrite/match.h"

namespace warpproof::prove {

using Meeting = std::function<bool(Side&, Side&)>;

/// Splits both sides by conditions that are not decided yet until `meet` succeeds in each case; nothing is
/// changed when it does not.
bool meet_by_cases(Side& left, Side& right, const Meeting& meet);

}  // namespace warpproof::prove
