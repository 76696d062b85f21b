#pragma once
// What every question about a claim at one choice of sizes needs.

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/ir/unfold.h"
#include "verifier/prove/kernel/definition.h"
#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

/// Equations of both sides by name, unfolded once for a claim.
struct UnfoldedSides {
  std::map<std::string, ir::UnfoldedOutput> computed;  ///< the side that the claim computes
  std::map<std::string, ir::UnfoldedOutput> before;    ///< what the error is measured against
};

/// Fails with the diagnostics of the unfolding. Takes the equations that the claim's arguments name.
base::Result<UnfoldedSides> unfold_sides(const ir::Program& program, const ClaimView& claim,
                                         const base::Limits& limits);

class BoxRun;

struct Context {
  const ir::Program& program;
  const ClaimView& claim;
  const Plan& plan;
  const UnfoldedSides& sides;
  const base::Limits& limits;
  const base::Deadline& deadline;
  std::uint64_t seed = 1;
  BoxRun* box = nullptr;  ///< the run over the box that leads the others, when there is one
};

/// Code of each planned output's definition, in the order of plan.outputs; empty where no definition takes
/// part.
std::vector<DefinitionCode> compile_outputs(const Context& context);
/// The reference that the error is measured against: the equation of `before` with this name, else the
/// computed side's.
DefinitionCode compile_reference(const Context& context, const PlannedOutput& output, bool& is_before);

/// Formats, accumulator and order as the claim declares them, for an output.
Arithmetic declared_arithmetic(const Context& context, const PlannedOutput& output);

/// Literals of the definitions: a kernel's constant may stand for one (docs/semantics.md, S3).
void for_each_literal(const UnfoldedSides& sides,
                      const std::function<void(const refmodels::number::Rational&)>& visit);

/// Some kernel of the plan, or some definition, has an exponential: then the field needs its second residue.
bool uses_exponential(const Context& context);

/// Evaluators of all outputs over one domain.
template <domain::ValueDomain D>
class Definitions {
 public:
  Definitions(const Context& context, D& domain, const std::vector<DefinitionCode>& codes, bool fused,
              ConditionOracle* oracle = nullptr) {
    for (std::size_t o = 0; o < codes.size(); ++o) {
      Arithmetic arithmetic = declared_arithmetic(context, context.plan.outputs[o]);
      arithmetic.fused = fused;
      evaluators_.emplace_back(domain, codes[o], arithmetic, context.limits, context.deadline);
      evaluators_.back().ask(oracle, o);
    }
  }
  typename Definition<D>::Result at(std::size_t output, const std::vector<std::int64_t>& index) {
    return evaluators_[output].at(index);
  }

 private:
  std::vector<Definition<D>> evaluators_;
};

}  // namespace warpproof::prove
