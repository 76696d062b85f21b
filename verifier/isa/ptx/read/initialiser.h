#pragma once
// `= 5`, `= {{1, 2}, {3}}`, `= {generic(name)+4, 0xff00(name)}` (PTX 9.0, 5.4.4): the bytes, and where
// addresses go.

#include "verifier/isa/ptx/read/declaration.h"

namespace warpproof::ptx::read {

/// From behind the `=`. Sets the first extent of `variable` when it is not given (`name[] = {..}`).
void parse_initialiser(TokenStream& stream, Variable& variable, const Lookup& lookup,
                       std::uint64_t& initialised_bytes);

}  // namespace warpproof::ptx::read
