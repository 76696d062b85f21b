#pragma once
// What the runs at one choice of sizes say about `implemented`, as one finding.

#include "verifier/prove/kernel/concrete.h"
#include "verifier/prove/kernel/symbolic.h"

namespace warpproof::prove {

verdict::Finding implemented_finding(const Context& context, const FieldAnswer& field,
                                     const ConcreteAnswer& concrete);

}  // namespace warpproof::prove
