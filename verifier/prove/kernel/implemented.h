#pragma once
// What the runs at one choice of sizes say about `implemented`, as one finding.

#include <optional>

#include "verifier/prove/kernel/concrete.h"
#include "verifier/prove/kernel/symbolic.h"

namespace warpproof::prove {

/// What these runs show to be wrong; nothing where they show nothing, which is no proof.
std::optional<verdict::Finding> fault_finding(const Context& context, const FieldAnswer& field,
                                              const ConcreteAnswer& concrete);

/// With the normal forms, where no fault shows.
verdict::Finding implemented_finding(const Context& context, const FieldAnswer& field,
                                     const ConcreteAnswer& concrete);

}  // namespace warpproof::prove
