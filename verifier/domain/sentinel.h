#pragma once
// Finite sentinels: the constant that stands where minus infinity is meant, as the start of a maximum or in a
// masked row (-FLT_MAX, -1e30). Reading it as minus infinity is a rule with a name (`underflow_rule` in the
// ledger), and holds only where the `error` domain has shown, on the whole box, that
//
//   every maximum and comparison meets values above -2^66, every sum values of less than 2^66 in size, and
//   nothing else meets it; a product is a sentinel only with a factor of at least 1, else it has no value.
//
// Then it loses every maximum, stays below -1e29 through sums and products, and its exponential is zero in
// binary32, binary16 and bfloat16 (which underflow near e^-104) as it is for minus infinity.

#include <cstdint>

#include "refmodels/number/format.h"

namespace warpproof::domain {

inline constexpr double sentinel_partner_max = 0x1p66;

/// At most -1e30, in a format that has such numbers and underflows long before.
inline bool is_sentinel(std::uint64_t bits, refmodels::number::Format format) {
  using refmodels::number::Format;
  if (format != Format::binary32 && format != Format::bfloat16) return false;
  return refmodels::number::is_finite(bits, format) && refmodels::number::double_value(bits, format) <= -1e30;
}

}  // namespace warpproof::domain
