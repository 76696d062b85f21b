#include "verifier/base/digest.h"
#include "verifier/domain/field.h"
#include "verifier/idioms/matcher.h"
#include "verifier/prove/kernel/box_run.h"
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
  if (!answer.clean || answer.layout_overlaps) return answer;
  find_unwritten(context.plan, run, answer.outputs);
  const std::vector<DefinitionCode> codes = compile_outputs(context);
  Definitions<F> definitions(context, field, codes, true, context.box);
  std::uint64_t degree = 0;
  const auto expected = [&](std::size_t o, const std::vector<std::int64_t>& index) {
    return definitions.at(o, index);
  };
  const auto same = [&](const typename F::Value& got, const typename F::Value& want,
                        OutputComparison& comparison, std::size_t o, const std::vector<std::int64_t>& index) {
    if (F::uses_hash(got) || F::uses_hash(want)) answer.behind_hash = true;
    if constexpr (std::is_same_v<F, domain::Field>)
      degree = std::max<std::uint64_t>({degree, std::uint64_t{got.numerator_degree} + want.denominator_degree,
                                        std::uint64_t{want.numerator_degree} + got.denominator_degree});
    if (domain::agree(got, want)) return true;
    if (!F::uses_hash(got) && !F::uses_hash(want)) answer.plain_difference = true;
    comparison.add({ElementFault::differs, o, index, "differs at a point of the prime field"});
    return false;
  };
  compare_outputs(context.plan, run, field, expected, same, answer.outputs);
  answer.trouble = field.trouble();
  answer.hashed_without_laws = field.hashed_without_laws();
  answer.probability = answer.behind_hash || std::is_same_v<F, domain::FieldPair>
                           ? "a heuristic over one point (a hash or an exponential takes part)"
                       : degree >= domain::Field::degree_limit
                           ? "no error probability is stated (the degree is beyond the limit)"
                           : "error probability at most " + std::to_string(degree) + " / 2^61 an output";
  return answer;
}

}  // namespace

FieldAnswer run_field(const Context& context) {
  return uses_exponential(context) ? run<domain::FieldPair>(context) : run<domain::Field>(context);
}

}  // namespace warpproof::prove
