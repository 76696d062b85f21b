#pragma once
// A cache of which only what is whole, and with a secret only what is authentic, is believed. An entry holds
// a text, a digest over key and text, and an HMAC-SHA-256 of the same under the secret; an entry that was
// damaged, moved to another key, or made without the secret counts as none, and the answer says so.
//
//   Cache cache("verdicts.db", secret);                  // "": entries are not authenticated
//   if (const Found found = cache.find(key); found.text) use(*found.text);
//   else cache.keep(key, text);

#include <string>
#include <string_view>

#include "verifier/base/result.h"
#include "verifier/cache/store.h"

namespace warpproof::cache {

struct Found {
  std::optional<std::string> text;
  bool damaged = false;    ///< there was an entry, and its digest or form is wrong
  bool untrusted = false;  ///< there was a whole entry without the right tag
  std::string why;         ///< why nothing could be read
};

class Cache {
 public:
  Cache(const std::string& path, std::string secret) : store_(path), secret_(std::move(secret)) {}

  /// Why the file can not be used; "" when it can.
  const std::string& why_not() const { return store_.why_not(); }
  Found find(const std::string& key);
  /// "" or why it was not stored. Replaces an entry of the same key.
  std::string keep(const std::string& key, const std::string& text);

 private:
  Store store_;
  std::string secret_;
};

/// The content of a key file: at least 16 bytes, at most 4 KiB, one line end at its end is not part of it.
/// E0773 when it can not be read or is too short.
base::Result<std::string> read_secret(const std::string& path);

}  // namespace warpproof::cache
