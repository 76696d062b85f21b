#include "verifier/gate/contradiction.h"

#include "verifier/certificate/encode.h"
#include "verifier/smt/solver.h"

namespace warpproof::gating {

bool contradict(const std::vector<ir::ExpressionPtr>& conditions) {
  constexpr smt::Budget budget{.resource_max = 1'000'000, .wall_ms_max = 5'000};
  certificate::Expander expander;
  certificate::Encoder encoder(expander);
  std::vector<smt::Term> terms;
  for (const ir::ExpressionPtr& condition : conditions) terms.push_back(encoder.boolean(condition));
  for (const auto& [name, expression] : encoder.variables())
    if (expression->kind == ir::Kind::size)
      terms.push_back(smt::less_equal(smt::integer(0), smt::variable(name, smt::Sort::integer)));
  return !terms.empty() && smt::check_unsat(terms, budget).status == smt::Status::unsat;
}

}  // namespace warpproof::gating
