#pragma once
// A small seeded generator, the same on every machine. Source: Steele, Lea, Flood, "Fast splittable
// pseudorandom number generators" (splitmix64).

#include <cstdint>

namespace warpproof::replay {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  /// 0 .. bound - 1; bound > 0. The bias is below 2^-50 for the small bounds used here.
  std::uint64_t below(std::uint64_t bound) { return next() % bound; }

 private:
  std::uint64_t state_;
};

}  // namespace warpproof::replay
