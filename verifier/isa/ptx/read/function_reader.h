#pragma once
// Reads the body of one `.entry` or `.func` (PTX 9.0, 4.3): declarations, labels, instructions, brace scopes.

#include <array>
#include <map>

#include "verifier/isa/ptx/read/declaration.h"
#include "verifier/isa/ptx/read/names.h"
#include "verifier/isa/ptx/read/references.h"

namespace warpproof::ptx::read {

/// What the module knows while a function is read.
struct ModuleContext {
  TokenStream& stream;
  Module& module;
  ModuleNames& names;
  std::uint64_t& initialised_bytes;
  std::uint32_t nesting_depth_max;
};

class FunctionReader {
 public:
  /// `function` has its header; parameters are declared here.
  FunctionReader(ModuleContext context, Function& function);
  /// From `{` to its `}`.
  void read_body();

 private:
  void declare_parameters(std::vector<Parameter>& parameters, NameKind kind);
  bool read_scope_change();
  void read_statement();
  void read_declaration();
  void read_registers();
  void read_variables(Linkage linkage);
  void read_label();
  void read_prototype(std::string_view name);
  void read_targets(std::string_view name);
  void read_location();
  void read_pragma();
  void finish();
  void rename_captured();

  void read_instruction();
  Guard read_guard();
  std::vector<Operand> read_operands(std::string_view opcode);
  Operand read_operand(std::string_view opcode, std::size_t position);
  Operand read_single(std::string_view opcode, std::size_t position);
  Operand read_named(bool label_only);
  Operand read_prefixed(Prefix prefix);
  Operand read_constant();
  std::vector<Operand> read_list(char close, std::string_view opcode);
  Address read_address();
  std::int64_t read_offset();
  std::int64_t read_addend(std::uint64_t element_bytes);
  Register use_register(std::uint32_t declared, std::string_view name);
  std::optional<SymbolReference> symbol(const Binding& binding) const;
  std::uint64_t element_bytes(const SymbolReference& reference) const;
  std::optional<SymbolReference> look_up(std::string_view name);

  TokenStream& stream_;
  ModuleContext context_;
  Function& function_;
  Names names_;
  References references_;
  std::map<std::array<std::uint32_t, 3>, std::uint32_t> last_location_;  ///< (file, line, column) -> location
};

/// `.callprototype (rets) _ (params) directives ;` from the directive on.
Prototype parse_prototype(TokenStream& stream, std::string_view name);

}  // namespace warpproof::ptx::read
