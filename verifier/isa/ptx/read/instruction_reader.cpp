// Instructions and operands of FunctionReader (PTX 9.0, 4.6 and chapter 9 for the operand forms).
#include "verifier/isa/ptx/read/function_reader.h"
#include "verifier/isa/ptx/read/literal.h"

namespace warpproof::ptx::read {

void FunctionReader::read_instruction() {
  const Token first = stream_.current();
  Instruction instruction;
  if (stream_.at('@')) instruction.guard = read_guard();
  instruction.opcode = stream_.expect_identifier("an instruction");
  while (stream_.current().kind == TokenKind::dotted) instruction.modifiers.push_back(stream_.take().text);
  instruction.operands = read_operands(instruction.opcode);
  stream_.expect(';', "after the instruction");
  instruction.extent = stream_.extent_from(first);
  if (!function_.locations.empty()) {
    instruction.location = static_cast<std::uint32_t>(function_.locations.size() - 1);
  }
  function_.body.push_back(std::move(instruction));
}

Guard FunctionReader::read_guard() {
  stream_.take();
  Guard guard;
  guard.negated = stream_.accept('!');
  const Token name = stream_.current();
  stream_.expect_identifier("a predicate register");
  const auto binding = names_.find(name.text);
  if (!binding || binding->kind != NameKind::reg) {
    stream_.fail("E0406", stream_.extent_of(name),
                 "'" + std::string(name.text) + "' is not a register in scope");
  }
  guard.predicate = use_register(binding->index, name.text);
  if (function_.registers[guard.predicate.index].type != Type::pred) {
    stream_.fail("E0402", stream_.extent_of(name), "the guard is no predicate register");
  }
  return guard;
}

std::vector<Operand> FunctionReader::read_operands(std::string_view opcode) {
  std::vector<Operand> operands;
  if (stream_.at(';')) return operands;
  do {
    operands.push_back(read_operand(opcode, operands.size()));
  } while (stream_.accept(','));
  return operands;
}

Operand FunctionReader::read_operand(std::string_view opcode, std::size_t position) {
  const Token first = stream_.current();
  Operand operand = read_single(opcode, position);
  if (!stream_.at('|')) return operand;
  stream_.take();
  Pair pair;
  pair.items.push_back(std::move(operand));
  pair.items.push_back(read_single(opcode, position));
  return {std::move(pair), stream_.extent_from(first)};
}

Operand FunctionReader::read_single(std::string_view opcode, std::size_t position) {
  const Token first = stream_.current();
  if (first.is('[')) {
    Address address = read_address();
    return {std::move(address), stream_.extent_from(first)};
  }
  if (first.is('{')) {
    Vector vector{read_list('}', opcode)};
    return {std::move(vector), stream_.extent_from(first)};
  }
  if (first.is('(') && opcode == "call") {
    Group group{read_list(')', opcode)};
    return {std::move(group), stream_.extent_from(first)};
  }
  const bool name_follows =
      stream_.ahead().kind == TokenKind::identifier && stream_.ahead().text != "WARP_SZ";
  if (first.is('!') && name_follows) return read_prefixed(Prefix::logical_not);
  if (first.is('-') && name_follows) return read_prefixed(Prefix::minus);
  if (starts_constant(stream_) || first.is('!')) return read_constant();
  if (first.kind != TokenKind::identifier) stream_.fail_here("an operand");
  return read_named(opcode == "bra" || (opcode == "brx" && position > 0));
}

Operand FunctionReader::read_constant() {
  const Token first = stream_.current();
  const Immediate value = parse_constant(stream_);
  return {value, stream_.extent_from(first)};
}

std::vector<Operand> FunctionReader::read_list(char close, std::string_view opcode) {
  const auto level = stream_.deeper();
  stream_.take();
  std::vector<Operand> items;
  while (!stream_.at(close)) {
    if (!items.empty()) stream_.expect(',', "between operands");
    items.push_back(read_operand(opcode, items.size()));
  }
  stream_.take();
  return items;
}

Operand FunctionReader::read_prefixed(Prefix prefix) {
  const Token first = stream_.take();
  Operand operand = read_named(false);
  auto* reg = std::get_if<Register>(&operand.value);
  if (reg == nullptr)
    stream_.fail("E0402", operand.extent, "'!' or '-' before something that is no register");
  reg->prefix = prefix;
  operand.extent = stream_.extent_from(first);
  return operand;
}

// A register, a variable's address, a predefined register, `_`; anything else may be declared later.
Operand FunctionReader::read_named(bool label_only) {
  const Token name = stream_.current();
  stream_.expect_identifier("a name");
  if (name.text == "_") return {Sink{}, stream_.extent_of(name)};
  const auto binding = label_only ? std::nullopt : names_.find(name.text);
  if (binding && binding->kind == NameKind::reg) {
    Register reg = use_register(binding->index, name.text);
    if (stream_.current().kind == TokenKind::dotted) reg.selector = stream_.take().text;
    return {reg, stream_.extent_from(name)};
  }
  if (binding) {
    SymbolReference reference = *symbol(*binding);
    reference.addend = read_addend(element_bytes(reference));
    return {reference, stream_.extent_from(name)};
  }
  if (!label_only && is_special_register(name.text)) {
    if (stream_.current().kind == TokenKind::dotted) stream_.take();
    return {Special{stream_.text().substr(name.begin, stream_.last_end() - name.begin)},
            stream_.extent_from(name)};
  }
  const auto known = context_.names.find(name.text);
  const std::uint64_t bytes = known == context_.names.end() ? 0 : element_bytes(known->second);
  const std::int64_t addend = read_addend(bytes);
  return references_.refer(name.text, addend, stream_.extent_from(name));
}

Address FunctionReader::read_address() {
  const auto level = stream_.deeper();
  stream_.take();
  Address address;
  const Token first = stream_.current();
  if (first.kind == TokenKind::identifier && first.text != "WARP_SZ") {
    stream_.take();
    const auto binding = names_.find(first.text);
    if (binding && binding->kind == NameKind::reg) {
      address.base = use_register(binding->index, first.text);
    } else if (const auto reference = look_up(first.text)) {
      address.base = *reference;
    } else {
      stream_.report("E0406", stream_.extent_of(first), "'" + std::string(first.text) + "' is not declared",
                     "a register or variable in scope");
    }
    address.offset = read_offset();
  } else {
    const Immediate value = parse_constant(stream_);
    if (value.kind != Immediate::Kind::integer) {
      stream_.fail("E0403", stream_.extent_of(first), "an address that is no integer");
    }
    address.offset = static_cast<std::int64_t>(value.bits);
  }
  while (stream_.accept(',')) address.coordinates.push_back(read_operand("", address.coordinates.size()));
  stream_.expect(']', "of the address");
  return address;
}

// `+16`, `+-4`, `-4`, `+4+8`: the sum modulo 2^64.
std::int64_t FunctionReader::read_offset() {
  std::uint64_t sum = 0;
  while (stream_.at('+') || stream_.at('-')) {
    const Token sign = stream_.take();
    const Immediate term = parse_sum_term(stream_);
    if (term.kind != Immediate::Kind::integer) {
      stream_.fail("E0403", stream_.extent_of(sign), "an offset that is no integer");
    }
    sum += sign.is('-') ? 0 - term.bits : term.bits;
  }
  return static_cast<std::int64_t>(sum);
}

// Behind the name of a variable: `+4`, or `[3]` in elements (PTX 9.0, 6.4.2).
std::int64_t FunctionReader::read_addend(std::uint64_t element_bytes) {
  if (!stream_.at('[')) return read_offset();
  const Token open = stream_.take();
  const Immediate index = parse_constant(stream_);
  stream_.expect(']', "of the array element");
  if (element_bytes == 0 || index.kind != Immediate::Kind::integer) {
    stream_.fail("E0402", stream_.extent_of(open),
                 "an array element of something that is no declared variable");
  }
  return static_cast<std::int64_t>(index.bits * element_bytes);
}

std::optional<SymbolReference> FunctionReader::symbol(const Binding& binding) const {
  switch (binding.kind) {
    case NameKind::variable:
      return SymbolReference{SymbolReference::Kind::function_variable, binding.index, 0};
    case NameKind::parameter:
      return SymbolReference{SymbolReference::Kind::parameter, binding.index, 0};
    case NameKind::return_parameter:
      return SymbolReference{SymbolReference::Kind::return_parameter, binding.index, 0};
    case NameKind::reg:
      break;
  }
  return std::nullopt;
}

std::uint64_t FunctionReader::element_bytes(const SymbolReference& reference) const {
  const Variable* variable = nullptr;
  if (reference.kind == SymbolReference::Kind::function_variable)
    variable = &function_.variables[reference.index];
  if (reference.kind == SymbolReference::Kind::module_variable) {
    variable = &context_.module.variables[reference.index];
  }
  return variable == nullptr ? 0 : std::uint64_t{size_of(variable->type)} * variable->vector_width;
}

}  // namespace warpproof::ptx::read
