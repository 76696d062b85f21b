#pragma once
// Integers of 1, 8, 16, 32 and 64 bits: lane functions by width. A function is a struct with `value` and,
// where some results are poison, `poison`; both take clean, zero-extended operands and the width as a
// template parameter.
//
//   struct Add { template <unsigned B> static std::uint64_t value(std::uint64_t a, std::uint64_t b) { return
//   a + b; } }; Meaning meaning = by_width<Add, 2>(32, AddressRule::offset);

#include <cstdint>

#include "verifier/isa/machine/meaning.h"

namespace warpproof::amdgpu {

template <unsigned B>
inline constexpr std::uint64_t ones = B >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << B) - 1;

/// The value of a two's complement pattern.
template <unsigned B>
constexpr std::int64_t as_signed(std::uint64_t x) {
  return static_cast<std::int64_t>(x << (64 - B)) >> (64 - B);
}

template <class F, unsigned B, unsigned operands>
void strip_of(std::uint64_t* out, const std::uint64_t* const* in) {
  for (unsigned lane = 0; lane < machine::lanes_of_warp; ++lane) {
    if constexpr (operands == 1)
      out[lane] = F::template value<B>(in[0][lane]) & ones<B>;
    else if constexpr (operands == 2)
      out[lane] = F::template value<B>(in[0][lane], in[1][lane]) & ones<B>;
    else
      out[lane] = F::template value<B>(in[0][lane], in[1][lane], in[2][lane]) & ones<B>;
  }
}

template <class F, unsigned B, unsigned operands>
void poison_of(std::uint64_t* out, const std::uint64_t* const* in) {
  for (unsigned lane = 0; lane < machine::lanes_of_warp; ++lane) {
    if constexpr (operands == 1)
      out[lane] = F::template poison<B>(in[0][lane]) ? 1 : 0;
    else if constexpr (operands == 2)
      out[lane] = F::template poison<B>(in[0][lane], in[1][lane]) ? 1 : 0;
    else
      out[lane] = F::template poison<B>(in[0][lane], in[1][lane], in[2][lane]) ? 1 : 0;
  }
}

/// `of` the operands, `result` of the result (0: the same).
template <class F, unsigned operands, unsigned B>
machine::LaneFunction of_width(machine::AddressRule rule, unsigned result = 0) {
  machine::LaneFunction function;
  function.strip = strip_of<F, B, operands>;
  function.operands = operands;
  function.width_bits = result == 0 ? B : result;
  function.address = rule;
  if constexpr (requires { &F::template poison<B>; }) function.poison = poison_of<F, B, operands>;
  return function;
}

template <class F, unsigned operands>
machine::Meaning by_width(unsigned bits, machine::AddressRule rule = machine::AddressRule::derived,
                          unsigned result = 0) {
  switch (bits) {
    case 1:
      return of_width<F, operands, 1>(rule, result);
    case 8:
      return of_width<F, operands, 8>(rule, result);
    case 16:
      return of_width<F, operands, 16>(rule, result);
    case 32:
      return of_width<F, operands, 32>(rule, result);
    case 64:
      return of_width<F, operands, 64>(rule, result);
    default:
      return {};
  }
}

/// a == b, of one width.
machine::Meaning equality(unsigned bits);
/// LLVM's number of an integer predicate: 32 eq, 33 ne, 34 ugt ... 41 sle.
machine::Meaning comparison_numbered(std::uint64_t predicate, unsigned bits);
/// x; poison outside [low, high), which may wrap: operands x, low, high.
machine::Meaning within_range(unsigned bits);
/// a + b and a * b as an offset is computed: `no_signed_wrap`, `no_unsigned_wrap` make the rest poison.
machine::Meaning addition(unsigned bits, bool no_signed_wrap, bool no_unsigned_wrap);
machine::Meaning multiplication(unsigned bits, bool no_signed_wrap, bool no_unsigned_wrap);
/// From a narrower (or wider) width, by the sign or by zeros.
machine::Meaning sign_extension(unsigned from, unsigned to);
machine::Meaning zero_extension(unsigned from, unsigned to);
machine::Meaning truncation(unsigned to);

}  // namespace warpproof::amdgpu
