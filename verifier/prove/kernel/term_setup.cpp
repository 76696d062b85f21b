#include "verifier/prove/kernel/term_setup.h"

#include "verifier/prove/kernel/value_requirements.h"

namespace warpproof::prove {

using domain::Term;

void prepare_term(const Context& context, Term& term) {
  for_each_literal(context.sides,
                   [&](const refmodels::number::Rational& literal) { term.register_literal(literal); });
  for (const auto& [name, value] : context.plan.sizes) term.register_size(value);
  for (const ValueRequirement& r : value_requirements(*context.claim.rewrite)) {
    if (r.strict && r.low && *r.low >= refmodels::number::Rational(0)) term.assume_positive(r.tensor);
    term.assume_range(r.tensor, r.low, r.high);
  }
  term.set_naming([&context](std::uint32_t tensor, std::uint64_t element) {
    for (const auto& [name, layout] : context.plan.tensors)
      if (layout.tensor == tensor)
        return layout.extents.empty() ? name : name + "[" + std::to_string(element) + "]";
    return "input" + std::to_string(tensor) + "[" + std::to_string(element) + "]";
  });
}

std::string describe(const domain::Obligation& obligation, Term& term) {
  constexpr const char* demands[] = {" is not zero", " is positive", " is not negative"};
  return term.print(obligation.value, 200) + demands[static_cast<int>(obligation.kind)];
}

std::vector<LedgerEntry> ledger_of(const std::vector<exec::Effect>& effects, const Term& term) {
  std::vector<LedgerEntry> ledger;
  for (const exec::Effect& effect : effects)
    for (const std::string& id : effect.leans_on)
      ledger.push_back(
          {id.starts_with("nvcc/") ? Assumption::learnt_sequence : Assumption::uncalibrated_instruction, id});
  for (const domain::Reading& reading : term.readings())
    ledger.push_back({Assumption::constant_reading, reading.literal});
  return ledger;
}

}  // namespace warpproof::prove
