#include "verifier/isa/ptx/lower/lowering.h"

#include <charconv>

#include "verifier/isa/ptx/lower.h"

namespace warpproof::ptx::lowering {
namespace {

std::array<std::uint32_t, 3> numbers_of(const Directive& directive) {
  std::array<std::uint32_t, 3> result = {1, 1, 1};
  for (std::size_t i = 0; i < directive.arguments.size() && i < 3; ++i) {
    const std::string_view digits = directive.arguments[i];
    std::from_chars(digits.data(), digits.data() + digits.size(), result[i]);
  }
  return result;
}

}  // namespace

Lowering::Lowering(const Module& module, const Function& kernel) : module_(module), kernel_(kernel) {
  code_.entry = std::string(kernel.name);
  if (!module.targets.empty()) code_.target = std::string(module.targets.front());
  code_.source = module.source;
}

machine::Code Lowering::run() {
  add_parameters();
  add_launch_limits();
  Frame frame;
  frame.function = &kernel_;
  add_rows(frame);
  copy_addressed_parameters(frame);
  lower_body(frame);
  return std::move(code_);
}

void Lowering::add_parameters() {
  for (const Parameter& parameter : kernel_.parameters) {
    code_.parameters.push_back(
        {parameter.name, parameter.offset, parameter.size, parameter.align, parameter.is_array});
  }
}

void Lowering::add_launch_limits() {
  code_.static_shared_bytes = kernel_.static_shared_bytes;
  code_.dynamic_shared_alignment = kernel_.dynamic_shared_align;
  for (const Directive& directive : kernel_.directives) {
    if (directive.name == ".reqntid") code_.required_block = numbers_of(directive);
    if (directive.name != ".maxntid") continue;
    const std::array<std::uint32_t, 3> most = numbers_of(directive);
    code_.threads_max = std::uint64_t{most[0]} * most[1] * most[2];
  }
}

void Lowering::add_rows(Frame& frame) {
  const Function& function = *frame.function;
  frame.first_row = static_cast<std::uint32_t>(code_.row_bits.size());
  for (const RegisterDeclaration& declaration : function.registers) {
    code_.add_row(declaration.type == Type::pred ? 1 : 8 * std::min(size_of(declaration.type), 8u));
  }
}

void Lowering::lower_body(Frame& frame) {
  const Function& function = *frame.function;
  frame.first.resize(function.body.size() + 1);
  for (std::uint32_t i = 0; i < function.body.size(); ++i) {
    frame.first[i] = static_cast<std::uint32_t>(code_.operations.size());
    lower_instruction(frame, i);
  }
  frame.first.back() = static_cast<std::uint32_t>(code_.operations.size());
  for (const std::uint32_t branch : frame.branches) {
    code_.operations[branch].target = frame.first[code_.operations[branch].target];
  }
}

std::uint32_t Lowering::text(const std::string& opcode) {
  const auto [place, fresh] = text_ids_.try_emplace(opcode, static_cast<std::uint32_t>(code_.texts.size()));
  if (fresh) code_.texts.push_back(opcode);
  return place->second;
}

std::uint32_t Lowering::status(const Instruction& instruction) {
  const Status status = status_of(instruction);
  if (status == Status::calibrated || status == Status::parsed_only) return machine::no_status;
  const std::string name = std::string(name_of(status)) + ":" + std::string(instruction.opcode);
  const auto [place, fresh] =
      status_ids_.try_emplace(name, static_cast<std::uint32_t>(code_.statuses.size()));
  if (fresh) code_.statuses.push_back(name);
  return place->second;
}

std::uint32_t Lowering::place(const Frame& frame, const Instruction& instruction) {
  machine::Place place;
  place.text_line = instruction.extent.line;
  if (instruction.location < frame.function->locations.size()) {
    const Location& location = frame.function->locations[instruction.location];
    const auto [file, fresh] =
        file_ids_.try_emplace(location.file, static_cast<std::uint32_t>(code_.files.size()));
    if (fresh) code_.files.emplace_back(file_name(module_, location.file));
    place.file = file->second;
    place.source_line = location.line;
  }
  code_.places.push_back(place);
  return static_cast<std::uint32_t>(code_.places.size() - 1);
}

/// Instructions that are more than a meaning. False: this is none.
bool Lowering::lower_several(Frame& frame, const machine::Operation& operation, std::uint32_t index) {
  const Instruction& instruction = frame.function->body[index];
  if (instruction.opcode == "call") {
    lower_call(frame, operation, index);
    return true;
  }
  if (instruction.opcode != "brx") return false;
  lower_indirect_branch(frame, operation, instruction);
  return true;
}

void Lowering::lower_instruction(Frame& frame, std::uint32_t index) {
  const Instruction& instruction = frame.function->body[index];
  const std::string opcode = form_of(instruction);
  place_ = place(frame, instruction);
  machine::Operation operation;
  operation.text = text(opcode);
  operation.status = status(instruction);
  operation.place = place_;
  try {
    operation.meaning = meaning_of(instruction);
    if (instruction.guard) {
      operation.guard = row_of(frame, instruction.guard->predicate);
      operation.guard_negated = instruction.guard->negated;
    }
    if (lower_several(frame, operation, index)) return;
    if (std::holds_alternative<std::monostate>(operation.meaning)) {
      const Expansion expansion = expansion_of(instruction);
      if (expansion.steps.empty()) throw NotModelled{opcode};
      lower_expansion(frame, operation, instruction, expansion);
      return;
    }
    if (!frame.is_kernel && instruction.opcode == "ret") {
      operation.meaning = machine::Branch{};
      operation.target = static_cast<std::uint32_t>(frame.function->body.size());
    } else {
      resolve(frame, operation, instruction);
    }
  } catch (const NotModelled& reason) {
    operation.meaning = std::monostate{};
    operation.why = reason.why;
    operation.sources.clear();
    operation.destinations.clear();
  }
  if (std::holds_alternative<machine::Branch>(operation.meaning))
    frame.branches.push_back(static_cast<std::uint32_t>(code_.operations.size()));
  code_.add(std::move(operation));
}

}  // namespace warpproof::ptx::lowering

namespace warpproof::ptx {

std::optional<machine::Code> lower(const Module& module, std::string_view entry) {
  const Function* kernel = find_entry(module, entry);
  if (kernel == nullptr || !kernel->has_body) return std::nullopt;
  return lowering::Lowering(module, *kernel).run();
}

}  // namespace warpproof::ptx
