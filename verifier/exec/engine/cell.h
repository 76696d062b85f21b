#pragma once
// What a register lane or a piece of memory holds, and how addresses of arrays are numbered.
//
// An address carries its array: [kind 4 bits][number 20 bits][offset 40 bits], so that an access computed
// from one array that lands in another is seen as out of bounds whatever the real layout. Shared addresses
// are 32-bit: [number 12 bits][offset 20 bits]. Offsets may be negative: the number is the nearest one.

#include <cstdint>

#include "verifier/exec/raw_graph.h"

namespace warpproof::exec::engine {

/// `pointer`: the address of an array (its lane of bits holds it). `derived`: an integer that depends on
/// where an array lies. `unsettled`: a value that nobody promises: it depends on the schedule, or on a side
/// that was perhaps not taken. f16 .. f64: a domain value. `raw`: a node of the raw graph (its lane of bits
/// holds the id).
enum class Kind : std::uint8_t {
  poison,
  faulted,
  bits,
  pointer,
  derived,
  unsettled,
  f16,
  bf16,
  f32,
  f64,
  raw,
  detailed,
  initial,
  mixed
};

inline bool is_value(Kind kind) { return kind >= Kind::f16 && kind <= Kind::f64; }

/// What is done with such a cell gives such a cell, whatever else goes in.
inline bool is_tainted(Kind kind) {
  return kind == Kind::poison || kind == Kind::faulted || kind == Kind::derived || kind == Kind::unsettled;
}

inline domain::Format format_of(Kind kind) {
  switch (kind) {
    case Kind::f16:
      return domain::Format::binary16;
    case Kind::bf16:
      return domain::Format::bfloat16;
    case Kind::f64:
      return domain::Format::binary64;
    default:
      return domain::Format::binary32;
  }
}
inline Kind kind_of(domain::Format format) {
  switch (format) {
    case domain::Format::binary16:
      return Kind::f16;
    case domain::Format::bfloat16:
      return Kind::bf16;
    case domain::Format::binary64:
      return Kind::f64;
    default:
      return Kind::f32;
  }
}
inline unsigned bytes_of(Kind kind) {
  return kind == Kind::f16 || kind == Kind::bf16 ? 2 : kind == Kind::f64 ? 8 : 4;
}

template <class D>
struct Cell {
  Kind kind = Kind::poison;
  std::uint64_t bits = 0;  ///< pattern, address or node
  typename D::Value value{};
  bool operator==(const Cell& other) const {
    if (kind != other.kind) return false;
    if (is_value(kind)) return std::memcmp(&value, &other.value, sizeof value) == 0;
    return bits == other.bits;
  }
};

inline constexpr unsigned warp_lanes = 32;
inline constexpr unsigned warps_max = 32;
inline constexpr unsigned wave_lanes_max = 64;
inline constexpr std::uint32_t full_mask = 0xffffffffu;

enum class AddressKind : std::uint8_t {
  none = 0,
  buffer = 1,
  variable = 2,
  constant = 3,
  local = 4,
  shared = 5
};

inline constexpr unsigned offset_bits = 40;
inline constexpr unsigned shared_offset_bits = 20;
inline constexpr std::uint32_t shared_numbers_max = 2047;
inline constexpr std::uint32_t numbers_max = (1u << 20) - 2;

struct Place {  ///< of an address: which array, and how far into it
  AddressKind kind = AddressKind::none;
  std::uint32_t number = 0;
  std::int64_t offset = 0;
};

inline std::uint64_t address_of(AddressKind kind, std::uint32_t number) {
  return static_cast<std::uint64_t>(kind) << 60 | (static_cast<std::uint64_t>(number) + 1) << offset_bits;
}
inline std::uint64_t shared_address(std::uint32_t number) {
  return (std::uint64_t{number} + 1) << shared_offset_bits;
}
inline std::uint64_t generic_of_shared(std::uint64_t address) {
  return static_cast<std::uint64_t>(AddressKind::shared) << 60 | address;
}

inline Place shared_place(std::uint64_t address) {
  const std::uint64_t number = (address + (1u << (shared_offset_bits - 1))) >> shared_offset_bits;
  if (number == 0 || number > shared_numbers_max + std::uint64_t{1}) return {};
  return {AddressKind::shared, static_cast<std::uint32_t>(number - 1),
          static_cast<std::int64_t>(address - (number << shared_offset_bits))};
}

inline Place place_of(std::uint64_t address) {
  const std::uint64_t rounded = address + (std::uint64_t{1} << (offset_bits - 1));
  const auto kind = static_cast<AddressKind>(rounded >> 60);
  if (kind == AddressKind::shared) return shared_place(address & ((std::uint64_t{1} << 60) - 1));
  const std::uint64_t number = rounded >> offset_bits & ((1u << 20) - 1);
  if (kind == AddressKind::none || kind > AddressKind::shared || number == 0) return {};
  return {kind, static_cast<std::uint32_t>(number - 1),
          static_cast<std::int64_t>(address - ((rounded >> offset_bits) << offset_bits))};
}

/// The array that an address was made from. A value below 2^32 is a shared address (they are 32-bit), above
/// it has a kind: the ranges do not meet.
inline Place provenance(std::uint64_t address) {
  return address >> 32 == 0 ? shared_place(address) : place_of(address);
}

/// Do two addresses belong to one array by their numbers? An address that was moved so far that it would
/// count to another one is no address any more.
inline bool same_array(std::uint64_t a, std::uint64_t b) {
  const Place left = provenance(a);
  const Place right = provenance(b);
  return left.kind == right.kind && left.number == right.number;
}

}  // namespace warpproof::exec::engine
