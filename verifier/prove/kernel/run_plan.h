#pragma once
// Runs a plan over a domain: all launches in stream order on one memory, and which output elements were
// stored to. Explicitly compiled by its users; the engine itself is not (verifier/exec/execute.h).

#include <vector>

#include "verifier/exec/execute.h"
#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {

template <domain::ValueDomain D>
struct PlanRun {
  exec::Memory<D> memory;
  std::vector<exec::Effect> effects;       ///< one a launch that was run
  std::vector<std::vector<bool>> written;  ///< by buffer, for outputs: stored to in some launch
  std::vector<std::vector<bool>>
      several_blocks;  ///< by buffer, for outputs: by more than one block of a launch

  bool clean() const {
    for (const exec::Effect& effect : effects)
      if (!effect.clean()) return false;
    return true;
  }
};

/// Stops after a launch that did not run to the end. `buffers` are the plan's, or the same with concrete
/// contents.
template <domain::ValueDomain D>
PlanRun<D> run_plan(const Plan& plan, const std::vector<exec::Buffer>& buffers, D& domain,
                    exec::SequenceMatcher<D>* matcher, const base::Limits& limits,
                    const base::Deadline& deadline, exec::Decisions* decisions = nullptr) {
  PlanRun<D> run{exec::Memory<D>(buffers, domain), {}, {}, {}};
  run.written.resize(buffers.size());
  run.several_blocks.resize(buffers.size());
  for (const PlannedOutput& output : plan.outputs) {
    run.written[output.buffer].assign(buffers[output.buffer].elements, false);
    run.several_blocks[output.buffer].assign(buffers[output.buffer].elements, false);
  }
  for (const PlannedLaunch& launch : plan.launches) {
    run.effects.push_back(exec::execute<D>(*launch.code, launch.launch, run.memory, domain, matcher, limits,
                                           deadline, decisions));
    for (const PlannedOutput& output : plan.outputs)
      for (std::uint64_t i = 0; i < buffers[output.buffer].elements; ++i) {
        const exec::Element<D> element = run.memory.element(output.buffer, i);
        if (element.writes != 0) run.written[output.buffer][i] = true;
        if (element.several_blocks) run.several_blocks[output.buffer][i] = true;
      }
    if (!run.effects.back().ran_to_the_end) break;
  }
  return run;
}

/// Calls visit(linear number, index) for each logical element of an output, row-major.
template <class Visit>
void for_each_element(const std::vector<std::int64_t>& extents, Visit&& visit) {
  for (const std::int64_t extent : extents)
    if (extent <= 0) return;
  std::vector<std::int64_t> index(extents.size(), 0);
  for (std::uint64_t number = 0;; ++number) {
    if (!visit(number, index)) return;
    std::size_t axis = extents.size();
    while (axis > 0 && ++index[axis - 1] == extents[axis - 1]) index[--axis] = 0;
    if (axis == 0) return;
  }
}

inline std::uint64_t storage_offset(const PlannedOutput& output, const std::vector<std::int64_t>& index) {
  std::int64_t at = 0;
  for (std::size_t i = 0; i < index.size(); ++i) at += index[i] * output.strides[i];
  return static_cast<std::uint64_t>(at);
}

}  // namespace warpproof::prove
