#pragma once
// What a value of the `term` domain is: 64 bits, of which the top three say where to look.
//
//   constant  index of an interned rational (or of an infinity)
//   input     tensor (18 bits) and element (43 bits): no memory at all
//   product   number of a product of two inputs; products lie in affine runs, not one by one
//   node      number of a hash-consed operation
//   chain     number of an accumulation (29 bits) and its length (32 bits): appending in place leaves every
//   older
//             (chain, length) valid
//
// Neighbouring elements, products and lengths are neighbouring integers, so that a loop's operands form an
// affine run base + i * step of raw values; that is what keeps long accumulations small.

#include <cstdint>

namespace warpproof::domain {

struct TermValue {
  std::uint64_t raw = 0;
  friend bool operator==(const TermValue&, const TermValue&) = default;
};

namespace term {

enum class Tag : std::uint8_t { constant = 0, input = 1, product = 2, node = 3, chain = 4 };

inline constexpr int tag_shift = 61;
inline constexpr int tensor_shift = 43;
inline constexpr std::uint64_t payload_mask = (std::uint64_t{1} << tag_shift) - 1;
inline constexpr std::uint64_t element_mask = (std::uint64_t{1} << tensor_shift) - 1;
inline constexpr std::uint32_t tensor_count_max = 1u << (tag_shift - tensor_shift);
inline constexpr std::uint32_t chain_count_max = 1u << (tag_shift - 32);

/// Raw values of the constants that every graph has (see Coefficients).
inline constexpr std::uint64_t raw_zero = 0;
inline constexpr std::uint64_t raw_one = 1;
inline constexpr std::uint64_t raw_minus_one = 2;

constexpr Tag tag_of(std::uint64_t raw) { return static_cast<Tag>(raw >> tag_shift); }
constexpr std::uint64_t payload_of(std::uint64_t raw) { return raw & payload_mask; }
constexpr std::uint64_t make_raw(Tag tag, std::uint64_t payload) {
  return (static_cast<std::uint64_t>(tag) << tag_shift) | payload;
}
constexpr std::uint64_t input_raw(std::uint32_t tensor, std::uint64_t element) {
  return make_raw(Tag::input, (static_cast<std::uint64_t>(tensor) << tensor_shift) | element);
}
constexpr std::uint32_t tensor_of(std::uint64_t raw) {
  return static_cast<std::uint32_t>(payload_of(raw) >> tensor_shift);
}
constexpr std::uint64_t element_of(std::uint64_t raw) { return raw & element_mask; }
constexpr std::uint32_t chain_of(std::uint64_t raw) {
  return static_cast<std::uint32_t>(payload_of(raw) >> 32);
}
constexpr std::uint32_t length_of(std::uint64_t raw) { return static_cast<std::uint32_t>(raw); }
constexpr bool is_input(std::uint64_t raw) { return tag_of(raw) == Tag::input; }
constexpr bool is_constant(std::uint64_t raw) { return tag_of(raw) == Tag::constant; }
/// Same tag, for inputs the same tensor, for constants the same one: an affine run never leaves its family.
constexpr bool same_family(std::uint64_t a, std::uint64_t b) {
  if (is_constant(a)) return a == b;
  return is_input(a) ? (a >> tensor_shift) == (b >> tensor_shift) : tag_of(a) == tag_of(b);
}

/// A mix of 64 bits into a hash (the finaliser of splitmix64, public domain).
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
  return x ^ (x >> 31);
}
constexpr std::uint64_t mix(std::uint64_t seed, std::uint64_t x) {
  return mix(seed * 0x9e3779b97f4a7c15ull + x);
}

}  // namespace term
}  // namespace warpproof::domain
