#include "verifier/isa/ptx/printer.h"

#include "verifier/isa/ptx/print_declaration.h"

namespace warpproof::ptx {
namespace {

using Kind = SymbolReference::Kind;

// Whether some variable's first value mentions a variable that stands later in the table.
bool has_forward_reference(const Module& module) {
  for (std::uint32_t index = 0; index < module.variables.size(); ++index) {
    if (!module.variables[index].initialiser) continue;
    for (const InitialAddress& address : module.variables[index].initialiser->addresses) {
      if (address.symbol.kind == Kind::module_variable && address.symbol.index > index) return true;
    }
  }
  return false;
}

bool mentions_entry(const std::vector<Operand>& operands) {
  for (const Operand& operand : operands) {
    const auto* symbol = std::get_if<SymbolReference>(&operand.value);
    if (symbol != nullptr && symbol->kind == Kind::entry) return true;
    if (const auto* vector = std::get_if<Vector>(&operand.value); vector && mentions_entry(vector->items))
      return true;
    if (const auto* group = std::get_if<Group>(&operand.value); group && mentions_entry(group->items))
      return true;
    const auto* address = std::get_if<Address>(&operand.value);
    if (address == nullptr) continue;
    const auto* base = std::get_if<SymbolReference>(&address->base);
    if ((base != nullptr && base->kind == Kind::entry) || mentions_entry(address->coordinates)) return true;
  }
  return false;
}

bool mentions_entry(const std::vector<Function>& functions) {
  for (const Function& function : functions) {
    for (const Instruction& instruction : function.body) {
      if (mentions_entry(instruction.operands)) return true;
    }
  }
  return false;
}

bool mentions_entry(const std::vector<Variable>& variables) {
  for (const Variable& variable : variables) {
    if (!variable.initialiser) continue;
    for (const InitialAddress& address : variable.initialiser->addresses) {
      if (address.symbol.kind == Kind::entry) return true;
    }
  }
  return false;
}

void print_head(const Module& module, std::string& out) {
  out += ".version " + std::to_string(module.version_major) + "." + std::to_string(module.version_minor) +
         "\n.target ";
  for (std::size_t i = 0; i < module.targets.size(); ++i) {
    out += (i == 0 ? "" : ", ") + std::string(module.targets[i]);
  }
  out += "\n.address_size " + std::to_string(module.address_size) + "\n";
  for (const Directive& directive : module.directives) out += print_directive(directive) + ";\n";
  for (const SourceFileName& file : module.files) {
    out += ".file " + std::to_string(file.index) + " \"" + std::string(file.path) + "\"";
    for (const std::string_view detail : file.details) out += ", " + std::string(detail);
    out += "\n";
  }
}

void print_variables(const Module& module, std::string& out) {
  if (has_forward_reference(module)) {
    for (const Variable& variable : module.variables) {
      Variable declaration = variable;
      declaration.linkage = Linkage::external;
      declaration.initialiser.reset();
      out += print_variable(module, nullptr, declaration) + "\n";
    }
  }
  for (const Variable& variable : module.variables) out += print_variable(module, nullptr, variable) + "\n";
}

}  // namespace

std::string print(const Module& module) {
  std::string out;
  print_head(module, out);
  const bool entries_first =
      mentions_entry(module.entries) || mentions_entry(module.functions) || mentions_entry(module.variables);
  for (const Function& function : module.functions) out += print_header(function) + ";\n";
  for (const Function& entry : module.entries) {
    if (entries_first || !entry.has_body) out += print_header(entry) + ";\n";
  }
  print_variables(module, out);
  for (const Function& function : module.functions) {
    if (function.has_body) out += print(module, function);
  }
  for (const Function& entry : module.entries) {
    if (entry.has_body) out += print(module, entry);
  }
  for (const Alias& alias : module.aliases) {
    out += ".alias " + std::string(module.functions[alias.function].name) + ", " +
           std::string(module.functions[alias.target].name) + ";\n";
  }
  for (const Section& section : module.sections) {
    out += ".section " + std::string(section.name) + " {" + std::string(section.text) + "}\n";
  }
  return out;
}

}  // namespace warpproof::ptx
