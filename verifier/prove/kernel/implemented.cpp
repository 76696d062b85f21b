#include "verifier/prove/kernel/implemented.h"

#include <algorithm>

#include "verifier/prove/kernel/machine_ledger.h"
#include "verifier/prove/kernel/safety.h"
#include "verifier/prove/kernel/store_places.h"

namespace warpproof::prove {
namespace {

using verdict::Check;
using verdict::Finding;
using verdict::Found;

std::string element_name(const Context& context, const ElementFinding& element) {
  return element_name(context.plan, element.output, element.index);
}

Finding base_finding(const Context& context) {
  Finding finding;
  finding.question = Question::implemented;
  finding.reach = Reach::listed_sizes;
  finding.ledger = machine_ledger(context.plan);
  finding.summary = "at " + describe(context.plan.sizes);
  return finding;
}

/// Not written, written by several blocks, written outside: what memory itself shows.
const ElementFinding* structural(const OutputComparison& outputs, ElementFault fault) {
  for (const ElementFinding& element : outputs.findings)
    if (element.fault == fault) return &element;
  return nullptr;
}

std::optional<Finding> footprint_finding(const Context& context, const FieldAnswer& field,
                                         const ConcreteAnswer& concrete) {
  struct Row {
    ElementFault fault;
    Reason reason;
  };
  constexpr Row rows[] = {{ElementFault::not_written, Reason::output_not_written},
                          {ElementFault::several_blocks, Reason::output_written_twice},
                          {ElementFault::outside, Reason::written_outside}};
  for (const Row& row : rows) {
    const ElementFinding* element = structural(field.outputs, row.fault);
    if (element == nullptr) continue;
    Finding finding = base_finding(context);
    finding.found = Found::fails;
    finding.reason = row.reason;
    finding.evidence.replay =
        structural(concrete.outputs, row.fault) != nullptr ? Check::agrees : Check::not_done;
    finding.summary =
        element_name(context, *element) + ": " + element->text + " (at " + describe(context.plan.sizes) + ")";
    for (const ElementFinding& other : field.outputs.findings)
      if (other.fault == row.fault)
        finding.details.push_back({element_name(context, other) + ": " + other.text, {}});
    return finding;
  }
  return std::nullopt;
}

Finding not_clean(const Context& context, const FieldAnswer& field) {
  Finding finding = base_finding(context);
  for (const exec::Effect& effect : field.effects)
    if (!effect.unsupported.empty()) {
      set_not_modelled(effect.unsupported, finding);
      return finding;
    }
  finding.found = Found::gave_up;
  finding.reason = Reason::question_not_met;
  finding.summary = "not decided at " + describe(context.plan.sizes) + ": the run is not safe";
  for (const exec::Effect& effect : field.effects)
    if (effect.out_of_time) finding.reason = Reason::time_limit;
  return finding;
}

bool has_findings(const std::vector<exec::Effect>& effects) {
  return std::any_of(effects.begin(), effects.end(),
                     [](const exec::Effect& effect) { return !effect.findings.empty(); });
}

Finding refuted(const Context& context, const FieldAnswer& field, const ConcreteAnswer& concrete) {
  Finding finding = base_finding(context);
  finding.found = Found::fails;
  finding.reason = Reason::output_differs;
  finding.counterexample = concrete.refutation;
  finding.evidence.replay = concrete.refutation_replayed ? Check::agrees : Check::not_done;
  finding.summary = field.clean ? std::to_string(field.outputs.differing) + " of " +
                                      std::to_string(field.outputs.compared) + " output elements differ at " +
                                      describe(context.plan.sizes)
                                : "an output element differs at " + describe(context.plan.sizes);
  const std::vector<Detail> stores = store_places(*context.plan.launches.back().code);
  finding.details.insert(finding.details.end(), stores.begin(), stores.end());
  for (const ElementFinding& element : field.outputs.findings)
    if (element.fault == ElementFault::differs)
      finding.details.push_back({element_name(context, element) + ": " + element.text, {}});
  return finding;
}

Finding undecided(const Context& context, const OutputComparison& outputs, Reason otherwise) {
  Finding finding = base_finding(context);
  finding.found = Found::gave_up;
  finding.reason = otherwise;
  for (const ElementFinding& element : outputs.findings) {
    finding.details.push_back({element_name(context, element) + ": " + element.text, {}});
    if (element.fault == ElementFault::not_modelled) {
      finding.found = Found::not_modelled;
      finding.reason = Reason::unsupported_construct;
    } else if (element.fault == ElementFault::out_of_budget && finding.found == Found::gave_up) {
      finding.reason = Reason::proof_budget;
    }
  }
  if (!finding.details.empty())
    finding.summary = finding.details.front().text + " (at " + describe(context.plan.sizes) + ")";
  return finding;
}

void add_ledger(Finding& finding, const TermAnswer& term) {
  for (const LedgerEntry& entry : term.ledger) verdict::add_once(finding.ledger, entry);
}

const LedgerEntry* constant_reading(const TermAnswer& term) {
  for (const LedgerEntry& entry : term.ledger)
    if (entry.assumption == Assumption::constant_reading) return &entry;
  return nullptr;
}

/// The normal forms are equal because a constant is read as what it rounds; the field takes it at its word.
Finding read_as_constant(const Context& context, const LedgerEntry& reading) {
  Finding finding = base_finding(context);
  finding.found = Found::gave_up;
  finding.reason = Reason::below_rounding;
  finding.summary = "equal where a constant stands for " + reading.detail +
                    "; as the number that it is, it differs by less than rounding (at " +
                    describe(context.plan.sizes) + ")";
  finding.ledger.push_back(reading);
  return finding;
}

void tell_why_not(const ConcreteAnswer& concrete, Finding& finding) {
  if (concrete.bits == Check::not_done && !concrete.why_not.empty())
    finding.details.push_back({"concrete runs did not decide: " + concrete.why_not, {}});
}

/// All outputs agree in the field: the normal forms decide.
Finding by_terms(const Context& context, const FieldAnswer& field, const ConcreteAnswer& concrete) {
  const TermAnswer term = run_term(context);
  if (!term.clean || term.trouble) {
    Finding finding = base_finding(context);
    finding.found = Found::gave_up;
    finding.reason = Reason::proof_budget;
    finding.summary = term.trouble.value_or("the symbolic run did not end cleanly");
    for (const exec::Effect& effect : term.effects)
      if (!effect.unsupported.empty()) set_not_modelled(effect.unsupported, finding);
    return finding;
  }
  const bool field_agrees = field.outputs.all_equal() && !field.trouble;
  if (!term.outputs.all_equal()) {
    Reason reason = field_agrees ? Reason::term_not_equal : Reason::behind_hash;
    if (!field_agrees && field.plain_difference)
      reason = concrete.bits == Check::agrees ? Reason::below_rounding : Reason::term_not_equal;
    Finding finding = undecided(context, term.outputs, reason);
    tell_why_not(concrete, finding);
    add_ledger(finding, term);
    return finding;
  }
  if (!field_agrees && !field.trouble && !field.behind_hash)
    if (const LedgerEntry* reading = constant_reading(term)) return read_as_constant(context, *reading);
  Finding finding = base_finding(context);
  finding.found = Found::holds;
  finding.evidence.term = Check::agrees;
  finding.evidence.field =
      field.trouble ? Check::not_done : (field_agrees ? Check::agrees : Check::disagrees);
  finding.evidence.field_behind_hash = field.behind_hash;
  // log(x y), max(max(x, -1), 1), a choice between pieces: the proof knows laws that a hash does not have.
  // Points of the reals answer then in the place of points of a field: enclosures of kernel and definition at
  // each input.
  const bool by_enclosures =
      finding.evidence.field == Check::disagrees && field.hashed_without_laws && !field.plain_difference;
  if (by_enclosures) finding.evidence.field = concrete.enclosures;
  finding.evidence.bits = concrete.bits;
  finding.reason = Reason::all_outputs_match;
  add_ledger(finding, term);
  if (finding.evidence.field == Check::disagrees && field.behind_hash) {
    finding.found = Found::gave_up;
    finding.reason = Reason::behind_hash;
    finding.summary =
        "the normal forms are equal, the field disagrees behind a function that it only hashes (at " +
        describe(context.plan.sizes) + ")";
    return finding;
  }
  if (!term.undefined_places.empty()) {
    finding.found = Found::gave_up;
    finding.reason = Reason::undefined_where_defined;
    finding.summary = "not shown: " + term.undefined_places.front();
    for (const std::string& place : term.undefined_places)
      finding.details.push_back({"not shown: " + place, {}});
    return finding;
  }
  if (by_enclosures)
    finding.details.push_back(
        {"the field hashes what has laws here; instead, enclosures of kernel and definition "
         "meet at every input that was tried",
         {}});
  tell_why_not(concrete, finding);
  finding.summary = std::to_string(term.outputs.equal) + " output elements at " +
                    describe(context.plan.sizes) + ": " + field.probability;
  return finding;
}

}  // namespace

std::optional<Finding> fault_finding(const Context& context, const FieldAnswer& field,
                                     const ConcreteAnswer& concrete) {
  // What is only not modelled may still be wrong on an input; what is not safe is another question's.
  if (!field.clean && has_findings(field.effects)) return std::nullopt;
  if (auto finding = footprint_finding(context, field, concrete)) return finding;
  if (concrete.refutation) return refuted(context, field, concrete);
  return std::nullopt;
}

Finding implemented_finding(const Context& context, const FieldAnswer& field,
                            const ConcreteAnswer& concrete) {
  if (auto fault = fault_finding(context, field, concrete)) return *fault;
  if (!field.clean) return not_clean(context, field);
  for (const ElementFinding& element : field.outputs.findings)
    if (element.fault != ElementFault::differs)
      return undecided(context, field.outputs, Reason::proof_budget);
  return by_terms(context, field, concrete);
}

}  // namespace warpproof::prove
