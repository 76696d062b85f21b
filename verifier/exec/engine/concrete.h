#pragma once
// Float operations on concrete bits, with the modifiers that a domain operation does not have: saturation,
// NaN propagation, conversions from and to integers. Everything by the PTX manual, sections "Floating Point
// Instructions" and "cvt".

#include <cstdint>

#include "verifier/domain/bits.h"
#include "verifier/isa/machine/meaning.h"

namespace warpproof::exec::engine {

/// The exact machine result. Operands are patterns of `real.from`.
std::uint64_t concrete_real(domain::Bits& bits, const machine::RealFunction& real, const std::uint64_t* in);
bool concrete_compare(const machine::RealComparison& test, std::uint64_t a, std::uint64_t b);
/// An integer of the given type (zero-extended bits) rounded to a float.
std::uint64_t real_from_integer(domain::Bits& bits, const machine::RealFromInteger& real,
                                std::uint64_t value);
/// Rounded and clamped to the type's range; NaN gives 0, from .f64 or into 64 bits 0x80..0 (measured on an
/// H200).
/// `outside`: it is a NaN or did not fit.
std::uint64_t integer_from_real(domain::Bits& bits, const machine::IntegerFromReal& real,
                                std::uint64_t pattern, bool& outside);
/// Is the operation one of the domain, or does it leave the reals (directed rounding, saturation, integral
/// values)? max.NaN does not: where there is no NaN it is max, and a NaN is the trouble of its operand.
bool leaves_the_reals(const machine::RealFunction& real);

}  // namespace warpproof::exec::engine
