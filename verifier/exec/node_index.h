#pragma once
// Numbers nodes, from 0, by the hash of their structure: open addressing with linear probing, eight bytes a
// place. Graphs have millions of nodes, each looked for once an instruction, so that a probe should be one
// cache line.
//
//   const auto id = index.find_or_add(hash, [&](std::uint32_t other) { return same(nodes[other], node); });
//   if (id == nodes.size()) nodes.push_back(node);

#include <cstdint>
#include <vector>

namespace warpproof::exec {

class NodeIndex {
 public:
  /// The number for which `same` holds among those added under this hash; else the next one, which is added.
  template <class Same>
  std::uint32_t find_or_add(std::uint64_t hash, const Same& same) {
    if ((hashes_.size() + 1) * 2 > places_.size()) grow();
    std::uint64_t at = hash & mask();
    for (; places_[at].id != vacant; at = (at + 1) & mask())
      if (places_[at].tag == tag_of(hash) && same(places_[at].id)) return places_[at].id;
    const auto fresh = static_cast<std::uint32_t>(hashes_.size());
    places_[at] = {tag_of(hash), fresh};
    hashes_.push_back(hash);
    return fresh;
  }

 private:
  static constexpr std::uint32_t vacant = 0xffffffffu;
  struct Place {
    std::uint32_t tag = 0;
    std::uint32_t id = vacant;
  };
  static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }
  std::uint64_t mask() const { return places_.size() - 1; }

  void grow() {
    places_.assign(places_.empty() ? 64 : places_.size() * 2, {});
    for (std::uint32_t id = 0; id < hashes_.size(); ++id) {
      std::uint64_t at = hashes_[id] & mask();
      while (places_[at].id != vacant) at = (at + 1) & mask();
      places_[at] = {tag_of(hashes_[id]), id};
    }
  }

  std::vector<Place> places_;
  std::vector<std::uint64_t> hashes_;  ///< of each number
};

}  // namespace warpproof::exec
