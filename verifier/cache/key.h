#pragma once
// The key of an entry: the digest of everything that the value depends on, as labelled parts. Two lists of
// parts have the same key only when they are the same list.
//
//   Key key("verdict");
//   key.add("seed", "1");
//   cache.find(key.digest());

#include <string>
#include <string_view>

namespace warpproof::cache {

class Key {
 public:
  explicit Key(std::string_view kind) { add("kind", kind); }
  void add(std::string_view label, std::string_view value);
  std::string digest() const;

 private:
  std::string text_;
};

/// Tells one build of this program from another: the linker's build id of the program or library that this
/// code lies in. Empty where there is none: then nothing must be cached.
std::string build_id();

}  // namespace warpproof::cache
