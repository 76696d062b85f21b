#include "verifier/cache/cache.h"

#include "verifier/base/digest.h"
#include "verifier/base/files.h"

namespace warpproof::cache {
namespace {

constexpr std::size_t secret_bytes_min = 16, secret_bytes_max = 4096;

std::string bound(const std::string& key, const std::string& text) {
  return "warpproof-cache-1\n" + std::to_string(key.size()) + "\n" + key + text;
}

}  // namespace

Found Cache::find(const std::string& key) {
  Store::Got got = store_.get(key);
  Found found;
  found.why = std::move(got.why);
  if (!got.row) return found;
  const std::string message = bound(key, got.row->value);
  found.damaged = base::sha256_hex(message) != got.row->digest;
  if (found.damaged) return found;
  found.untrusted =
      !secret_.empty() && !base::same_tag(base::hmac_sha256_hex(secret_, message), got.row->tag);
  if (!found.untrusted) found.text = std::move(got.row->value);
  return found;
}

std::string Cache::keep(const std::string& key, const std::string& text) {
  const std::string message = bound(key, text);
  return store_.put(
      key, {text, base::sha256_hex(message), secret_.empty() ? "" : base::hmac_sha256_hex(secret_, message)});
}

base::Result<std::string> read_secret(const std::string& path) {
  const auto file = base::read_source(path, {.source_bytes_max = secret_bytes_max});
  if (!file) return file.diagnostics();
  std::string secret = (*file)->text;
  if (secret.ends_with('\n')) secret.pop_back();
  if (secret.ends_with('\r')) secret.pop_back();
  if (secret.size() < secret_bytes_min)
    return base::Diagnostic{.code = "E0773",
                            .message = "the key of the verdict cache is too short",
                            .expected = "at least " + std::to_string(secret_bytes_min) + " bytes",
                            .found = std::to_string(secret.size()) + " bytes",
                            .notes = {"for example: openssl rand -hex 32"}};
  return secret;
}

}  // namespace warpproof::cache
