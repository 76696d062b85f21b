#pragma once
// Lane functions (isa/machine/lanes.h) picked by a PTX type.

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "verifier/isa/machine/lanes.h"
#include "verifier/isa/ptx/instructions/form.h"
#include "verifier/isa/ptx/instructions/meaning.h"

namespace warpproof::ptx {

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
