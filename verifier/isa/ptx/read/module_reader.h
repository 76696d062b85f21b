#pragma once
// Reads the statements of a module (PTX 9.0, chapter 4 and 11): directives, variables, functions.

#include "verifier/isa/ptx/read/function_reader.h"

namespace warpproof::ptx::read {

class ModuleReader {
 public:
  ModuleReader(TokenStream& stream, Module& module, const base::Limits& limits)
      : stream_(stream), module_(module), nesting_depth_max_(limits.nesting_depth_max) {}
  void read();

 private:
  void read_statement();
  void skip_statement();
  void read_version();
  void read_target();
  void read_address_size();
  void read_file();
  void read_section();
  void read_alias();
  std::uint32_t expect_function();
  void read_other_directive();
  void read_variables(Linkage linkage);
  void read_function(Linkage linkage);
  Function read_header(Linkage linkage);
  std::uint32_t slot_for(Function& header, const Token& name);
  void declare_variable(Variable variable);
  std::optional<SymbolReference> look_up(std::string_view name) const;

  TokenStream& stream_;
  Module& module_;
  std::uint32_t nesting_depth_max_;
  ModuleNames names_;
  std::uint64_t initialised_bytes_ = 0;
};

}  // namespace warpproof::ptx::read
