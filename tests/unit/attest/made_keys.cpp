#include "tests/unit/attest/made_keys.h"

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <stdlib.h>

#include <fstream>
#include <memory>

namespace warpproof::attest {

MadeKeys::MadeKeys() {
  std::string name = (std::filesystem::temp_directory_path() / "attest-XXXXXX").string();
  folder_ = mkdtemp(name.data());
}

MadeKeys::~MadeKeys() {
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

void MadeKeys::make(const std::string& name, const std::string& algorithm) {
  EVP_PKEY* made = algorithm.starts_with("P-") ? EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", algorithm.c_str())
                   : algorithm == "RSA"        ? EVP_PKEY_Q_keygen(nullptr, nullptr, "RSA", std::size_t{2048})
                                               : EVP_PKEY_Q_keygen(nullptr, nullptr, algorithm.c_str());
  const std::shared_ptr<EVP_PKEY> key(made, EVP_PKEY_free);
  const std::shared_ptr<BIO> secret_file(BIO_new_file(secret(name).c_str(), "wb"), BIO_free);
  PEM_write_bio_PrivateKey(secret_file.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  const std::shared_ptr<BIO> open_file(BIO_new_file(open(name).c_str(), "wb"), BIO_free);
  PEM_write_bio_PUBKEY(open_file.get(), key.get());
}

void MadeKeys::write(const std::string& name, const std::string& text) {
  std::ofstream(folder_ / (name + ".pem"), std::ios::binary) << text;
}

}  // namespace warpproof::attest
