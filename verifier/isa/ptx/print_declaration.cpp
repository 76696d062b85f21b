#include "verifier/isa/ptx/print_declaration.h"

#include <cstdio>

namespace warpproof::ptx {
namespace {

std::string_view name_of(Linkage linkage) {
  switch (linkage) {
    case Linkage::visible:
      return ".visible ";
    case Linkage::external:
      return ".extern ";
    case Linkage::weak:
      return ".weak ";
    case Linkage::common:
      return ".common ";
    case Linkage::internal:
      break;
  }
  return "";
}

std::string print_dimensions(const std::vector<std::uint64_t>& dimensions) {
  std::string out;
  for (const std::uint64_t extent : dimensions)
    out += "[" + (extent == 0 ? "" : std::to_string(extent)) + "]";
  return out;
}

// The element at `offset` of an initialiser, as a literal of its type.
std::string print_element(const Initialiser& initialiser, const Variable& variable, std::uint64_t offset) {
  std::uint64_t bits = 0;
  for (std::uint32_t i = 0; i < size_of(variable.type); ++i) {
    bits |= std::uint64_t{initialiser.bytes[offset + i]} << (8 * i);
  }
  const bool is_float = variable.type == Type::f32 || variable.type == Type::f64;
  if (!is_float) return std::to_string(bits);
  char text[24];
  if (variable.type == Type::f32) {
    std::snprintf(text, sizeof text, "0f%08X", static_cast<unsigned>(bits));
  } else {
    std::snprintf(text, sizeof text, "0d%016llX", static_cast<unsigned long long>(bits));
  }
  return text;
}

std::string print_address(const Module& module, const Function* function, const InitialAddress& address) {
  SymbolReference bare = address.symbol;
  bare.addend = 0;
  std::string out = print_symbol(module, function, bare);
  if (address.generic) out = "generic(" + out + ")";
  if (address.symbol.addend != 0) out += "+" + std::to_string(address.symbol.addend);
  if (address.mask != 0) out = std::to_string(address.mask) + "(" + out + ")";
  return out;
}

std::string print_initialiser(const Module& module, const Function* function, const Variable& variable) {
  const Initialiser& initialiser = *variable.initialiser;
  const bool braces = variable.is_array || variable.vector_width > 1;
  std::string out = braces ? " = {" : " = ";
  auto address = initialiser.addresses.begin();
  for (std::uint64_t offset = 0; offset < initialiser.bytes.size(); offset += size_of(variable.type)) {
    if (offset != 0) out += ", ";
    if (address != initialiser.addresses.end() && address->offset == offset) {
      out += print_address(module, function, *address++);
    } else {
      out += print_element(initialiser, variable, offset);
    }
  }
  return out + (braces ? "}" : "");
}

std::string print_parameter(const Parameter& parameter) {
  std::string out(name_of(parameter.space));
  out += " .align " + std::to_string(parameter.align) + " " + std::string(name_of(parameter.type));
  if (parameter.is_pointer) {
    out += " .ptr";
    if (parameter.pointer_space != Space::none) out += " " + std::string(name_of(parameter.pointer_space));
    if (parameter.pointer_align != 0) out += " .align " + std::to_string(parameter.pointer_align);
  }
  out += " " + parameter.name;
  if (parameter.is_array) out += print_dimensions({parameter.array_length});
  return out;
}

}  // namespace

std::string print_directive(const Directive& directive) {
  std::string out(directive.name);
  for (std::size_t i = 0; i < directive.arguments.size(); ++i) {
    out += (i == 0 ? " " : ", ") + std::string(directive.arguments[i]);
  }
  return out;
}

std::string print_variable(const Module& module, const Function* function, const Variable& variable) {
  std::string out(name_of(variable.linkage));
  out += std::string(name_of(variable.space)) + " .align " + std::to_string(variable.align);
  for (const Directive& attribute : variable.attributes) out += " " + print_directive(attribute);
  if (variable.vector_width > 1) out += " .v" + std::to_string(variable.vector_width);
  out +=
      " " + std::string(name_of(variable.type)) + " " + variable.name + print_dimensions(variable.dimensions);
  if (variable.initialiser) out += print_initialiser(module, function, variable);
  return out + ";";
}

std::string print_parameters(const std::vector<Parameter>& parameters) {
  std::string out = "(";
  for (std::size_t i = 0; i < parameters.size(); ++i)
    out += (i == 0 ? "" : ", ") + print_parameter(parameters[i]);
  return out + ")";
}

std::string print_header(const Function& function) {
  std::string out(name_of(function.linkage));
  out += function.is_entry ? ".entry " : ".func ";
  if (!function.returns.empty()) out += print_parameters(function.returns) + " ";
  out += std::string(function.name) + print_parameters(function.parameters);
  for (const Directive& directive : function.directives) {
    out += "\n" + print_directive(directive) + (directive.name == ".pragma" ? ";" : "");
  }
  return out;
}

}  // namespace warpproof::ptx
