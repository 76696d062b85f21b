#include "verifier/prove/kernel/footprint.h"

#include <algorithm>

#include "verifier/domain/bits.h"
#include "verifier/exec/engine/memory_state.h"
#include "verifier/exec/execute.h"
#include "verifier/prove/kernel/input_data.h"

namespace warpproof::prove {
namespace {

/// Words are made at their first access: what was never made was never touched.
std::uint64_t touched_elements(const exec::engine::Region<domain::Bits>& region) {
  std::uint64_t words = region.kinds.size();
  while (words > 0 && region.kinds[words - 1] == exec::engine::Kind::initial) --words;
  return (words * 4 + region.element_bytes - 1) / region.element_bytes;
}

}  // namespace

bool Footprint::clean() const {
  return std::all_of(effects.begin(), effects.end(),
                     [](const exec::Effect& effect) { return effect.clean(); });
}

base::Result<Footprint> footprint(const ir::Program& program, const ClaimView& claim, const Sizes& sizes,
                                  const Codes& codes, std::uint64_t seed, const base::Limits& limits,
                                  const base::Deadline& deadline) {
  const auto planned = plan(program, claim, sizes, codes, limits);
  if (!planned) return planned.diagnostics();
  const InputData data =
      make_data(*planned, *claim.rewrite, *claim.numbers, DataFamily::position_coded, seed);
  const Plan concrete = with_data(*planned, data);
  domain::Bits bits;
  // Not run_plan: it looks at every element of the outputs, and so makes them.
  exec::Memory<domain::Bits> memory(concrete.buffers, bits);
  Footprint out;
  for (const PlannedLaunch& launch : concrete.launches)
    out.effects.push_back(
        exec::execute<domain::Bits>(*launch.code, launch.launch, memory, bits, nullptr, limits, deadline));
  const auto& regions = memory.state().regions;
  for (std::size_t i = 0; i < regions.size(); ++i)
    out.elements[concrete.buffers[i].name] =
        std::min<std::uint64_t>(touched_elements(regions[i]), concrete.buffers[i].elements);
  return out;
}

bool reaches_outside(const Footprint& footprint) {
  for (const exec::Effect& effect : footprint.effects)
    for (const exec::Finding& finding : effect.findings)
      if (finding.kind == exec::FindingKind::out_of_bounds && finding.first.space == exec::Space::global)
        return true;
  return false;
}

}  // namespace warpproof::prove
