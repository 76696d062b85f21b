#pragma once
// The hash table under hash-consing: open addressing over numbers, the owner compares the structures behind
// them. A hash only finds candidates; `same` decides, so that two structures are one only if they are equal.
//
//   const auto known = table.find(hash, [&](std::uint32_t id) { return nodes[id] == node; });

#include <cstdint>
#include <optional>
#include <vector>

namespace warpproof::domain::term {

class IdTable {
 public:
  IdTable() : slots_(64) {}

  template <class Same>
  std::optional<std::uint32_t> find(std::uint64_t hash, Same same) const {
    const std::uint32_t short_hash = shorten(hash);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
      const Slot& slot = slots_[at];
      if (slot.id_plus_one == 0) return std::nullopt;
      if (slot.hash == short_hash && same(slot.id_plus_one - 1)) return slot.id_plus_one - 1;
    }
  }

  void insert(std::uint64_t hash, std::uint32_t id) {
    if (2 * (count_ + 1) > slots_.size()) grow();
    place(slots_, hash & low_bits, shorten(hash), id + 1);
    ++count_;
  }

  std::uint64_t bytes() const { return slots_.size() * sizeof(Slot); }

 private:
  // The low half of the hash is kept, so that growing needs no structure; tables stay below 2^32 slots.
  static constexpr std::uint64_t low_bits = 0xffffffffull;
  struct Slot {
    std::uint32_t hash = 0;
    std::uint32_t id_plus_one = 0;
  };

  static std::uint32_t shorten(std::uint64_t hash) { return static_cast<std::uint32_t>(hash); }

  static void place(std::vector<Slot>& slots, std::uint64_t start, std::uint32_t hash,
                    std::uint32_t id_plus_one) {
    const std::size_t mask = slots.size() - 1;
    std::size_t at = start & mask;
    while (slots[at].id_plus_one != 0) at = (at + 1) & mask;
    slots[at] = {hash, id_plus_one};
  }

  void grow() {
    std::vector<Slot> larger(slots_.size() * 2);
    for (const Slot& slot : slots_) {
      if (slot.id_plus_one != 0) place(larger, slot.hash, slot.hash, slot.id_plus_one);
    }
    slots_.swap(larger);
  }

  std::vector<Slot> slots_;
  std::size_t count_ = 0;
};

}  // namespace warpproof::domain::term
