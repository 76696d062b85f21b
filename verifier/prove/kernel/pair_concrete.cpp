#include "verifier/prove/kernel/pair_concrete.h"

#include "verifier/domain/bits.h"
#include "verifier/prove/kernel/admitted_data.h"
#include "verifier/prove/kernel/error_run.h"
#include "verifier/prove/kernel/kernel_counterexample.h"

namespace warpproof::prove {
namespace {

using refmodels::number::Rational;
using verdict::Check;

/// The bits run of one side on given data.
class BitsRun {
 public:
  BitsRun(const Context& side, const InputData& data)
      : plan_(with_data(side.plan, data)),
        run_(run_plan<domain::Bits>(plan_, plan_.buffers, bits_, nullptr, side.limits, side.deadline)) {}

  bool clean() const { return run_.clean() && run_.effects.size() == plan_.launches.size(); }
  const std::vector<exec::Effect>& effects() const { return run_.effects; }
  void footprint(OutputComparison& outputs) const {
    check_footprint(plan_, run_, outputs);
    find_unwritten(plan_, run_, outputs);
  }
  ir::Format format(std::size_t output) const { return number_format(plan_, plan_.outputs[output]); }
  std::optional<std::uint64_t> at(std::size_t output, const std::vector<std::int64_t>& index) const {
    const PlannedOutput& planned = plan_.outputs[output];
    const auto stored = run_.memory.element(planned.buffer, storage_offset(planned, index));
    if (stored.state == exec::CellState::bits) return number_bits(stored.bits, plan_, planned);
    if (stored.state == exec::CellState::value) return number_bits(stored.value.bits, plan_, planned);
    return std::nullopt;
  }

 private:
  Plan plan_;
  domain::Bits bits_;
  PlanRun<domain::Bits> run_;
};

/// |a - b| > bound_a + bound_b, exactly. A finite bound promises finite results: without them nothing is
/// shown.
bool further_apart(std::uint64_t a, ir::Format format_a, double bound_a, std::uint64_t b, ir::Format format_b,
                   double bound_b) {
  if (!refmodels::number::is_finite(a, format_a) || !refmodels::number::is_finite(b, format_b)) return false;
  const Rational difference =
      refmodels::number::exact_value(a, format_a) - refmodels::number::exact_value(b, format_b);
  const Rational distance = difference < Rational(0) ? Rational(0) - difference : difference;
  return distance > Rational::from_double(bound_a) + Rational::from_double(bound_b);
}

class FamilyPair {
 public:
  FamilyPair(const PairContext& context, InputData data)
      : context_(context), data_(std::move(data)), left_(context.left, data_), right_(context.right, data_) {}

  bool clean() const { return left_.clean() && right_.clean(); }
  const BitsRun& left() const { return left_; }
  const BitsRun& right() const { return right_; }

  /// True when every element could be judged; fills `answer.refutation` at the first that shows a difference.
  bool compare(PairConcreteAnswer& answer) {
    ErrorRun left_error(context_.left, data_), right_error(context_.right, data_);
    for (const ErrorRun* run : {&left_error, &right_error})
      if (!run->clean()) {
        answer.why_not = run->why_not_clean();
        return false;
      }
    bool decided = true;
    for (std::size_t o = 0; o < context_.left.plan.outputs.size() && !answer.refutation; ++o)
      for_each_element(context_.left.plan.outputs[o].extents,
                       [&](std::uint64_t, const std::vector<std::int64_t>& index) {
                         const auto a = left_error.of_kernel(o, index), b = right_error.of_kernel(o, index);
                         for (const auto& element : {a, b})
                           if (element.state != ErrorRun::State::bounded) {
                             answer.why_not = element.text;
                             decided = false;
                             return true;
                           }
                         judge(o, index, a.bound, b.bound, answer);
                         return !answer.refutation;
                       });
    return decided;
  }

 private:
  void judge(std::size_t o, const std::vector<std::int64_t>& index, double bound_a, double bound_b,
             PairConcreteAnswer& answer) {
    const auto a = left_.at(o, index), b = right_.at(o, index);
    if (!a || !b || !further_apart(*a, left_.format(o), bound_a, *b, right_.format(o), bound_b)) return;
    Counterexample shown = show_inputs(context_.left, data_);
    shown.output = context_.left.plan.outputs[o].equation;
    shown.index = index;
    // Two forms of one file have one name.
    const bool alike = context_.left_side.name == context_.right_side.name;
    shown.before = show_bits(*a, left_.format(o)) + (alike ? ", as the old " : ", as ") +
                   context_.left_side.name + " gives";
    shown.after =
        show_bits(*b, right_.format(o)) + (alike ? " from the new " : " from ") + context_.right_side.name;
    // Both once more: a result that does not come again shows nothing.
    const BitsRun left(context_.left, data_), right(context_.right, data_);
    shown.replayed = left.clean() && right.clean() && left.at(o, index) == a && right.at(o, index) == b;
    answer.refutation = std::move(shown);
  }

  const PairContext& context_;
  InputData data_;
  BitsRun left_, right_;
};

}  // namespace

PairConcreteAnswer run_pair_concrete(const PairContext& context, const std::vector<DataFamily>& families) {
  PairConcreteAnswer answer;
  bool any_decided = false;
  for_each_admitted(context.left, families, [&](const InputData& data, bool admitted) {
    if (context.left.deadline.passed()) return false;
    FamilyPair pair(context, data);
    if (answer.left_effects.empty()) {
      answer.left_effects = pair.left().effects();
      answer.right_effects = pair.right().effects();
      pair.left().footprint(answer.left_outputs);
      pair.right().footprint(answer.right_outputs);
    }
    if (!admitted) answer.why_not = no_admitted_data(context.left);
    if (!pair.clean() || !admitted) return false;
    any_decided = pair.compare(answer) || any_decided;
    if (answer.refutation) answer.bits = Check::disagrees;
    return !answer.refutation;
  });
  if (any_decided && !answer.refutation) answer.bits = Check::agrees;
  return answer;
}

}  // namespace warpproof::prove
