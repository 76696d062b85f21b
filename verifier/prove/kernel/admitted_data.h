#pragma once
// Inputs that the rewrite is about: what it requires of elements, on concrete contents. A fault on other
// inputs shows nothing.
//
// Requirements that are no ranges (X[i] >= Z[i], no slot twice) are evaluated by verifier/replay on the
// contents themselves, within a budget of steps; what is not decided there is not met.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "verifier/prove/kernel/context.h"
#include "verifier/prove/kernel/input_data.h"

namespace warpproof::prove {

/// Calls visit(data, admitted) for inputs of each family that meet all that is required of real elements,
/// whole or with some tensors kept in one half of their range; else of `ones`; until it returns false. Where
/// there are none at all, once with inputs that are not admitted: good for what a run touches, and for no
/// value.
void for_each_admitted(const Context& context, const std::vector<DataFamily>& families,
                       const std::function<bool(const InputData& data, bool admitted)>& visit);

/// In words, for a run that shows nothing: which requirement no inputs were found for.
std::string no_admitted_data(const Context& context);

/// Label of a requirement on arrays of integers alone that what the claim gives them certainly breaks.
std::optional<std::string> broken_requirement(const Context& context);

/// ... at listed sizes, where no contents that the claim gives meet it (E0387).
base::Diagnostic data_break_requirement(const ClaimView& claim, const std::string& label, const Sizes& sizes);

}  // namespace warpproof::prove
