#pragma once
// After a run: each output element against the definition, and the footprint. The comparison itself is the
// domain's.

#include <string>
#include <vector>

#include "verifier/prove/kernel/definition.h"
#include "verifier/prove/kernel/run_plan.h"

namespace warpproof::prove {

enum class ElementFault : std::uint8_t {
  differs,
  not_written,     ///< never stored to, and the caller did not promise its contents
  several_blocks,  ///< stored to by more than one block of a launch
  outside,         ///< stored to, but no element of the output's shape
  not_modelled,    ///< the kernel's value is a raw sequence, or the definition can not be evaluated in this
                   ///< domain
  out_of_budget,
};

struct ElementFinding {
  ElementFault fault = ElementFault::differs;
  std::size_t output = 0;
  std::vector<std::int64_t> index;
  std::string text;
};

struct OutputComparison {
  std::vector<ElementFinding> findings;  ///< at most `findings_max` of each fault
  std::uint64_t compared = 0, equal = 0, undefined = 0, differing = 0;
  static constexpr std::size_t findings_max = 4;

  void add(ElementFinding finding) {
    std::size_t same = 0;
    for (const ElementFinding& other : findings) same += other.fault == finding.fault ? 1 : 0;
    if (same < findings_max) findings.push_back(std::move(finding));
  }
  bool all_equal() const { return findings.empty() && differing == 0; }
};

/// The value that memory holds for an output element; empty when it is not a float value of this run.
template <domain::ValueDomain D>
std::optional<typename D::Value> stored_value(const exec::Element<D>& element, D& domain) {
  if (element.state == exec::CellState::value) return element.value;
  if (element.state == exec::CellState::bits) return domain.constant(element.bits, element.format);
  return std::nullopt;
}

/// Stores outside the logical shape, and elements that several blocks wrote. `false` when two logical
/// elements share one place: the layout itself is wrong.
template <domain::ValueDomain D>
bool check_footprint(const Plan& plan, const PlanRun<D>& run, OutputComparison& comparison) {
  for (std::size_t o = 0; o < plan.outputs.size(); ++o) {
    const PlannedOutput& output = plan.outputs[o];
    std::vector<bool> logical(run.written[output.buffer].size(), false);
    bool overlap = false;
    for_each_element(output.extents, [&](std::uint64_t, const std::vector<std::int64_t>& index) {
      const std::uint64_t at = storage_offset(output, index);
      overlap = overlap || logical[at];
      logical[at] = true;
      if (run.several_blocks[output.buffer][at])
        comparison.add({ElementFault::several_blocks, o, index, "more than one block stored to it"});
      return !overlap;
    });
    if (overlap) return false;
    for (std::size_t at = 0; at < logical.size(); ++at)
      if (!logical[at] && run.written[output.buffer][at])
        comparison.add(
            {ElementFault::outside, o, {static_cast<std::int64_t>(at)}, "storage element outside the shape"});
  }
  return true;
}

/// Elements that nobody stored to and whose contents the caller does not promise.
template <domain::ValueDomain D>
void find_unwritten(const Plan& plan, const PlanRun<D>& run, OutputComparison& comparison) {
  for (std::size_t o = 0; o < plan.outputs.size(); ++o) {
    const PlannedOutput& output = plan.outputs[o];
    const exec::Buffer& buffer = plan.buffers[output.buffer];
    if (buffer.zeroed || buffer.mode == exec::BufferMode::inout) continue;
    for_each_element(output.extents, [&](std::uint64_t, const std::vector<std::int64_t>& index) {
      if (!run.written[output.buffer][storage_offset(output, index)])
        comparison.add({ElementFault::not_written, o, index, "never written"});
      return true;
    });
  }
}

/// `expected(output number, index)` gives the definition's result, `same(kernel, definition)` the domain's
/// equality.
template <domain::ValueDomain D, class Expected, class Same>
void compare_outputs(const Plan& plan, const PlanRun<D>& run, D& domain, Expected&& expected, Same&& same,
                     OutputComparison& comparison) {
  using Result = typename Definition<D>::Result;
  for (std::size_t o = 0; o < plan.outputs.size(); ++o) {
    const PlannedOutput& output = plan.outputs[o];
    const exec::Buffer& buffer = plan.buffers[output.buffer];
    for_each_element(output.extents, [&](std::uint64_t, const std::vector<std::int64_t>& index) {
      const std::uint64_t at = storage_offset(output, index);
      const bool promised = buffer.zeroed || buffer.mode == exec::BufferMode::inout;
      if (!run.written[output.buffer][at] && !promised) return true;  // find_unwritten reports it
      const Result want = expected(o, index);
      if (want.state == DefinitionState::undefined) {
        ++comparison.undefined;
        return true;
      }
      if (want.state != DefinitionState::value) {
        const bool budget = want.state == DefinitionState::out_of_budget;
        comparison.add(
            {budget ? ElementFault::out_of_budget : ElementFault::not_modelled, o, index, want.text});
        return false;
      }
      const auto got = stored_value<D>(run.memory.element(output.buffer, at), domain);
      if (!got) {
        comparison.add({ElementFault::not_modelled, o, index, "the kernel's value is not modelled"});
        return true;
      }
      ++comparison.compared;
      if (same(*got, want.value, comparison, o, index)) {
        ++comparison.equal;
      } else {
        ++comparison.differing;
      }
      return true;
    });
  }
}

}  // namespace warpproof::prove
