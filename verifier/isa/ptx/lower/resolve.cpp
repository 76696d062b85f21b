#include "verifier/isa/ptx/lower/lowering.h"

namespace warpproof::ptx::lowering {
namespace {

void require(bool condition) {
  if (!condition) throw NotModelled{"an operand count that this form does not have"};
}

void check_counts(const machine::Operation& operation) {
  machine::Shape shape = machine::shape_of(operation.meaning);
  if (const auto* lanes = std::get_if<machine::LaneFunction>(&operation.meaning)) {
    if (lanes->reads_carry) shape.sources_min = shape.sources_max = shape.sources_max - 1;
    if (lanes->writes_carry) shape.destinations_max = 1;
  }
  if (std::holds_alternative<machine::Copy>(operation.meaning)) {
    shape = {1, 1, 1, 1};
  }
  require(operation.sources.size() >= shape.sources_min && operation.sources.size() <= shape.sources_max);
  require(operation.destinations.size() >= shape.destinations_min &&
          operation.destinations.size() <= shape.destinations_max);
}

template <class... Alternatives>
bool is_one_of(const machine::Meaning& meaning) {
  return (std::holds_alternative<Alternatives>(meaning) || ...);
}

}  // namespace

void Lowering::load_parameter(Frame& frame, machine::Operation& operation, const Instruction& instruction) {
  const auto& access = std::get<machine::MemoryAccess>(operation.meaning);
  const auto* address = std::get_if<Address>(&instruction.operands[1].value);
  const auto* name = address == nullptr ? nullptr : std::get_if<SymbolReference>(&address->base);
  if (name == nullptr || name->kind != SymbolReference::Kind::parameter)
    throw NotModelled{"a parameter read at a computed address"};
  add_destinations(frame, operation, instruction.operands[0]);
  require(operation.destinations.size() == access.vector);
  for (unsigned i = 0; i < access.vector; ++i) {
    const auto offset = static_cast<std::int64_t>(kernel_.parameters[name->index].offset) + address->offset +
                        std::int64_t{i} * access.bytes;
    operation.sources.push_back(
        machine::Operand::parameter(offset, static_cast<std::uint8_t>(access.bytes), access.sign_extends));
  }
  operation.meaning = machine::Copy{};
}

void Lowering::resolve_access(Frame& frame, machine::Operation& operation, const Instruction& instruction) {
  auto& access = std::get<machine::MemoryAccess>(operation.meaning);
  require(instruction.operands.size() == 2);
  if (access.space == machine::Space::parameter) {
    const auto* address = std::get_if<Address>(&instruction.operands[access.store ? 0 : 1].value);
    const auto* name = address == nullptr ? nullptr : std::get_if<SymbolReference>(&address->base);
    const bool copied = address != nullptr && std::holds_alternative<Register>(address->base) &&
                        (!frame.is_kernel || !parameter_copies_.empty());
    const bool of_kernel =
        !copied && (name == nullptr || (frame.is_kernel && name->kind == SymbolReference::Kind::parameter));
    if (of_kernel && access.store) throw NotModelled{"a store into a parameter"};
    if (of_kernel) {
      load_parameter(frame, operation, instruction);
      return;
    }
    access.space = machine::Space::local;  // a call's frame
  }
  if (access.store) {
    add_address(frame, operation, instruction.operands[0]);
    add_sources(frame, operation, instruction.operands[1], instruction);
  } else {
    add_destinations(frame, operation, instruction.operands[0]);
    add_address(frame, operation, instruction.operands[1]);
  }
  check_counts(operation);
}

/// atom d, [a], b{, c}; red [a], b.
void Lowering::resolve_atomic(Frame& frame, machine::Operation& operation, const Instruction& instruction) {
  const std::vector<Operand>& operands = instruction.operands;
  std::size_t next = 0;
  require(!operands.empty());
  if (!std::holds_alternative<Address>(operands[0].value))
    add_destinations(frame, operation, operands[next++]);
  require(next < operands.size());
  add_address(frame, operation, operands[next++]);
  for (; next < operands.size(); ++next) add_sources(frame, operation, operands[next], instruction);
  check_counts(operation);
  split_atomic(operation);
}

/// Two halves in one word: an atomic each (manual: atomic separately for each half).
void Lowering::split_atomic(machine::Operation& operation) {
  auto& atomic = std::get<machine::Atomic>(operation.meaning);
  const auto half_bits = static_cast<unsigned>(refmodels::number::info(atomic.mode.format).storage_bits);
  if (!atomic.is_float || 8 * atomic.bytes == half_bits) return;
  atomic.bytes = half_bits / 8;
  const std::uint32_t low = temporary(half_bits, 0);
  const std::uint32_t high = temporary(half_bits, 1);
  machine::Operation part = operation;
  part.counts = false;
  part.meaning = machine::Unpack{2, half_bits};
  part.destinations = {low, high};
  part.sources = {operation.sources[1]};
  part.offset = 0;
  code_.add(part);
  part.meaning = atomic;
  part.destinations.clear();
  part.sources = {operation.sources[0], machine::Operand::row(low)};
  part.offset = operation.offset;
  code_.add(std::move(part));
  operation.sources[1] = machine::Operand::row(high);
  operation.offset += atomic.bytes;
}

void Lowering::resolve(Frame& frame, machine::Operation& operation, const Instruction& instruction) {
  const std::vector<Operand>& operands = instruction.operands;
  if (std::holds_alternative<machine::MemoryAccess>(operation.meaning)) {
    resolve_access(frame, operation, instruction);
    return;
  }
  if (std::holds_alternative<machine::Atomic>(operation.meaning)) {
    resolve_atomic(frame, operation, instruction);
    return;
  }
  if (is_one_of<machine::NoEffect, machine::End, machine::Trap>(operation.meaning)) return;
  if (std::holds_alternative<machine::Branch>(operation.meaning)) {
    const auto* label = operands.size() == 1 ? std::get_if<LabelReference>(&operands[0].value) : nullptr;
    if (label == nullptr) throw NotModelled{"a branch to something that is no label"};
    operation.target = label->instruction;
    return;
  }
  std::size_t next = 0;
  if (auto* barrier = std::get_if<machine::Barrier>(&operation.meaning)) {
    const bool reduces = barrier->reduction != machine::BarrierReduction::none;
    barrier->has_count = operands.size() == (reduces ? 4 : 2);
    if (reduces && !operands.empty()) add_destinations(frame, operation, operands[next++]);
  } else if (!std::holds_alternative<machine::WarpBarrier>(operation.meaning)) {
    require(!operands.empty());
    add_destinations(frame, operation, operands[next++]);
  }
  for (; next < operands.size(); ++next) add_sources(frame, operation, operands[next], instruction);
  check_counts(operation);
  add_carry(operation);
}

void Lowering::add_carry(machine::Operation& operation) {
  const auto* lanes = std::get_if<machine::LaneFunction>(&operation.meaning);
  if (lanes == nullptr || (!lanes->reads_carry && !lanes->writes_carry)) return;
  if (carry_ == machine::no_row) carry_ = code_.add_row(1);
  if (lanes->reads_carry) operation.sources.push_back(machine::Operand::row(carry_));
  if (lanes->writes_carry) operation.destinations.push_back(carry_);
}

}  // namespace warpproof::ptx::lowering
