#include "verifier/attest/base64.h"

#include <openssl/evp.h>

#include <algorithm>
#include <limits>
#include <vector>

namespace warpproof::attest {

std::string to_base64(std::string_view bytes) {
  std::vector<unsigned char> out(4 * ((bytes.size() + 2) / 3) + 1);
  const int size = EVP_EncodeBlock(out.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                                   static_cast<int>(bytes.size()));
  return {out.begin(), out.begin() + size};
}

std::optional<std::string> from_base64(std::string_view text) {
  if (text.size() % 4 != 0 || text.size() > std::numeric_limits<int>::max() / 2) return std::nullopt;
  std::string standard(text);
  // Only one of the alphabets; the decoder below knows the standard one.
  const bool url_safe = text.find_first_of("-_") != std::string_view::npos;
  if (url_safe && text.find_first_of("+/") != std::string_view::npos) return std::nullopt;
  std::replace(standard.begin(), standard.end(), '-', '+');
  std::replace(standard.begin(), standard.end(), '_', '/');
  std::vector<unsigned char> out(standard.size() / 4 * 3 + 1);
  const int size = EVP_DecodeBlock(out.data(), reinterpret_cast<const unsigned char*>(standard.data()),
                                   static_cast<int>(standard.size()));
  if (size < 0) return std::nullopt;
  std::string bytes(out.begin(), out.begin() + size);
  // The decoder does not count the padding, and lets white space and stray bits pass.
  for (std::size_t i = standard.size(); i > 0 && standard[i - 1] == '=' && !bytes.empty(); --i)
    bytes.pop_back();
  if (to_base64(bytes) != standard) return std::nullopt;
  return bytes;
}

}  // namespace warpproof::attest
