#include "verifier/prove/kernel/error_run.h"

#include "verifier/prove/kernel/outputs.h"

#include <algorithm>
#include <cmath>

namespace warpproof::prove {

using domain::Error;

ErrorRun::ErrorRun(const Context& context, const InputData& data)
    : context_(context), error_(domain::ErrorInputs::data), given_data_(true) {
  run_with_sentinels(domain::ErrorInputs::data, nullptr, [&] {
    for (const auto& [name, layout] : context.plan.tensors)
      error_.set_data(layout.tensor, layout.format, data.tensors[layout.tensor]);
  });
}

ErrorRun::ErrorRun(const Context& context, exec::Decisions* decisions)
    : context_(context), error_(domain::ErrorInputs::box) {
  run_with_sentinels(domain::ErrorInputs::box, decisions, [&] {
    for (const auto& [name, layout] : context.plan.tensors)
      for (const ir::BoxRange& range : context.claim.numbers->box)
        if (range.name == name)
          error_.set_range(layout.tensor, range.low.to_double_down(), range.high.to_double_up());
  });
}

/// A finite sentinel stands for minus infinity where nothing speaks against it; else for itself.
void ErrorRun::run_with_sentinels(domain::ErrorInputs inputs, exec::Decisions* decisions,
                                  const std::function<void()>& give_inputs) {
  give_inputs();
  error_.read_sentinels();
  run(context_, decisions);
  if (!error_.misused_sentinel()) return;
  error_ = Error(inputs);
  if (decisions != nullptr) decisions->restart();
  give_inputs();
  run(context_, decisions);
}

void ErrorRun::run(const Context& context, exec::Decisions* decisions) {
  for_each_literal(context.sides,
                   [&](const refmodels::number::Rational& literal) { error_.register_literal(literal); });
  // 1 / N that the host rounds, or a compiler folds, is no difference: its rounding is part of the bound.
  for (const auto& [name, value] : context.plan.sizes) error_.register_size(value);
  run_.reset();
  matchers_ = std::make_unique<Matchers<Error>>(context.plan, error_);
  // Given data say what the padding holds as well; over the box nothing does.
  std::vector<exec::Buffer> buffers = context.plan.buffers;
  if (given_data_)
    for (exec::Buffer& buffer : buffers) buffer.promised.clear();
  run_ = std::make_unique<PlanRun<Error>>(run_plan<Error>(context.plan, buffers, error_, matchers_->get(),
                                                          context.limits, context.deadline, decisions));
  launches_ = context.plan.launches.size();
  clean_ = run_->clean() && run_->effects.size() == launches_;
}

std::string ErrorRun::without_range() const {
  const std::optional<std::uint32_t> tensor = error_.tensor_without_range();
  if (!tensor || given_data_) return "";
  for (const auto& [name, layout] : context_.plan.tensors)
    if (layout.tensor == *tensor) return name;
  return "";
}

std::string ErrorRun::why_not_clean() const {
  for (const exec::Effect& effect : run_->effects) {
    if (!effect.unsupported.empty()) {
      const exec::Unsupported& first = effect.unsupported.front();
      const std::string by =
          first.kind == exec::UnsupportedKind::float_order ? " (" + first.instruction + ")" : "";
      return "not modelled over errors: " + first.what + by;
    }
    if (effect.trouble && !without_range().empty())
      return "the box says nothing about '" + without_range() + "'";
    if (effect.trouble) return *effect.trouble;
    if (effect.out_of_time) return "the time ran out";
  }
  return "the run over errors did not end cleanly";
}

ErrorRun::Element ErrorRun::element_of(const Error::Value& value) const {
  const auto exact = error_.enclosure(value);
  const double bound = error_.error_bound(value);
  const unsigned trouble = error_.troubles(value);
  if (trouble == refmodels::bounds::no_trouble && std::isfinite(bound))
    return {State::bounded, exact.lo, exact.hi, bound, ""};
  std::string text = "no finite bound";
  if ((trouble & refmodels::bounds::may_overflow) != 0) text = "may overflow";
  if ((trouble & refmodels::bounds::may_be_undefined) != 0)
    text = "may divide by zero or leave the domain of a root";
  if ((trouble & refmodels::bounds::outside_documented) != 0)
    text = "outside what is documented of an approximate instruction";
  return {State::unbounded, exact.lo, exact.hi, HUGE_VAL, text};
}

std::vector<LedgerEntry> ErrorRun::ledger() const {
  std::vector<LedgerEntry> out;
  for (const std::string& model : error_.models_used()) out.push_back({Assumption::documented_error, model});
  return out;
}

Definition<Error>& ErrorRun::definition(std::size_t output, const DefinitionCode& code) {
  auto& known = definitions_[&code];
  if (known == nullptr)
    known = std::make_unique<Definition<Error>>(error_, code,
                                                declared_arithmetic(context_, context_.plan.outputs[output]),
                                                context_.limits, context_.deadline);
  return *known;
}

domain::Truth ErrorRun::condition(std::size_t output, const DefinitionCode& code, std::uint32_t node,
                                  const std::vector<std::int64_t>& slots) {
  return definition(output, code).condition(node, slots);
}

ErrorRun::Element ErrorRun::of_definition(std::size_t output, const DefinitionCode& code,
                                          const std::vector<std::int64_t>& index) {
  const auto result = definition(output, code).at(index);
  if (result.state == DefinitionState::undefined) return {State::undefined, 0, 0, 0, result.text};
  if (result.state != DefinitionState::value) return {State::not_modelled, 0, 0, 0, result.text};
  return element_of(result.value);
}

ErrorRun::Element ErrorRun::of_kernel(std::size_t output, const std::vector<std::int64_t>& index) {
  const PlannedOutput& planned = context_.plan.outputs[output];
  const auto stored = stored_value<Error>(
      run_->memory.element(planned.buffer, storage_offset(planned, index)), error_, context_.plan, planned);
  if (!stored) return {State::not_modelled, 0, 0, 0, "the kernel's value is not modelled"};
  return element_of(*stored);
}

ErrorRun::Element ErrorRun::at(std::size_t output, const std::vector<std::int64_t>& index,
                               const std::vector<DefinitionCode>& codes) {
  const Element exact = of_definition(output, codes[output], index);
  if (exact.state == State::undefined || exact.state == State::not_modelled) return exact;
  Element kernel = of_kernel(output, index);
  if (kernel.state == State::not_modelled) return kernel;
  // The bound is the kernel's; the exact value is the definition's, whose enclosure is finite even where its
  // own declared arithmetic has no finite bound.
  kernel.low = exact.low;
  kernel.high = exact.high;
  if (!std::isfinite(kernel.low) || !std::isfinite(kernel.high)) kernel.state = State::unbounded;
  return kernel;
}

bool ErrorRun::may_hold_sequences() const {
  if (!matchers_->obligations().empty() || run_->effects.size() != launches_) return true;
  // A sum without an order is computed in some order: what comes after it is seen.
  const auto hides = [](const exec::Unsupported& entry) {
    return entry.kind != exec::UnsupportedKind::float_order;
  };
  for (const exec::Effect& effect : run_->effects)
    if (std::any_of(effect.unsupported.begin(), effect.unsupported.end(), hides) || effect.out_of_time ||
        !effect.ran_to_the_end)
      return true;
  return false;
}

std::vector<exec::Unsupported> ErrorRun::sums_without_order() const {
  std::vector<exec::Unsupported> out;
  for (const exec::Effect& effect : run_->effects)
    for (const exec::Unsupported& entry : effect.unsupported)
      if (entry.kind == exec::UnsupportedKind::float_order) out.push_back(entry);
  return out;
}

std::vector<std::string> ErrorRun::sequences_outside_domain() {
  std::vector<std::string> out;
  for (const idioms::DomainObligation<Error>& obligation : matchers_->obligations()) {
    auto computed = error_.computed(obligation.argument);
    if (obligation.learnt->of_magnitude) computed = {computed.mignitude(), computed.magnitude()};
    const bool inside = error_.troubles(obligation.argument) == refmodels::bounds::no_trouble &&
                        computed.lo >= obligation.learnt->domain_low.to_double_up() &&
                        computed.hi <= obligation.learnt->domain_high.to_double_down();
    // At minus infinity exp is 0, as the template says; a finite sentinel is one only where the other runs,
    // led by this one, read it so too.
    const bool shared = !error_.met_sentinel() || context_.box != nullptr;
    const bool minus_infinity = error_.is_minus_infinity(obligation.argument) &&
                                obligation.learnt->at_minus_infinity == "0" && shared;
    if (minus_infinity) continue;
    if (!inside)
      out.push_back(obligation.learnt->id + " at line " + std::to_string(obligation.ptx_line) +
                    " of the emitted code" + ": the argument may leave [" +
                    obligation.learnt->domain_low.decimal(4) + ", " +
                    obligation.learnt->domain_high.decimal(4) + "] on the box");
  }
  return out;
}

}  // namespace warpproof::prove
