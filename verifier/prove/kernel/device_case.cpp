#include "verifier/prove/kernel/device_case.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "verifier/domain/bits.h"
#include "verifier/prove/kernel/error_run.h"

namespace warpproof::prove {
namespace {

using exec::FindingKind;

/// Without a certified bound of the kernel: so many times what the declared arithmetic may err.
constexpr double wide = 64;

using BitsRun = PlanRun<domain::Bits>;

std::unique_ptr<BitsRun> run_bits(const Context& context, const Plan& concrete) {
  domain::Bits bits;
  return std::make_unique<BitsRun>(
      run_plan<domain::Bits>(concrete, concrete.buffers, bits, nullptr, context.limits, context.deadline));
}

void describe_run(const BitsRun& run, std::size_t launches, DeviceCase& out) {
  out.clean = run.clean() && run.effects.size() == launches;
  out.exact = out.clean;
  for (const exec::Effect& effect : run.effects) {
    out.exact = out.exact && !effect.inexact && !effect.approximate;
    out.order_dependent = out.order_dependent || effect.order_dependent;
    for (const exec::Finding& finding : effect.findings) {
      out.fails = true;
      if (out.why_not.empty())
        out.why_not = std::string(exec::name_of(finding.kind)) + ": " + finding.message;
      if (finding.kind == FindingKind::does_not_end || finding.kind == FindingKind::deadlock)
        out.ends = false;
    }
    for (const exec::Unsupported& entry : effect.unsupported)
      if (out.why_not.empty()) out.why_not = "not modelled: " + entry.what;
    if (effect.trouble && out.why_not.empty()) out.why_not = *effect.trouble;
    if (effect.out_of_time && out.why_not.empty()) out.why_not = "the time ran out";
  }
  if (!out.clean && out.why_not.empty()) out.why_not = "our own run did not end";
}

/// What memory holds of an output element, as a pattern.
std::optional<std::uint64_t> pattern_of(const BitsRun& run, std::size_t buffer, std::uint64_t at) {
  const auto stored = run.memory.element(buffer, at);
  if (stored.state == exec::CellState::bits) return stored.bits;
  if (stored.state == exec::CellState::value) return stored.value.bits;
  return std::nullopt;
}

/// The definition over the `error` domain, without the kernel.
class DefinitionErrors {
 public:
  DefinitionErrors(const Context& context, const InputData& data, const std::vector<DefinitionCode>& codes)
      : error_(domain::ErrorInputs::data) {
    for (const auto& [name, layout] : context.plan.tensors)
      error_.set_data(layout.tensor, layout.format, data.tensors[layout.tensor]);
    definitions_ = std::make_unique<Definitions<domain::Error>>(context, error_, codes, false);
  }

  void fill(std::size_t output, ExpectedElement& element) {
    const auto result = definitions_->at(output, element.index);
    element.defined = result.state != DefinitionState::undefined;
    if (result.state != DefinitionState::value) return;
    const auto exact = error_.enclosure(result.value);
    const double bound = error_.error_bound(result.value);
    element.low = exact.lo;
    element.high = exact.hi;
    // The floor is for sums whose declared arithmetic happens to be exact on these data.
    element.bound = wide * bound + 0x1p-20 * std::max(std::fabs(exact.lo), std::fabs(exact.hi));
    element.bounded =
        std::isfinite(element.low) && std::isfinite(element.high) && std::isfinite(element.bound);
  }

 private:
  domain::Error error_;
  std::unique_ptr<Definitions<domain::Error>> definitions_;
};

void fill(const ErrorRun::Element& from, ExpectedElement& element) {
  element.defined = from.state != ErrorRun::State::undefined;
  element.bounded = element.own_bound = from.state == ErrorRun::State::bounded;
  element.low = from.low;
  element.high = from.high;
  element.bound = from.bound;
}

/// The plan over contracted code.
Plan with_codes(const Plan& plan, const Codes& codes) {
  Plan out = plan;
  for (PlannedLaunch& launch : out.launches)
    if (const auto found = codes.find(launch.kernel); found != codes.end()) launch.code = found->second;
  return out;
}

}  // namespace

DeviceCase device_case(const Context& context, const InputData& data, const std::string& name,
                       const std::vector<DefinitionCode>& codes, const Codes& fused) {
  DeviceCase out;
  out.data = name;
  out.plan = with_data(context.plan, data);
  const auto run = run_bits(context, out.plan);
  describe_run(*run, context.plan.launches.size(), out);
  std::unique_ptr<BitsRun> other;
  if (out.clean && !fused.empty()) other = run_bits(context, with_codes(out.plan, fused));
  std::unique_ptr<ErrorRun> error;
  std::unique_ptr<DefinitionErrors> definition;
  if (out.clean) error = std::make_unique<ErrorRun>(context, data);
  definition = std::make_unique<DefinitionErrors>(context, data, codes);
  const bool own_bound = error != nullptr && error->clean();
  for (std::size_t o = 0; o < out.plan.outputs.size(); ++o) {
    const PlannedOutput& output = out.plan.outputs[o];
    const bool is_float = out.plan.buffers[output.buffer].element.is_float;
    out.outputs.emplace_back();
    for_each_element(output.extents, [&](std::uint64_t, const std::vector<std::int64_t>& index) {
      ExpectedElement element{.index = index, .at = storage_offset(output, index)};
      if (out.clean) element.bits = pattern_of(*run, output.buffer, element.at);
      if (other != nullptr && other->clean())
        element.contracted = pattern_of(*other, output.buffer, element.at);
      if (is_float && own_bound)
        fill(error->at(o, index, codes), element);
      else
        definition->fill(o, element);  // of an integer output: its value, when the definition has one
      out.outputs.back().push_back(std::move(element));
      return true;
    });
  }
  return out;
}

}  // namespace warpproof::prove
