#pragma once
// The cells of one array in 4-byte words. A word is one cell of 4 bytes, or `detailed`: four bytes with their
// own state, each poison, concrete, or one byte of a wider or narrower cell. Inputs are made at the first
// read.

#include <array>
#include <cstdint>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include "verifier/exec/effect.h"
#include "verifier/exec/engine/atomics.h"
#include "verifier/exec/engine/cell.h"
#include "verifier/exec/launch.h"

namespace warpproof::exec::engine {

template <class D>
inline constexpr bool is_concrete = requires { requires D::concrete; };

/// One word's content. `bits` domain: the pattern alone.
template <class D>
union SymbolicSlot {
  std::uint64_t bits;
  typename D::Value value;
  SymbolicSlot() : bits(0) {}
};
struct ConcreteSlot {
  std::uint32_t bits = 0;
};
template <class D>
using Slot = std::conditional_t<is_concrete<D>, ConcreteSlot, SymbolicSlot<D>>;

/// One byte of a detailed word.
struct ByteState {
  Kind kind = Kind::poison;  ///< poison, faulted, bits, or `raw` for byte `index` of cell `cell`
  std::uint8_t index = 0;    ///< the byte itself, or which byte of the cell
  std::uint32_t cell = 0;    ///< into Region::cells
};

template <class D>
struct WideCell {
  Cell<D> cell;
  std::uint8_t bytes = 4;
};

struct ElementWrites {
  std::uint32_t count = 0;
  std::uint64_t block = 0;
  bool several_blocks = false;
  bool plain = false;  ///< some store was no atomic
};

template <class D>
struct Region {
  std::string name;
  Space space = Space::global;
  std::uint64_t bytes = 0;  ///< of one thread for local memory
  std::uint64_t alignment = 1;
  std::uint32_t element_bytes = 4;
  bool read_only = false;  ///< an `in` array or a constant
  bool module_variable = false;
  const Buffer* buffer = nullptr;
  std::vector<Kind> kinds;
  std::vector<Slot<D>> slots;
  std::vector<Shadow> shadows;  ///< empty: no race check (read-only and local memory)
  std::vector<RareShadow> rare;
  std::unordered_map<std::uint64_t, AtomicShadow> atomics;  ///< by shadow; only where some atomic was
  unsigned shadow_shift = 2;  ///< one shadow a word; one a byte (0) once an access is narrower
  std::vector<ElementWrites> writes;
  std::vector<WideCell<D>> cells;
  std::unordered_map<std::uint64_t, std::array<ByteState, 4>> details;

  void allocate(std::uint64_t total_bytes, Kind initial) {
    const std::uint64_t words = (total_bytes + 3) / 4;
    kinds.assign(words, initial);
    slots.resize(words);
  }
  void watch() {
    shadows.assign(kinds.size(), {});
    rare.assign(kinds.size(), {});
    atomics.clear();
    shadow_shift = 2;
  }
  /// From now on one shadow a byte: each takes over what its word had.
  void watch_bytes() {
    if (shadow_shift == 0) return;
    const auto refine = [](auto& coarse) {
      std::remove_reference_t<decltype(coarse)> fine;
      fine.reserve(coarse.size() * 4);
      for (const auto& word : coarse) fine.insert(fine.end(), 4, word);
      coarse = std::move(fine);
    };
    refine(shadows);
    refine(rare);
    shadow_shift = 0;
    std::unordered_map<std::uint64_t, AtomicShadow> fine;
    for (const auto& [word, atomic] : atomics)
      for (std::uint64_t i = 0; i < 4; ++i) fine[4 * word + i] = atomic;
    atomics = std::move(fine);
  }
  void forget() {
    atomics.clear();
    std::fill(kinds.begin(), kinds.end(), Kind::poison);
    details.clear();
    cells.clear();
  }

  /// The state of one byte of a word, whatever the word's kind; `initial` words must be made first.
  ByteState byte(std::uint64_t word, unsigned index) {
    switch (kinds[word]) {
      case Kind::bits:
        return {Kind::bits, static_cast<std::uint8_t>(slots[word].bits >> (8 * index)), 0};
      case Kind::detailed:
        return details[word][index];
      case Kind::poison:
      case Kind::faulted:
      case Kind::unsettled:
        return {kinds[word], 0, 0};
      default:
        break;
    }
    detail(word);
    return details[word][index];
  }

  /// Turns a word into four bytes.
  std::array<ByteState, 4>& detail(std::uint64_t word) {
    if (kinds[word] == Kind::detailed) return details[word];
    std::array<ByteState, 4> bytes_of_word;
    const bool symbolic = is_value(kinds[word]) || kinds[word] == Kind::raw;
    if (symbolic) cells.push_back({cell(word), 4});
    for (unsigned i = 0; i < 4; ++i) {
      if (symbolic) {
        bytes_of_word[i] = {Kind::raw, static_cast<std::uint8_t>(i),
                            static_cast<std::uint32_t>(cells.size() - 1)};
      } else {
        bytes_of_word[i] = byte(word, i);
      }
    }
    kinds[word] = Kind::detailed;
    return details[word] = bytes_of_word;
  }

  /// A word that is one cell.
  Cell<D> cell(std::uint64_t word) const {
    Cell<D> result;
    result.kind = kinds[word];
    if constexpr (!is_concrete<D>) {
      if (is_value(result.kind)) {
        result.value = slots[word].value;
        return result;
      }
    }
    result.bits = slots[word].bits;
    return result;
  }

  void set(std::uint64_t word, const Cell<D>& content) {
    if (kinds[word] == Kind::detailed) details.erase(word);
    kinds[word] = content.kind;
    if constexpr (!is_concrete<D>) {
      if (is_value(content.kind)) {
        slots[word].value = content.value;
        return;
      }
    }
    slots[word].bits = static_cast<decltype(slots[word].bits)>(content.bits);
  }
};

/// Makes what an array holds before the first launch: element `index` of `buffer`.
template <class D>
Cell<D> initial_cell(const Buffer& buffer, std::uint64_t index, D& domain) {
  Cell<D> cell;
  if (buffer.tensor) {
    if (!buffer.element.is_float) {
      cell.kind = Kind::faulted;
      return cell;
    }
    if (index < buffer.promised.size() && !buffer.promised[index]) {
      cell.kind = Kind::unsettled;
      return cell;
    }
    const auto value = domain.input(*buffer.tensor, index, buffer.element.format);
    if constexpr (is_concrete<D>) {
      cell.kind = Kind::bits;
      cell.bits = value.bits;
    } else {
      cell.kind = kind_of(buffer.element.format);
      cell.value = value;
    }
  } else if (index < buffer.bits.size()) {
    cell.kind = Kind::bits;
    cell.bits = buffer.bits[index];
  } else if (buffer.zeroed) {
    cell.kind = Kind::bits;
  }
  return cell;
}

/// Writes `bytes` bytes at `offset` (1, 2, 4 or 8; any alignment inside the region).
template <class D>
void put(Region<D>& region, std::uint64_t offset, unsigned bytes, const Cell<D>& content) {
  if (bytes == 4 && offset % 4 == 0 && content.kind != Kind::pointer && content.kind != Kind::derived) {
    region.set(offset / 4, content);
    return;
  }
  const bool symbolic = is_value(content.kind) || content.kind == Kind::raw ||
                        content.kind == Kind::pointer || content.kind == Kind::derived;
  if (symbolic) region.cells.push_back({content, static_cast<std::uint8_t>(bytes)});
  const auto number = static_cast<std::uint32_t>(region.cells.size() - 1);
  for (unsigned i = 0; i < bytes; ++i) {
    ByteState& byte = region.detail((offset + i) / 4)[(offset + i) % 4];
    if (symbolic)
      byte = {Kind::raw, static_cast<std::uint8_t>(i), number};
    else
      byte = {content.kind, static_cast<std::uint8_t>(content.bits >> (8 * i)), 0};
  }
  for (std::uint64_t word = offset / 4; word <= (offset + bytes - 1) / 4; ++word) {
    const std::array<ByteState, 4>& all = region.detail(word);
    std::uint64_t bits = 0;
    bool plain = true;
    for (unsigned i = 0; i < 4; ++i) {
      plain = plain && all[i].kind == Kind::bits;
      bits |= std::uint64_t{all[i].index} << (8 * i);
    }
    if (!plain) continue;
    region.details.erase(word);
    region.kinds[word] = Kind::bits;
    region.slots[word].bits = static_cast<decltype(region.slots[word].bits)>(bits);
  }
}

/// Makes the input elements that a word covers.
template <class D>
void materialise(Region<D>& region, std::uint64_t word, D& domain) {
  const Buffer& buffer = *region.buffer;
  const unsigned size = buffer.element.bytes;
  const std::uint64_t first = word * 4 / size;
  const std::uint64_t first_word = first * size / 4;
  const std::uint64_t last_word = size == 8 ? first_word + 1 : first_word;
  for (std::uint64_t w = first_word; w <= last_word; ++w) {
    if (region.kinds[w] == Kind::initial) region.kinds[w] = Kind::poison;
  }
  for (std::uint64_t i = first; i * size < (last_word + 1) * 4 && i < buffer.elements; ++i) {
    put(region, i * size, size, initial_cell<D>(buffer, i, domain));
  }
}

}  // namespace warpproof::exec::engine
