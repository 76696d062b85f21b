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

/// Bits of an integer output as the integer that they are.
inline std::int64_t stored_integer(std::uint64_t bits, const exec::Buffer& buffer, bool is_signed) {
  const unsigned unused = 64 - 8 * buffer.element.bytes;
  const std::uint64_t moved = bits << unused;
  return is_signed ? static_cast<std::int64_t>(moved) >> unused : static_cast<std::int64_t>(moved >> unused);
}

/// The format in which an output's elements are compared and shown: integers as binary64.
inline ir::Format number_format(const Plan& plan, const PlannedOutput& output) {
  const exec::Buffer& buffer = plan.buffers[output.buffer];
  return buffer.element.is_float ? buffer.element.format : ir::Format::binary64;
}

/// The stored pattern in that format; none for an integer that binary64 does not hold.
inline std::optional<std::uint64_t> number_bits(std::uint64_t bits, const Plan& plan,
                                                const PlannedOutput& output) {
  const exec::Buffer& buffer = plan.buffers[output.buffer];
  if (buffer.element.is_float) return bits;
  const std::int64_t integer = stored_integer(bits, buffer, output.is_signed);
  constexpr std::int64_t exact_max = std::int64_t{1} << 53;
  if (integer < (output.is_signed ? -exact_max : 0) || integer > exact_max) return std::nullopt;
  return refmodels::number::round_to_bits(refmodels::number::Rational(integer), ir::Format::binary64,
                                          refmodels::number::Rounding::nearest_even, false);
}

/// The value that memory holds for an element of this output; empty when it is not a value of this run.
template <domain::ValueDomain D>
std::optional<typename D::Value> stored_value(const exec::Element<D>& element, D& domain, const Plan& plan,
                                              const PlannedOutput& output) {
  const exec::Buffer& buffer = plan.buffers[output.buffer];
  if (!buffer.element.is_float) {
    const std::int64_t integer = stored_integer(element.bits, buffer, output.is_signed);
    const bool above = !output.is_signed && integer < 0;  // 2^63 and more have no int64
    if (element.state != exec::CellState::bits || above) return std::nullopt;
    return domain.rational(refmodels::number::Rational(integer), {.format = domain::Format::binary64});
  }
  if (element.state == exec::CellState::value) return element.value;
  if (element.state == exec::CellState::bits) return domain.constant(element.bits, element.format);
  return std::nullopt;
}

/// "Y[0, 3]"
inline std::string element_name(const Plan& plan, std::size_t output,
                                const std::vector<std::int64_t>& index) {
  std::string out = plan.outputs[output].argument + "[";
  for (std::size_t i = 0; i < index.size(); ++i) out += (i ? ", " : "") + std::to_string(index[i]);
  return out + "]";
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
      const auto got = stored_value<D>(run.memory.element(output.buffer, at), domain, plan, output);
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
