#pragma once
// Key files in PEM: Ed25519, or ECDSA over P-256 with SHA-256. A key's name is the SHA-256 of its public half
// as DER (SubjectPublicKeyInfo): `openssl pkey -pubin -in pub.pem -outform DER | sha256sum`.
//
//   base::Result<attest::Key> key = attest::read_private_key("key.pem");
//   std::string signature = attest::sign(*key, bytes);
//
// Fails with E0755. An encrypted key is refused: nothing here asks for a passphrase.

#include <memory>
#include <string>
#include <string_view>

#include "verifier/base/result.h"

namespace warpproof::attest {

struct Key {
  std::string path;              ///< as it was given
  std::string id;                ///< lower-case hexadecimal
  std::string kind;              ///< "Ed25519", "ECDSA P-256"
  std::shared_ptr<void> handle;  ///< of the cryptographic library
};

base::Result<Key> read_private_key(const std::string& path);
base::Result<Key> read_public_key(const std::string& path);

/// "3.0.15"
std::string library_version();

/// "" when the library refuses.
std::string sign(const Key& private_key, std::string_view bytes);
bool signature_holds(const Key& key, std::string_view bytes, std::string_view signature);

}  // namespace warpproof::attest
