#include "verifier/isa/ptx/lower/lowering.h"

namespace warpproof::ptx::lowering {

/// A row of this width that no other temporary of the same instruction uses; instructions share them.
std::uint32_t Lowering::temporary(unsigned bits, std::size_t index) {
  std::vector<std::uint32_t>& rows = temporaries_[bits];
  while (rows.size() <= index) rows.push_back(code_.add_row(bits));
  return rows[index];
}

/// The steps of an instruction that is several operations. `whole` has its guard, text and place; the first
/// step counts as the instruction.
void Lowering::lower_expansion(Frame& frame, const machine::Operation& whole, const Instruction& instruction,
                               const Expansion& expansion) {
  machine::Operation operands;
  if (instruction.operands.empty()) throw NotModelled{form_of(instruction)};
  add_destinations(frame, operands, instruction.operands[0]);
  for (std::size_t i = 1; i < instruction.operands.size(); ++i)
    add_sources(frame, operands, instruction.operands[i], instruction);
  if (operands.destinations.size() != expansion.destinations || operands.sources.size() != expansion.sources)
    throw NotModelled{"an operand count that this form does not have"};

  std::map<unsigned, std::size_t> used;
  std::vector<std::uint32_t> rows;
  for (const std::uint8_t bits : expansion.temporaries) rows.push_back(temporary(bits, used[bits]++));
  for (const Step& step : expansion.steps) {
    machine::Operation operation = whole;
    operation.meaning = step.meaning;
    operation.counts = &step == expansion.steps.data();
    for (const Slot& slot : step.to) {
      operation.destinations.push_back(
          slot.kind == Slot::Kind::temporary ? rows[slot.index] : operands.destinations[slot.index]);
    }
    for (const Slot& slot : step.from) {
      operation.sources.push_back(slot.kind == Slot::Kind::temporary ? machine::Operand::row(rows[slot.index])
                                  : slot.kind == Slot::Kind::immediate
                                      ? machine::Operand::immediate(slot.bits)
                                      : operands.sources[slot.index]);
    }
    code_.add(std::move(operation));
  }
}

}  // namespace warpproof::ptx::lowering
