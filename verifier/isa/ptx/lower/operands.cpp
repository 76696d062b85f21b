#include <algorithm>
#include <bit>
#include <iterator>

#include "verifier/isa/ptx/lower/lowering.h"

namespace warpproof::ptx::lowering {
namespace {

struct SpecialName {
  std::string_view name;
  machine::Special special;
};
constexpr SpecialName special_names[] = {
    {"%tid.x", machine::Special::tid_x},
    {"%tid.y", machine::Special::tid_y},
    {"%tid.z", machine::Special::tid_z},
    {"%ntid.x", machine::Special::ntid_x},
    {"%ntid.y", machine::Special::ntid_y},
    {"%ntid.z", machine::Special::ntid_z},
    {"%ctaid.x", machine::Special::ctaid_x},
    {"%ctaid.y", machine::Special::ctaid_y},
    {"%ctaid.z", machine::Special::ctaid_z},
    {"%nctaid.x", machine::Special::nctaid_x},
    {"%nctaid.y", machine::Special::nctaid_y},
    {"%nctaid.z", machine::Special::nctaid_z},
    {"%laneid", machine::Special::laneid},
    {"%lanemask_eq", machine::Special::lanemask_eq},
    {"%lanemask_lt", machine::Special::lanemask_lt},
    {"%lanemask_le", machine::Special::lanemask_le},
    {"%lanemask_gt", machine::Special::lanemask_gt},
    {"%lanemask_ge", machine::Special::lanemask_ge},
    {"%dynamic_smem_size", machine::Special::dynamic_smem_size},
};

/// Clocks, and numbers of the hardware's slots (%warpid is not the warp of the block: an H200 gives another
/// number in each run): values that nobody may rely on.
constexpr std::string_view promised_to_nobody[] = {
    "%clock",  "%clock_hi", "%clock64", "%globaltimer", "%globaltimer_lo", "%globaltimer_hi",
    "%warpid", "%nwarpid",  "%smid",    "%nsmid",       "%gridid"};

machine::Operand special_operand(std::string_view name) {
  if (std::find(std::begin(promised_to_nobody), std::end(promised_to_nobody), name) !=
      std::end(promised_to_nobody))
    return machine::Operand::unknown();
  for (const SpecialName& known : special_names) {
    if (known.name == name) return machine::Operand::special(known.special);
  }
  throw NotModelled{"special register " + std::string(name)};
}

/// The bits of a literal as the instruction's type takes it.
std::uint64_t bits_of_immediate(const Immediate& value, const Instruction& instruction) {
  const bool wide = instruction.has(".f64");
  if (value.kind == Immediate::Kind::float64 && !wide && instruction.has(".f32")) {
    return std::bit_cast<std::uint32_t>(static_cast<float>(std::bit_cast<double>(value.bits)));
  }
  if (value.kind == Immediate::Kind::float32 && wide && !instruction.has(".f32")) {
    const auto narrow = std::bit_cast<float>(static_cast<std::uint32_t>(value.bits));
    return std::bit_cast<std::uint64_t>(static_cast<double>(narrow));
  }
  return value.bits;
}

machine::Space space_of(Space space) {
  switch (space) {
    case Space::global:
      return machine::Space::global;
    case Space::shared:
      return machine::Space::shared;
    case Space::constant:
      return machine::Space::constant;
    default:
      return machine::Space::local;
  }
}

}  // namespace

std::uint32_t Lowering::add_variable(const Variable& variable) {
  machine::Variable made;
  made.name = variable.name;
  made.space = space_of(variable.space);
  made.bytes = variable.size;
  made.alignment = std::max<std::uint64_t>(variable.align, 1);
  made.element_bytes = std::max<std::uint32_t>(size_of(variable.type), 1);
  made.dynamic = variable.size_unknown && variable.space == Space::shared;
  const bool with_contents = variable.space == Space::global || variable.space == Space::constant;
  made.initialised = with_contents && variable.linkage != Linkage::external &&
                     (!variable.initialiser || variable.initialiser->addresses.empty());
  if (made.initialised && variable.initialiser) made.initial = variable.initialiser->bytes;
  code_.variables.push_back(std::move(made));
  return static_cast<std::uint32_t>(code_.variables.size() - 1);
}

std::uint32_t Lowering::module_variable(std::uint32_t index) {
  const auto [place, fresh] = module_variables_.try_emplace(index, 0);
  if (fresh) {
    const Variable& variable = module_.variables[index];
    if (variable.space != Space::global && variable.space != Space::constant &&
        variable.space != Space::shared) {
      module_variables_.erase(place);
      throw NotModelled{"address of '" + variable.name + "'"};
    }
    place->second = add_variable(variable);
  }
  return place->second;
}

std::uint32_t Lowering::function_variable(Frame& frame, std::uint32_t index) {
  const Variable& variable = frame.function->variables[index];
  const bool own = frame.is_kernel || variable.space == Space::local || variable.space == Space::param;
  // Of a device function the block has one shared array, however often it is called.
  std::uint32_t& number =
      own ? frame.variables.try_emplace(index, machine::no_row).first->second
          : callee_shared_.try_emplace({frame.function, index}, machine::no_row).first->second;
  if (number == machine::no_row) number = add_variable(variable);
  return number;
}

machine::Operand Lowering::symbol(Frame& frame, const SymbolReference& reference, std::int64_t addend) {
  using K = SymbolReference::Kind;
  if (reference.kind == K::module_variable)
    return machine::Operand::variable(module_variable(reference.index), addend);
  if (reference.kind == K::function_variable)
    return machine::Operand::variable(function_variable(frame, reference.index), addend);
  const bool parameter = reference.kind == K::parameter;
  if (!frame.is_kernel && (parameter || reference.kind == K::return_parameter)) {
    machine::Operand given = parameter ? frame.parameters[reference.index] : frame.returns[reference.index];
    if (given.kind != machine::Operand::Kind::variable) throw NotModelled{"an argument of this form"};
    given.addend += addend;
    return given;
  }
  if (parameter) {
    if (const auto copy = parameter_copies_.find(reference.index); copy != parameter_copies_.end())
      return machine::Operand::variable(copy->second, addend);
  }
  throw NotModelled{"address of a parameter, function or label"};
}

std::uint32_t Lowering::row_of(const Frame& frame, const Register& reg) const {
  if (!reg.selector.empty()) throw NotModelled{"a part of a register as operand"};
  const RegisterDeclaration& declaration = frame.function->registers[reg.index];
  if (declaration.vector_width != 1) throw NotModelled{"a vector register"};
  if (size_of(declaration.type) > 8) throw NotModelled{"a register of 128 bits"};
  return frame.first_row + reg.index;
}

machine::Operand Lowering::source(Frame& frame, const Operand& operand, const Instruction& instruction) {
  if (const auto* reg = std::get_if<Register>(&operand.value)) {
    const std::uint32_t row = row_of(frame, *reg);
    if (reg->prefix == Prefix::none) return machine::Operand::row(row);
    if (reg->prefix == Prefix::logical_not) return negated(row);
    throw NotModelled{"a minus sign on an operand"};
  }
  if (const auto* value = std::get_if<Immediate>(&operand.value))
    return machine::Operand::immediate(bits_of_immediate(*value, instruction));
  if (const auto* name = std::get_if<Special>(&operand.value)) return special_operand(name->name);
  if (const auto* name = std::get_if<SymbolReference>(&operand.value))
    return symbol(frame, *name, name->addend);
  throw NotModelled{"an operand of this form"};
}

/// `!%p` as operand: a row of our own that an operation of our own sets first.
machine::Operand Lowering::negated(std::uint32_t row) {
  if (code_.row_bits[row] != 1) throw NotModelled{"negation of an operand that is no predicate"};
  Instruction negation;
  negation.opcode = "not";
  negation.modifiers = {".pred"};
  machine::Operation operation;
  operation.meaning = meaning_of(negation);
  operation.text = text("not.pred");
  operation.place = place_;
  operation.counts = false;
  operation.destinations = {code_.add_row(1)};
  operation.sources = {machine::Operand::row(row)};
  const machine::Operand result = machine::Operand::row(operation.destinations[0]);
  code_.add(std::move(operation));
  return result;
}

void Lowering::add_sources(Frame& frame, machine::Operation& operation, const Operand& operand,
                           const Instruction& instruction) {
  if (const auto* vector = std::get_if<Vector>(&operand.value)) {
    for (const Operand& item : vector->items) add_sources(frame, operation, item, instruction);
    return;
  }
  if (operation.sources.size() == machine::sources_max) throw NotModelled{"too many operands"};
  operation.sources.push_back(source(frame, operand, instruction));
}

void Lowering::add_destinations(const Frame& frame, machine::Operation& operation, const Operand& operand) {
  const auto* vector = std::get_if<Vector>(&operand.value);
  const auto* pair = std::get_if<Pair>(&operand.value);
  if (vector != nullptr || pair != nullptr) {
    for (const Operand& item : vector != nullptr ? vector->items : pair->items)
      add_destinations(frame, operation, item);
    return;
  }
  if (operation.destinations.size() == machine::destinations_max) throw NotModelled{"too many destinations"};
  std::uint32_t row = machine::no_row;
  if (const auto* reg = std::get_if<Register>(&operand.value)) {
    if (reg->prefix != Prefix::none) throw NotModelled{"a destination with a sign"};
    row = row_of(frame, *reg);
  } else if (!std::holds_alternative<Sink>(operand.value)) {
    throw NotModelled{"a destination of this form"};
  }
  operation.destinations.push_back(row);
}

void Lowering::add_address(Frame& frame, machine::Operation& operation, const Operand& operand) {
  const auto* address = std::get_if<Address>(&operand.value);
  if (address == nullptr || !address->coordinates.empty()) throw NotModelled{"an address of this form"};
  operation.offset = address->offset;
  machine::Operand base = machine::Operand::immediate(0);
  if (const auto* reg = std::get_if<Register>(&address->base))
    base = machine::Operand::row(row_of(frame, *reg));
  else if (const auto* name = std::get_if<SymbolReference>(&address->base))
    base = symbol(frame, *name, 0);
  operation.sources.push_back(base);
}

}  // namespace warpproof::ptx::lowering
