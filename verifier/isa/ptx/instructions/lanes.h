#pragma once
// Builds lane functions from a captureless lambda: `lanes<std::uint32_t, std::uint32_t,
// std::uint32_t>(lambda)` takes operands cut to the given types and gives the result zero-extended. The
// lambda must be defined for every input (no overflow of signed types, no shift by the width).

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "verifier/isa/ptx/instructions/form.h"
#include "verifier/isa/ptx/instructions/meaning.h"

namespace warpproof::ptx {

template <class R>
std::uint64_t widened(R result) {
  if constexpr (std::is_same_v<R, bool>)
    return result ? 1 : 0;
  else
    return static_cast<std::uint64_t>(static_cast<std::make_unsigned_t<R>>(result));
}

template <class F, class R, class... A>
void strip_of(std::uint64_t* out, const std::uint64_t* const* in) {
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    for (unsigned lane = 0; lane < lanes_of_warp; ++lane) {
      out[lane] = widened<R>(static_cast<R>(F{}(static_cast<A>(in[I][lane])...)));
    }
  }(std::index_sequence_for<A...>{});
}

template <class R, class... A, class F>
LaneFunction lanes(F, AddressRule rule = AddressRule::derived) {
  return {.strip = strip_of<F, R, A...>,
          .operands = sizeof...(A),
          .width_bits = std::is_same_v<R, bool> ? 1 : 8 * sizeof(R),
          .is_signed = std::is_signed_v<R>,
          .address = rule};
}

/// A function of one type for all operands and the result, picked by the PTX type: unsigned for u and b
/// types, signed for s types (16, 32 and 64 bits). Nothing for other types.
template <unsigned operands, class F>
Meaning by_type(Type type, F function, AddressRule rule = AddressRule::derived) {
  const auto of = [&]<class T>(T) -> Meaning {
    if constexpr (operands == 1)
      return lanes<T, T>(function, rule);
    else if constexpr (operands == 2)
      return lanes<T, T, T>(function, rule);
    else
      return lanes<T, T, T, T>(function, rule);
  };
  switch (type) {
    case Type::b16:
    case Type::u16:
      return of(std::uint16_t{});
    case Type::b32:
    case Type::u32:
      return of(std::uint32_t{});
    case Type::b64:
    case Type::u64:
      return of(std::uint64_t{});
    case Type::s16:
      return of(std::int16_t{});
    case Type::s32:
      return of(std::int32_t{});
    case Type::s64:
      return of(std::int64_t{});
    default:
      return {};
  }
}

/// The unsigned type of the same width: for operations that wrap.
Type unsigned_of(Type type);

}  // namespace warpproof::ptx
