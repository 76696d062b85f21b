#pragma once
// What a PrimeField remembers: its key, constants read as logarithms, the members of maxima, squares of
// hashed roots. For the files of the domain only.

#include <array>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "verifier/domain/field.h"
#include "verifier/domain/field_hash.h"

namespace warpproof::domain {

namespace field {
inline constexpr std::uint64_t use_input = 1, use_ln2 = 2, use_set = 3, use_sign = 4, use_function = 16;
}  // namespace field

template <bool with_exponent>
struct PrimeField<with_exponent>::Tables {
  field::Key key{};
  std::optional<std::string> trouble;
  bool logarithm_constants = false;
  bool without_laws = false;
  bool sentinels = false;
  std::map<std::pair<Format, std::uint64_t>, Value> inverses;  // rounding of 1 / size -> 1 / size
  Value ln2{};
  Value log2e{};
  std::uint64_t last_bits = 0;  // memo of the last constant: kernels repeat one
  Format last_format = Format::binary32;
  bool has_last = false;
  Value last{};
  std::array<std::array<std::uint64_t, 256>, 8> powers{};  // g^(k 256^i) in Montgomery form
  std::unordered_map<std::uint64_t, std::vector<Value>>
      sets;  // point of a max -> its members, sorted by point
  std::map<std::array<std::uint64_t, 2>, Value> maxima;
  std::size_t set_members = 0;
  std::unordered_map<std::uint64_t, Value> squares;  // point of a hashed root -> its square

  std::uint64_t hash(std::uint64_t use, std::uint64_t a, std::uint64_t b, std::uint64_t lane) const {
    return field::KeyedHash(key).word(use).word(a).word(b).word(lane).finish();
  }
  Value random(std::uint64_t use, std::uint64_t a, std::uint64_t b) const {
    Value value{};
    value.point = hash(use, a, b, 0) % field::p.modulus;
    if constexpr (with_exponent) value.exponent = hash(use, a, b, 1) % field::q.modulus;
    return value;
  }
};

}  // namespace warpproof::domain
