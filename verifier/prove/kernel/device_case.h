#pragma once
// What a device should give for a claim on given data: the plan with concrete contents, and per output
// element the bits of our own execution (with either uniform contraction), the exact value and the certified
// running bound of the kernel's own operations.
//
// Where our own execution is not clean (a race, an access out of bounds, something not modelled) there are no
// bits and no certified bound: `bound` is then a wide multiple of what the definition in its declared
// arithmetic may err, and `own_bound` is false.

#include <optional>
#include <string>
#include <vector>

#include "verifier/prove/kernel/context.h"
#include "verifier/prove/kernel/input_data.h"

namespace warpproof::prove {

struct ExpectedElement {
  std::vector<std::int64_t> index;
  std::uint64_t at = 0;  ///< storage element of the buffer
  std::optional<std::uint64_t> bits, contracted;
  bool defined = true;  ///< else the definition says nothing of it
  bool bounded = false;
  bool own_bound = false;
  double low = 0, high = 0, bound = 0;  ///< when bounded
};

struct DeviceCase {
  std::string data;                                   ///< which family, or "counterexample"
  Plan plan;                                          ///< concrete
  std::vector<std::vector<ExpectedElement>> outputs;  ///< as plan.outputs
  bool clean = false;                                 ///< our own run found nothing and modelled everything
  std::string why_not;                                ///< when not clean
  bool fails = false;                                 ///< not clean because of a finding about the kernel
  bool ends = true;                                   ///< false: it may hang
  bool order_dependent = false;                       ///< floats are added by atomics: other bits each time
  bool exact = false;  ///< no operation of our run rounded: the device's bits must be ours
};

/// `context.plan` is the symbolic plan; `fused` holds its codes contracted, or is empty.
DeviceCase device_case(const Context& context, const InputData& data, const std::string& name,
                       const std::vector<DefinitionCode>& codes, const Codes& fused);

}  // namespace warpproof::prove
