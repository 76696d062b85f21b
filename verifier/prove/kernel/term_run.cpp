#include "verifier/domain/term.h"
#include "verifier/prove/kernel/box_run.h"
#include "verifier/prove/kernel/matchers.h"
#include "verifier/prove/kernel/symbolic.h"
#include "verifier/prove/kernel/term_setup.h"

namespace warpproof::prove {
namespace {

using domain::Term;

constexpr std::uint32_t of_definition = 0;
constexpr std::uint32_t of_kernel = 1;

}  // namespace

TermAnswer run_term(const Context& context) {
  TermAnswer answer;
  domain::TermLimits limits;
  limits.bytes_max = std::min(limits.bytes_max, context.limits.memory_bytes_max);
  Term term(limits);
  prepare_term(context, term);
  const std::vector<DefinitionCode> codes = compile_outputs(context);
  Definitions<Term> definitions(context, term, codes, true, context.box);
  // The definition first: what it demands to be defined is a premise, so that of the kernel's demands only
  // its own stay.
  term.set_origin(of_definition);
  std::vector<std::vector<Definition<Term>::Result>> wanted(codes.size());
  for (std::size_t o = 0; o < codes.size(); ++o)
    for_each_element(context.plan.outputs[o].extents,
                     [&](std::uint64_t, const std::vector<std::int64_t>& index) {
                       wanted[o].push_back(definitions.at(o, index));
                       return wanted[o].back().state == DefinitionState::value ||
                              wanted[o].back().state == DefinitionState::undefined;
                     });
  term.set_origin(of_kernel);
  if (context.box != nullptr && context.box->reads_sentinels()) term.read_sentinels();
  Matchers<Term> matchers(context.plan, term);
  PlanRun<Term> run =
      run_plan<Term>(context.plan, context.plan.buffers, term, matchers.get(), context.limits,
                     context.deadline, context.box == nullptr ? nullptr : context.box->decisions());
  answer.effects = run.effects;
  answer.clean = run.clean() && run.effects.size() == context.plan.launches.size();
  if (!answer.clean) return answer;
  const auto expected = [&](std::size_t o, const std::vector<std::int64_t>& index) {
    // Row-major, as they were made.
    std::uint64_t number = 0;
    for (std::size_t axis = 0; axis < index.size(); ++axis)
      number = number * static_cast<std::uint64_t>(context.plan.outputs[o].extents[axis]) +
               static_cast<std::uint64_t>(index[axis]);
    if (number < wanted[o].size()) return wanted[o][number];
    return Definition<Term>::Result{
        DefinitionState::out_of_budget, {}, "the definition was not evaluated here"};
  };
  const auto same = [&](const Term::Value& got, const Term::Value& want, OutputComparison& comparison,
                        std::size_t o, const std::vector<std::int64_t>& index) {
    const domain::Equality equality = term.equal(got, want);
    if (equality == domain::Equality::equal) return true;
    const bool budget = equality == domain::Equality::out_of_budget;
    if (comparison.findings.size() < OutputComparison::findings_max)
      comparison.add({budget ? ElementFault::out_of_budget : ElementFault::differs, o, index,
                      term.difference(got, want, 300)});
    return false;
  };
  compare_outputs(context.plan, run, term, expected, same, answer.outputs);
  constexpr std::size_t places_max = 8;
  for (const domain::Obligation& obligation : term.obligations())
    if (obligation.origin == of_kernel && answer.undefined_places.size() < places_max)
      answer.undefined_places.push_back(describe(obligation, term));
  answer.ledger = ledger_of(run.effects, term);
  answer.trouble = term.trouble();
  return answer;
}

}  // namespace warpproof::prove
