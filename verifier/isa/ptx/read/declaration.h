#pragma once
// Declarations that modules and functions share: variables with initialisers (PTX 9.0, 5.4), parameters
// (5.1.6), directives with arguments. Names are looked up through `Lookup`, so that nothing here knows about
// scopes.

#include <functional>
#include <optional>
#include <vector>

#include "verifier/isa/ptx/read/token_stream.h"

namespace warpproof::ptx::read {

using Lookup = std::function<std::optional<SymbolReference>(std::string_view)>;

/// What stands between the space and the name: `.align 16 .v4 .f32`, `.ptr .global .align 4`,
/// `.attribute(..)`.
struct Specifiers {
  std::optional<Type> type;
  std::uint8_t vector_width = 1;
  std::uint64_t align = 0;  ///< 0: not written
  bool is_pointer = false;
  Space pointer_space = Space::none;
  std::uint64_t pointer_align = 0;
  std::vector<Directive> attributes;
  std::uint64_t natural_align() const;
};
Specifiers parse_specifiers(TokenStream& stream);

/// `.extern`, `.visible`, `.weak`, `.common`, if one is current.
Linkage parse_linkage(TokenStream& stream);
/// The space named by the current token, if it is one that declares variables.
std::optional<Space> variable_space(const TokenStream& stream);

/// `.shared .align 4 .b8 name[16] = {..}, other;` from the space on, with the semicolon.
/// `initialised_bytes` is the running total of the module, against its limit.
std::vector<Variable> parse_variables(TokenStream& stream, Linkage linkage, const Lookup& lookup,
                                      std::uint64_t& initialised_bytes);

/// `( .param .b64 a, .param .align 4 .b8 b[12] )` with the parentheses; offsets are set.
std::vector<Parameter> parse_parameters(TokenStream& stream);

/// `.maxntid 256, 1, 1` from the dotted name up to the next dotted name, `{` or `;`.
Directive parse_directive(TokenStream& stream);
/// `.pragma "a", "b";` with the semicolon, one entry a string.
std::vector<std::string_view> parse_pragma(TokenStream& stream);

}  // namespace warpproof::ptx::read
