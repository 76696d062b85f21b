#include "verifier/prove/kernel/concrete.h"

#include <cmath>

#include "refmodels/number/interval.h"
#include "verifier/domain/bits.h"
#include "verifier/prove/kernel/admitted_data.h"
#include "verifier/prove/kernel/error_run.h"
#include "verifier/prove/kernel/kernel_counterexample.h"

namespace warpproof::prove {
namespace {

using refmodels::number::Rational;
using verdict::Check;

/// One choice of inputs: the kernel in `bits`, the kernel's running bound, and the definition's exact value.
class FamilyRun {
 public:
  FamilyRun(const Context& context, InputData data, const std::vector<DefinitionCode>& codes)
      : context_(context),
        data_(std::move(data)),
        concrete_(with_data(context.plan, data_)),
        run_(run_plan<domain::Bits>(concrete_, concrete_.buffers, bits_, nullptr, context.limits,
                                    context.deadline)),
        codes_(codes) {}

  const PlanRun<domain::Bits>& run() const { return run_; }
  bool clean() const { return run_.clean() && run_.effects.size() == context_.plan.launches.size(); }
  const InputData& data() const { return data_; }

  /// Compares every output element; stops at the first that is certainly outside its bound.
  void compare(ConcreteAnswer& answer, const AllowedError& allowed) {
    ErrorRun error(context_, data_);
    if (!error.clean()) {
      answer.why_not = error.why_not_clean();
      return;
    }
    bool undecided = false;
    for (std::size_t o = 0; o < context_.plan.outputs.size() && !outside_; ++o)
      for_each_element(context_.plan.outputs[o].extents,
                       [&](std::uint64_t, const std::vector<std::int64_t>& index) {
                         ErrorRun::Element element = error.at(o, index, codes_);
                         if (element.state == ErrorRun::State::undefined) return true;
                         if (element.state != ErrorRun::State::bounded) {
                           undecided = true;
                           answer.why_not = element.text;
                           return true;
                         }
                         meet(error.of_kernel(o, index), element, answer);
                         if (allowed) element.bound = allowed(o, index);
                         judge(o, index, element, answer);
                         return !outside_;
                       });
    decided_ = !undecided;
    if (undecided && answer.enclosures == Check::agrees) answer.enclosures = Check::not_done;
  }

  bool decided() const { return decided_; }
  struct Outside {
    std::size_t output = 0;
    std::vector<std::int64_t> index;
    std::uint64_t bits = 0;
    double bound = 0;
    RefutedBy by = RefutedBy::number;
  };
  const std::optional<Outside>& outside() const { return outside_; }

 private:
  /// What the kernel's operations give over the reals against the definition's value.
  static void meet(const ErrorRun::Element& kernel, const ErrorRun::Element& definition,
                   ConcreteAnswer& answer) {
    const bool apart = kernel.high < definition.low || definition.high < kernel.low;
    if (apart) answer.enclosures = Check::disagrees;
    if (answer.enclosures == Check::not_done) answer.enclosures = Check::agrees;
  }

  void judge(std::size_t o, const std::vector<std::int64_t>& index, const ErrorRun::Element& element,
             ConcreteAnswer& answer) {
    const PlannedOutput& output = context_.plan.outputs[o];
    const auto stored = run_.memory.element(output.buffer, storage_offset(output, index));
    if (stored.state != exec::CellState::bits && stored.state != exec::CellState::value) return;
    const ir::Format format = number_format(context_.plan, output);
    const auto number = number_bits(stored.state == exec::CellState::bits ? stored.bits : stored.value.bits,
                                    context_.plan, output);
    if (!number) return;
    const std::uint64_t pattern = *number;
    ++answer.compared;
    if (!refmodels::number::is_finite(pattern, format)) {  // a finite bound promises a finite result
      outside_ =
          Outside{o, index, pattern, element.bound,
                  refmodels::number::is_nan(pattern, format) ? RefutedBy::not_a_number : RefutedBy::infinity};
      return;
    }
    const double value = refmodels::number::double_value(pattern, format);
    // Outward: `distance` is a lower bound of |value - exact| (the subtraction of doubles errs by half an
    // ulp).
    const double below = element.low - value, above = value - element.high;
    const double distance =
        std::max({0.0, std::nextafter(below, -HUGE_VAL), std::nextafter(above, -HUGE_VAL)});
    answer.errors[o] = std::max(answer.errors[o], distance);
    if (distance > element.bound)
      outside_ = Outside{o, index, pattern, element.bound};
    else if (element.bound > 0)
      answer.worst_share = std::max(answer.worst_share, distance / element.bound);
  }

  const Context& context_;
  InputData data_;
  Plan concrete_;
  domain::Bits bits_;
  PlanRun<domain::Bits> run_;
  const std::vector<DefinitionCode>& codes_;
  bool decided_ = false;
  std::optional<Outside> outside_;
};

}  // namespace

ConcreteAnswer run_concrete(const Context& context, const std::vector<DataFamily>& families,
                            const AllowedError& allowed) {
  ConcreteAnswer answer;
  answer.errors.assign(context.plan.outputs.size(), 0);
  const std::vector<DefinitionCode> codes = compile_outputs(context);
  bool any_decided = false;
  for_each_admitted(context, families, [&](const InputData& data, bool admitted) {
    if (context.deadline.passed()) return false;
    FamilyRun run(context, data, codes);
    if (answer.effects.empty()) {
      answer.effects = run.run().effects;
      check_footprint(context.plan, run.run(), answer.outputs);
      find_unwritten(context.plan, run.run(), answer.outputs);
    }
    if (!admitted) answer.why_not = no_admitted_data(context);
    if (!run.clean() || !admitted) return false;
    run.compare(answer, allowed);
    any_decided = any_decided || run.decided();
    if (!run.outside()) return true;
    answer.refutation =
        kernel_counterexample(context, run.data(), run.outside()->output, run.outside()->index,
                              run.outside()->bits, run.outside()->bound);
    answer.refutation_replayed = answer.refutation->replayed;
    answer.refuted_by = run.outside()->by;
    answer.bits = Check::disagrees;
    return false;
  });
  if (any_decided && !answer.refutation) answer.bits = Check::agrees;
  return answer;
}

}  // namespace warpproof::prove
