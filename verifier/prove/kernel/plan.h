#pragma once
// A kernel claim or a sequence at one choice of sizes, ready to run: buffers with their layout, launches with
// bound arguments, and where each output element of the definition lies in memory.
//
// Input element (tensor, storage offset) has one name on the kernel's and on the definition's side, so that
// strides and padding need no special case: both read `input(tensor, offset)`.

#include <map>
#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/exec/launch.h"
#include "verifier/ir/program.h"
#include "verifier/isa/machine/code.h"
#include "verifier/prove/kernel/integer_form.h"

namespace warpproof::prove {

/// A kernel claim or a sequence, seen alike.
struct ClaimView {
  std::string id;
  const ir::KernelClaim* kernel = nullptr;  ///< one of the two
  const ir::SequenceClaim* sequence = nullptr;
  const ir::Rewrite* rewrite = nullptr;
  const ir::Side* side = nullptr;  ///< of the rewrite, as `computes` says
  const ir::Computes* computes = nullptr;
  const ir::NumericContract* numbers = nullptr;
  const std::vector<ir::SizeAssignment>* sizes = nullptr;
  const std::vector<std::pair<std::string, std::int64_t>>* maxima = nullptr;
  const std::vector<ir::Requirement>* requirements = nullptr;  ///< of the claim, beside the rewrite's
  const std::vector<ir::KernelArgument>* arguments = nullptr;
  const std::vector<ir::IndexData>* data = nullptr;  ///< of its arrays of integers
  std::vector<const ir::KernelClaim*> kernels;       ///< that are launched, each once
};
/// Fails (E03xx) where the claim computes nothing, or names a rewrite, side or kernel that is not there.
base::Result<ClaimView> view(const ir::Program& program, const ir::KernelClaim& claim);
base::Result<ClaimView> view(const ir::Program& program, const ir::SequenceClaim& claim);
/// The same with a rewrite that the caller names; it must outlive the view.
base::Result<ClaimView> view_as(const ir::Program& program, const ir::KernelClaim& claim,
                                const ir::Rewrite& rewrite, const ir::Computes& computes);
base::Result<ClaimView> view_as(const ir::Program& program, const ir::SequenceClaim& claim,
                                const ir::Rewrite& rewrite, const ir::Computes& computes);

struct TensorLayout {
  std::uint32_t tensor = 0;  ///< number of the rewrite's input
  std::vector<std::int64_t> extents, strides;
  ir::Format format = ir::Format::binary32;
  bool is_integer = false;
  std::vector<std::int64_t> integers;  ///< what it holds, by storage offset
  std::int64_t offset(const std::vector<std::int64_t>& index) const;
};

struct PlannedOutput {
  std::size_t buffer = 0;
  std::string argument, equation;
  std::vector<std::int64_t> extents, strides;
  bool is_signed = true;  ///< of integers
};

struct PlannedLaunch {
  const machine::Code* code = nullptr;
  std::string kernel;
  exec::Launch launch;
};

struct Plan {
  Sizes sizes;
  std::vector<exec::Buffer> buffers;
  std::vector<PlannedLaunch> launches;
  std::map<std::string, TensorLayout> tensors;  ///< every input of the rewrite, by name
  std::vector<PlannedOutput> outputs;
};

/// What arrays of integers hold that are given by a range, by argument, row-major.
using IndexContents = std::map<std::string, std::vector<std::int64_t>>;

/// The code of each kernel, by the kernel claim's id.
using Codes = std::map<std::string, const machine::Code*>;

/// Fails (E03xx) with the place in the claim: an extent that is not an integer at these sizes, more bytes
/// than `limits` allow, a launch that is too large, argument lists that do not fit. Codes E039x: not modelled
/// yet. `ranged`: contents of the arrays over a range (index_data.h); one without contents is E0392.
base::Result<Plan> plan(const ir::Program& program, const ClaimView& claim, const Sizes& sizes,
                        const Codes& codes, const base::Limits& limits, const IndexContents& ranged = {});

}  // namespace warpproof::prove
