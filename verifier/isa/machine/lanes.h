#pragma once
// Builds lane functions from a captureless lambda: `lanes<std::uint32_t, std::uint32_t,
// std::uint32_t>(lambda)` takes operands cut to the given types and gives the result zero-extended. The
// lambda must be defined for every input (no overflow of signed types, no shift by the width).

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "verifier/isa/machine/meaning.h"

namespace warpproof::machine {

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

}  // namespace warpproof::machine
