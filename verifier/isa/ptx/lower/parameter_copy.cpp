// Kernel parameters whose address is taken (an index into a struct passed by value): each thread copies them
// into local memory first, and the address is that of the copy. They are constant, so nobody sees a
// difference.

#include <set>

#include "verifier/isa/ptx/lower/lowering.h"

namespace warpproof::ptx::lowering {

void Lowering::copy_addressed_parameters(const Frame& frame) {
  std::set<std::uint32_t> addressed;
  for (const Instruction& instruction : frame.function->body) {
    for (const Operand& operand : instruction.operands) {
      const auto* name = std::get_if<SymbolReference>(&operand.value);
      if (name != nullptr && name->kind == SymbolReference::Kind::parameter) addressed.insert(name->index);
    }
  }
  for (const std::uint32_t index : addressed) {
    const Parameter& parameter = kernel_.parameters[index];
    machine::Variable copy;
    copy.name = parameter.name;
    copy.space = machine::Space::local;
    copy.bytes = parameter.size;
    copy.alignment = std::max<std::uint64_t>(parameter.align, 8);
    code_.variables.push_back(copy);
    const auto number = static_cast<std::uint32_t>(code_.variables.size() - 1);
    parameter_copies_[index] = number;
    machine::Operation like;
    like.text = text("ld.param");
    like.counts = false;
    for (std::uint64_t at = 0; at < parameter.size;) {
      std::uint64_t step = 8;
      while (at % step != 0 || at + step > parameter.size || step > parameter.align) step /= 2;
      const auto bytes = static_cast<std::uint8_t>(step);
      const auto offset = static_cast<std::int64_t>(at);
      const std::uint32_t row = temporary(8 * bytes, 0);
      add_step(like, machine::Copy{}, {row},
               {machine::Operand::parameter(static_cast<std::int64_t>(parameter.offset) + offset, bytes)}, 0);
      add_step(like, machine::MemoryAccess{.space = machine::Space::local, .bytes = bytes, .store = true}, {},
               {machine::Operand::variable(number), machine::Operand::row(row)}, offset);
      at += step;
    }
  }
}

}  // namespace warpproof::ptx::lowering
