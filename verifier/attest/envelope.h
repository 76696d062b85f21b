#pragma once
// DSSE v1: bytes of a declared type with signatures over the type and the bytes (the "pre-authentication
// encoding", PAE), never over JSON. Source: secure-systems-lab/dsse, envelope.md and protocol.md.
//
//   attest::pae("application/vnd.in-toto+json", "{}") == "DSSEv1 28 application/vnd.in-toto+json 2 {}"
//
// A `keyid` is a hint, and signed by nobody: each signature is tried with each trusted key.

#include <string>
#include <string_view>
#include <vector>

#include "verifier/attest/json_text.h"
#include "verifier/attest/key.h"

namespace warpproof::attest {

inline constexpr const char* in_toto_payload_type = "application/vnd.in-toto+json";
inline constexpr std::size_t signatures_max = 32;

struct Signature {
  std::string key_id;  ///< as the envelope says; may be ""
  std::string bytes;
};
struct Envelope {
  std::string payload;  ///< of type in_toto_payload_type
  std::vector<Signature> signatures;
};

std::string pae(std::string_view payload_type, std::string_view payload);

/// One line of JSON; keys in the order of the standard. E0755 when the library refuses to sign.
base::Result<std::string> signed_envelope(std::string_view payload, const std::vector<Key>& private_keys);

/// E0752 a field is missing or has another type, E0753 another payload type, E0754 not base64. Fields that
/// the standard does not know are passed over, as it says.
base::Result<Envelope> read_envelope(const Json& root);

enum class SignedBy { trusted, nobody_known, broken };  ///< broken: names a trusted key, and does not hold
struct SignatureCheck {
  SignedBy by = SignedBy::nobody_known;
  std::string key_id;  ///< of the trusted key; else as the envelope says
  std::string kind, path;
};
/// One a signature, in their order.
std::vector<SignatureCheck> check_signatures(const Envelope& envelope, const std::vector<Key>& trusted);

}  // namespace warpproof::attest
