#pragma once
// Both sides of a rewrite at one choice of sizes, in the declared formats: bounds over the box, and values on
// given data.

#include <map>
#include <span>
#include <string>
#include <vector>

#include "verifier/domain/bits.h"
#include "verifier/domain/error.h"
#include "verifier/ir/unfold.h"
#include "verifier/prove/kernel/definition.h"
#include "verifier/prove/numbers/acceptance.h"

namespace warpproof::prove {

class SideNumbers {
 public:
  SideNumbers(const ir::Rewrite& rewrite, const Sizes& sizes, const base::Limits& limits,
              const base::Deadline& deadline);

  /// Adds the bounds of one output over the box; the reason when some element has no finite bound.
  std::string add_bounds(const ir::UnfoldedOutput& before, const ir::UnfoldedOutput& after,
                         OutputBounds& bounds) const;

  const Sizes& sizes() const { return sizes_; }
  const std::map<std::string, TensorLayout>& tensors() const { return tensors_; }
  const base::Limits& limits() const { return limits_; }
  const base::Deadline& deadline() const { return deadline_; }
  ir::Format input_format(const std::string& name) const;
  ir::Format output_format(const std::string& name) const;
  Arithmetic arithmetic(const std::string& output) const;
  const ir::BoxRange* box(const std::string& name) const;

 private:
  const ir::Rewrite& rewrite_;
  Sizes sizes_;
  const base::Limits& limits_;
  const base::Deadline& deadline_;
  std::map<std::string, TensorLayout> tensors_;
};

}  // namespace warpproof::prove
