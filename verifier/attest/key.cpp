#include "verifier/attest/key.h"

#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include "verifier/base/digest.h"
#include "verifier/base/files.h"

namespace warpproof::attest {
namespace {

struct Free {
  void operator()(BIO* bio) const { BIO_free(bio); }
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};

const unsigned char* raw(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

/// A passphrase is never asked for.
int no_passphrase(char*, int, int, void*) { return -1; }

base::Diagnostic bad_key(const std::string& path, const std::string& what, const std::string& expected) {
  ERR_clear_error();
  return {.code = "E0755", .message = "key '" + base::escaped(path) + "': " + what, .expected = expected};
}

std::string public_der(EVP_PKEY* key) {
  unsigned char* bytes = nullptr;
  const int size = i2d_PUBKEY(key, &bytes);
  if (size <= 0) return "";
  std::string der(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
  OPENSSL_free(bytes);
  return der;
}

std::string kind_of(EVP_PKEY* key) {
  if (EVP_PKEY_is_a(key, "ED25519") == 1) return "Ed25519";
  char group[80] = {};
  std::size_t size = 0;
  if (EVP_PKEY_is_a(key, "EC") == 1 && EVP_PKEY_get_group_name(key, group, sizeof group, &size) == 1 &&
      std::string_view(group, size) == "prime256v1")
    return "ECDSA P-256";
  return "";
}

using Read = EVP_PKEY* (*)(BIO*, EVP_PKEY**, pem_password_cb*, void*);

base::Result<Key> read_key(const std::string& path, Read read, const std::string& expected) {
  constexpr std::uint64_t key_bytes_max = 64 << 10;
  const auto file = base::read_source(path, {.source_bytes_max = key_bytes_max});
  if (!file) return bad_key(path, file.diagnostics().front().message, expected);
  const std::string& text = (*file)->text;
  const std::unique_ptr<BIO, Free> bio(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
  const std::shared_ptr<EVP_PKEY> key(read(bio.get(), nullptr, no_passphrase, nullptr), EVP_PKEY_free);
  if (!key) {
    const bool encrypted = text.find("ENCRYPTED") != std::string::npos;
    const bool other_half = text.find("PRIVATE KEY") != std::string::npos;
    return bad_key(path,
                   encrypted    ? "it is encrypted"
                   : other_half ? "it is a private key, and a public one is asked for (openssl pkey -pubout)"
                                : "no such key is in the file",
                   expected);
  }
  Key out{.path = path, .id = "", .kind = kind_of(key.get()), .handle = key};
  if (out.kind.empty()) return bad_key(path, "its algorithm is not taken", expected);
  const std::string der = public_der(key.get());
  if (der.empty()) return bad_key(path, "it has no public half", expected);
  out.id = base::sha256_hex(der);
  return out;
}

EVP_PKEY* handle(const Key& key) { return static_cast<EVP_PKEY*>(key.handle.get()); }
/// Ed25519 hashes by itself.
const EVP_MD* digest_of(const Key& key) { return key.kind == "Ed25519" ? nullptr : EVP_sha256(); }

}  // namespace

base::Result<Key> read_private_key(const std::string& path) {
  return read_key(path, PEM_read_bio_PrivateKey, "an unencrypted Ed25519 or P-256 private key in PEM");
}

base::Result<Key> read_public_key(const std::string& path) {
  return read_key(path, PEM_read_bio_PUBKEY, "an Ed25519 or P-256 public key in PEM");
}

std::string library_version() { return OpenSSL_version(OPENSSL_VERSION_STRING); }

std::string sign(const Key& key, std::string_view bytes) {
  const std::unique_ptr<EVP_MD_CTX, Free> context(EVP_MD_CTX_new());
  std::size_t size = 0;
  if (!context || EVP_DigestSignInit(context.get(), nullptr, digest_of(key), nullptr, handle(key)) != 1 ||
      EVP_DigestSign(context.get(), nullptr, &size, raw(bytes), bytes.size()) != 1)
    return "";
  std::string signature(size, '\0');
  if (EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(signature.data()), &size, raw(bytes),
                     bytes.size()) != 1)
    return "";
  signature.resize(size);  // an ECDSA signature may be shorter than the bound
  return signature;
}

bool signature_holds(const Key& key, std::string_view bytes, std::string_view signature) {
  const std::unique_ptr<EVP_MD_CTX, Free> context(EVP_MD_CTX_new());
  const bool holds =
      context && EVP_DigestVerifyInit(context.get(), nullptr, digest_of(key), nullptr, handle(key)) == 1 &&
      EVP_DigestVerify(context.get(), raw(signature), signature.size(), raw(bytes), bytes.size()) == 1;
  ERR_clear_error();
  return holds;
}

}  // namespace warpproof::attest
