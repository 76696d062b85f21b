#include "verifier/base/digest.h"
#include "verifier/domain/field.h"
#include "verifier/idioms/matcher.h"
#include "verifier/prove/kernel/box_run.h"
#include "verifier/prove/kernel/field_comparison.h"
#include "verifier/prove/kernel/matchers.h"
#include "verifier/prove/kernel/symbolic.h"

namespace warpproof::prove {
namespace {

/// Points derive from what is checked, so that nobody can construct a collision in advance.
std::string digest_of(const Context& context) {
  std::string text = context.claim.id + "\n" + describe(context.plan.sizes) + "\n";
  for (const PlannedLaunch& launch : context.plan.launches) text += launch.code->source->text;
  return base::sha256_hex(text);
}

template <class F>
FieldAnswer run(const Context& context) {
  FieldAnswer answer;
  F field(digest_of(context), context.seed);
  for (const auto& [name, value] : context.plan.sizes) field.register_size(value);
  if (context.box != nullptr && context.box->reads_sentinels()) field.read_sentinels();
  Matchers<F> matchers(context.plan, field);
  PlanRun<F> run = run_plan<F>(context.plan, context.plan.buffers, field, matchers.get(), context.limits,
                               context.deadline, context.box == nullptr ? nullptr : context.box->decisions());
  answer.effects = run.effects;
  answer.clean = run.clean() && run.effects.size() == context.plan.launches.size();
  answer.layout_overlaps = !check_footprint(context.plan, run, answer.outputs);
  if (answer.layout_overlaps) return answer;
  // What was not modelled on the way does not change which elements were stored to.
  const auto to_the_end = [](const exec::Effect& effect) { return effect.ran_to_the_end; };
  if (std::all_of(run.effects.begin(), run.effects.end(), to_the_end))
    find_unwritten(context.plan, run, answer.outputs);
  if (!answer.clean) return answer;
  const std::vector<DefinitionCode> codes = compile_outputs(context);
  Definitions<F> definitions(context, field, codes, true, context.box);
  FieldComparison<F> same;
  const auto expected = [&](std::size_t o, const std::vector<std::int64_t>& index) {
    return definitions.at(o, index);
  };
  compare_outputs(context.plan, run, field, expected, same, answer.outputs);
  answer.trouble = field.trouble();
  answer.hashed_without_laws = field.hashed_without_laws();
  answer.behind_hash = same.behind_hash();
  answer.plain_difference = same.plain_difference();
  answer.probability = same.probability();
  return answer;
}

}  // namespace

FieldAnswer run_field(const Context& context) {
  return uses_exponential(context) ? run<domain::FieldPair>(context) : run<domain::Field>(context);
}

}  // namespace warpproof::prove
