#pragma once
// Parts of the printer: declarations and operands. See printer.h for the contract.

#include <string>

#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx {

std::string print_directive(const Directive& directive);  ///< without a semicolon
/// With its semicolon. `function` is null for a module-level variable.
std::string print_variable(const Module& module, const Function* function, const Variable& variable);
/// Linkage, kind, parameters and directives; no body, no semicolon.
std::string print_header(const Function& function);
std::string print_parameters(const std::vector<Parameter>& parameters);  ///< with parentheses
std::string print_symbol(const Module& module, const Function* function, const SymbolReference& symbol);
std::string print_operand(const Module& module, const Function& function, const Operand& operand);

}  // namespace warpproof::ptx
