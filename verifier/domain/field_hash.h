#pragma once
// The keyed hash behind the points of the prime field, and its key from a digest and a salt.
//
//   KeyedHash(key_of("digest", 0)).word(1).word(2).finish()

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace warpproof::domain::field {

using Key = std::array<std::uint64_t, 2>;

// SipHash-2-4 over words (Aumasson and Bernstein, "SipHash: a fast short-input PRF", 2012).
class KeyedHash {
 public:
  explicit KeyedHash(Key key)
      : v_{key[0] ^ 0x736f6d6570736575ull, key[1] ^ 0x646f72616e646f6dull, key[0] ^ 0x6c7967656e657261ull,
           key[1] ^ 0x7465646279746573ull} {}
  KeyedHash& word(std::uint64_t value) {
    v_[3] ^= value;
    round();
    round();
    v_[0] ^= value;
    return *this;
  }
  std::uint64_t finish() {
    v_[2] ^= 0xff;
    for (int i = 0; i < 4; ++i) round();
    return v_[0] ^ v_[1] ^ v_[2] ^ v_[3];
  }

 private:
  void round() {
    v_[0] += v_[1];
    v_[1] = std::rotl(v_[1], 13) ^ v_[0];
    v_[0] = std::rotl(v_[0], 32);
    v_[2] += v_[3];
    v_[3] = std::rotl(v_[3], 16) ^ v_[2];
    v_[0] += v_[3];
    v_[3] = std::rotl(v_[3], 21) ^ v_[0];
    v_[2] += v_[1];
    v_[1] = std::rotl(v_[1], 17) ^ v_[2];
    v_[2] = std::rotl(v_[2], 32);
  }
  std::uint64_t v_[4];
};

inline Key key_of(std::string_view digest, std::uint64_t salt) {
  Key key{};
  for (std::uint64_t half = 0; half < 2; ++half) {
    KeyedHash hash({salt, half});
    for (std::size_t i = 0; i < digest.size(); i += 8) {
      std::uint64_t word = 0;
      for (std::size_t k = i; k < std::min(i + 8, digest.size()); ++k) {
        word = word << 8 | static_cast<unsigned char>(digest[k]);
      }
      hash.word(word);
    }
    key[half] = hash.word(digest.size()).finish();
  }
  return key;
}

}  // namespace warpproof::domain::field
