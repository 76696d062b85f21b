#include "verifier/prove/kernel/box_run.h"

#include <algorithm>
#include <variant>

#include "verifier/domain/sentinel.h"

namespace warpproof::prove {

using domain::Truth;

BoxRun::BoxRun(const Context& context)
    : run_(context, &recorded_), codes_(compile_outputs(context)), sentinels_(run_.reads_sentinels()) {}

exec::Decisions* BoxRun::decisions() {
  if (!run_.clean() || recorded_.lost()) return nullptr;
  recorded_.replay();
  return &recorded_;
}

Truth BoxRun::decide(std::size_t output, std::uint32_t node, const std::vector<std::int64_t>& slots) {
  if (!run_.clean() || output >= codes_.size()) return Truth::undecided;
  const Truth truth = run_.condition(output, codes_[output], node, slots);
  asked_ = asked_ || truth != Truth::undecided;
  return truth;
}

std::vector<LedgerEntry> BoxRun::ledger() const {
  if (recorded_.decided() == 0 && !asked_ && !sentinels_) return {};
  std::vector<LedgerEntry> out = run_.ledger();
  out.push_back({Assumption::decided_in_box, ""});
  if (sentinels_) out.push_back({Assumption::underflow_rule, "a finite sentinel stands for minus infinity"});
  return out;
}

void lean_on(std::vector<verdict::Finding>& findings, const BoxRun& box) {
  for (verdict::Finding& finding : findings) {
    if (finding.found != verdict::Found::holds) continue;
    for (const LedgerEntry& entry : box.ledger()) verdict::add_once(finding.ledger, entry);
  }
}

bool needs_box_run(const Context& context) {
  if (context.claim.numbers->box.empty()) return false;
  for (const PlannedLaunch& launch : context.plan.launches)
    for (const machine::Operation& operation : launch.code->operations) {
      if (std::holds_alternative<machine::RealComparison>(operation.meaning)) return true;
      for (const machine::Operand& source : operation.sources)
        if (source.kind == machine::Operand::Kind::immediate && source.bits <= 0xffffffffu &&
            domain::is_sentinel(source.bits, ir::Format::binary32))
          return true;
    }
  const std::vector<DefinitionCode> codes = compile_outputs(context);
  return std::any_of(codes.begin(), codes.end(), [](const DefinitionCode& code) {
    return std::any_of(code.nodes.begin(), code.nodes.end(),
                       [](const DefinitionNode& node) { return node.condition_on_data; });
  });
}

}  // namespace warpproof::prove
