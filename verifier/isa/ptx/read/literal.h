#pragma once
// Numbers and constant expressions (PTX 9.0, 4.5). Integers are folded in 64 bits as C does: unsigned as soon
// as one side is; floats in binary64. `0f` literals stand alone (PTX allows no operator on them).
//
//   parse_constant(stream)  at "(4+5)*2"  ->  {integer, bits 18}

#include <optional>
#include <string_view>

#include "verifier/isa/ptx/read/token_stream.h"

namespace warpproof::ptx::read {

/// One literal; nothing when the text is malformed or does not fit in 64 bits.
std::optional<Immediate> literal_value(std::string_view text);

/// Whether a constant expression may begin at the current token.
bool starts_constant(const TokenStream& stream);
Immediate parse_constant(TokenStream& stream);
/// Without conditions, comparisons and `|`: what stands after `[%r1+`, or before the `|` of two destinations.
Immediate parse_sum_term(TokenStream& stream);

/// An unsigned number that is no expression: `.align 16`, `name[8]`, `.loc 1 2 3`.
std::uint64_t parse_count(TokenStream& stream, std::string_view what);

}  // namespace warpproof::ptx::read
