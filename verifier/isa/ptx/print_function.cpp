#include <cstdio>
#include <limits>

#include "verifier/isa/ptx/print_declaration.h"
#include "verifier/isa/ptx/printer.h"

namespace warpproof::ptx {
namespace {

std::string print_integer(std::int64_t value) {
  // The least value has no literal of its own: its digits alone are an unsigned number.
  if (value == std::numeric_limits<std::int64_t>::min()) return std::to_string(value + 1) + "-1";
  return std::to_string(value);
}

std::string print_immediate(const Immediate& immediate) {
  char text[24];
  switch (immediate.kind) {
    case Immediate::Kind::integer:
      if (immediate.is_unsigned) return std::to_string(immediate.bits) + "U";
      return print_integer(static_cast<std::int64_t>(immediate.bits));
    case Immediate::Kind::float32:
      std::snprintf(text, sizeof text, "0f%08X", static_cast<unsigned>(immediate.bits));
      return text;
    case Immediate::Kind::float64:
      std::snprintf(text, sizeof text, "0d%016llX", static_cast<unsigned long long>(immediate.bits));
      return text;
  }
  return "";
}

std::string print_register(const Function& function, const Register& reg) {
  std::string out = reg.prefix == Prefix::logical_not ? "!" : reg.prefix == Prefix::minus ? "-" : "";
  return out + function.registers[reg.index].name + std::string(reg.selector);
}

/// One operand; a visitor of Operand::value.
struct OperandPrinter {
  const Module& module;
  const Function& function;

  std::string list(const std::vector<Operand>& items, std::string_view separator) const {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i != 0) out += separator;
      out += print_operand(module, function, items[i]);
    }
    return out;
  }
  std::string operator()(const Register& reg) const { return print_register(function, reg); }
  std::string operator()(const Immediate& immediate) const { return print_immediate(immediate); }
  std::string operator()(const Special& special) const { return std::string(special.name); }
  std::string operator()(const Sink&) const { return "_"; }
  std::string operator()(const LabelReference& label) const { return function.labels[label.label].name; }
  std::string operator()(const SymbolReference& symbol) const {
    return print_symbol(module, &function, symbol);
  }
  std::string operator()(const Vector& vector) const { return "{" + list(vector.items, ", ") + "}"; }
  std::string operator()(const Group& group) const { return "(" + list(group.items, ", ") + ")"; }
  std::string operator()(const Pair& pair) const { return list(pair.items, "|"); }
  std::string operator()(const Address& address) const {
    std::string out = "[";
    if (const auto* reg = std::get_if<Register>(&address.base)) out += print_register(function, *reg);
    if (const auto* symbol = std::get_if<SymbolReference>(&address.base))
      out += print_symbol(module, &function, *symbol);
    const bool has_base = !std::holds_alternative<std::monostate>(address.base);
    if (has_base && address.offset != 0) out += "+";
    if (!has_base || address.offset != 0) out += print_integer(address.offset);
    if (!address.coordinates.empty()) out += ", " + list(address.coordinates, ", ");
    return out + "]";
  }
};

std::string print_location(const Location& location) {
  std::string out = "\t.loc " + std::to_string(location.file) + " " + std::to_string(location.line) + " " +
                    std::to_string(location.column);
  if (location.inlined) {
    out += ", function_name " + std::string(location.function_name) + ", inlined_at " +
           std::to_string(location.inlined_file) + " " + std::to_string(location.inlined_line) + " " +
           std::to_string(location.inlined_column);
  }
  return out + "\n";
}

bool is_parameter_register(const Function& function, std::uint32_t index) {
  for (const auto* table : {&function.returns, &function.parameters}) {
    for (const Parameter& parameter : *table) {
      if (parameter.register_index == index) return true;
    }
  }
  return false;
}

void print_registers(const Function& function, std::string& out) {
  const std::size_t parameters = function.returns.size() + function.parameters.size();
  for (std::uint32_t index = 0; index < function.registers.size(); ++index) {
    if (index < parameters && is_parameter_register(function, index))
      continue;  // these come first in the table
    const RegisterDeclaration& reg = function.registers[index];
    out += "\t.reg " + (reg.vector_width > 1 ? ".v" + std::to_string(reg.vector_width) + " " : "") +
           std::string(name_of(reg.type)) + " " + reg.name + ";\n";
  }
}

void print_prototypes(const Module& module, const Function& function, std::string& out) {
  for (const Prototype& prototype : function.prototypes) {
    out += prototype.name + ": .callprototype " + print_parameters(prototype.returns) + " _ " +
           print_parameters(prototype.parameters);
    for (const Directive& directive : prototype.directives) out += " " + print_directive(directive);
    out += ";\n";
  }
  for (const BranchTargets& targets : function.branch_targets) {
    out += targets.name + (targets.is_call ? ": .calltargets " : ": .branchtargets ");
    for (std::size_t i = 0; i < targets.targets.size(); ++i) {
      out += (i == 0 ? "" : ", ") + print_operand(module, function, targets.targets[i]);
    }
    out += ";\n";
  }
}

/// Labels, pragmas and locations that stand before an instruction, in the order of the body.
class Preamble {
 public:
  explicit Preamble(const Function& function) : function_(function) {}
  void print_before(std::uint32_t instruction, std::uint32_t location_end, std::string& out) {
    for (; location_ < location_end; ++location_) out += print_location(function_.locations[location_]);
    while (label_ < function_.labels.size() && function_.labels[label_].instruction == instruction) {
      out += function_.labels[label_++].name + ":\n";
    }
    while (pragma_ < function_.pragmas.size() && function_.pragmas[pragma_].instruction == instruction) {
      out += "\t.pragma " + std::string(function_.pragmas[pragma_++].text) + ";\n";
    }
  }

 private:
  const Function& function_;
  std::size_t label_ = 0;
  std::size_t pragma_ = 0;
  std::uint32_t location_ = 0;
};

}  // namespace

std::string print_symbol(const Module& module, const Function* function, const SymbolReference& symbol) {
  using Kind = SymbolReference::Kind;
  std::string out;
  switch (symbol.kind) {
    case Kind::module_variable:
      out = module.variables[symbol.index].name;
      break;
    case Kind::function:
      out = module.functions[symbol.index].name;
      break;
    case Kind::entry:
      out = module.entries[symbol.index].name;
      break;
    case Kind::function_variable:
      out = function->variables[symbol.index].name;
      break;
    case Kind::parameter:
      out = function->parameters[symbol.index].name;
      break;
    case Kind::return_parameter:
      out = function->returns[symbol.index].name;
      break;
    case Kind::prototype:
      out = function->prototypes[symbol.index].name;
      break;
    case Kind::branch_targets:
      out = function->branch_targets[symbol.index].name;
      break;
  }
  return symbol.addend == 0 ? out : out + "+" + print_integer(symbol.addend);
}

std::string print_operand(const Module& module, const Function& function, const Operand& operand) {
  return std::visit(OperandPrinter{module, function}, operand.value);
}

std::string print(const Module& module, const Function& function, const Instruction& instruction) {
  std::string out;
  if (instruction.guard) {
    out += (instruction.guard->negated ? "@!" : "@") +
           print_register(function, instruction.guard->predicate) + " ";
  }
  out += instruction.opcode;
  for (const std::string_view modifier : instruction.modifiers) out += modifier;
  for (std::size_t i = 0; i < instruction.operands.size(); ++i) {
    out += (i == 0 ? " " : ", ") + print_operand(module, function, instruction.operands[i]);
  }
  return out + ";";
}

std::string print(const Module& module, const Function& function) {
  std::string out = print_header(function) + "\n{\n";
  print_registers(function, out);
  for (const Variable& variable : function.variables)
    out += "\t" + print_variable(module, &function, variable) + "\n";
  print_prototypes(module, function, out);
  Preamble preamble(function);
  for (std::uint32_t i = 0; i < function.body.size(); ++i) {
    const std::uint32_t location = function.body[i].location;
    preamble.print_before(i, location == no_location ? 0 : location + 1, out);
    out += "\t" + print(module, function, function.body[i]) + "\n";
  }
  preamble.print_before(static_cast<std::uint32_t>(function.body.size()),
                        static_cast<std::uint32_t>(function.locations.size()), out);
  return out + "}\n";
}

}  // namespace warpproof::ptx
