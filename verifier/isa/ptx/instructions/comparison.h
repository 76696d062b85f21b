#pragma once
// The comparisons that setp, set and slct share: .eq to .geu, .num, .nan, with .and, .or, .xor of a
// predicate.

#include "verifier/isa/ptx/instructions/form.h"
#include "verifier/isa/ptx/instructions/meaning.h"

namespace warpproof::ptx {

/// Takes the comparison and the combination from the form; the type has been taken. std::monostate: there is
/// none, or not for this type. Its result is one bit: d, and the combined negation as second destination.
Meaning take_comparison(Form& form, Type type);
/// Of two s32.
Meaning signed_comparison(domain::Comparison comparison);
/// Does it read a predicate as its third operand?
bool combines(const Meaning& comparison);

}  // namespace warpproof::ptx
