#include "verifier/attest/envelope.h"

#include "verifier/attest/base64.h"

namespace warpproof::attest {
namespace {

base::Diagnostic not_base64(const std::string& what) {
  return {.code = "E0754",
          .message = "the envelope's " + what + " is not base64",
          .expected = "padded base64 of one alphabet, without line ends and with the unused bits zero"};
}

Signature signature_of(const Json& row, base::Diagnostics& why) {
  Signature out;
  if (row.is_object() && row.contains("keyid")) out.key_id = text_member(row, "keyid");
  if (const auto bytes = from_base64(text_member(row, "sig")))
    out.bytes = *bytes;
  else
    why.push_back(not_base64("signature"));
  return out;
}

Envelope envelope_of(const Json& root, base::Diagnostics& why) {
  Envelope out;
  const std::string type = text_member(root, "payloadType");
  if (type != in_toto_payload_type)
    why.push_back({.code = "E0753",
                   .message = "the envelope is around something else than an in-toto statement",
                   .expected = in_toto_payload_type,
                   .found = base::escaped(type, 120)});
  if (const auto payload = from_base64(text_member(root, "payload")))
    out.payload = *payload;
  else
    why.push_back(not_base64("payload"));
  const Json& rows = list_member(root, "signatures");
  if (rows.empty()) throw Malformed{"'signatures' is empty"};
  if (rows.size() > signatures_max)
    throw Malformed{"more than " + std::to_string(signatures_max) + " signatures"};
  for (const Json& row : rows) out.signatures.push_back(signature_of(row, why));
  return out;
}

}  // namespace

std::string pae(std::string_view payload_type, std::string_view payload) {
  std::string out = "DSSEv1 " + std::to_string(payload_type.size()) + " ";
  out += payload_type;
  out += " " + std::to_string(payload.size()) + " ";
  out += payload;
  return out;
}

base::Result<std::string> signed_envelope(std::string_view payload, const std::vector<Key>& private_keys) {
  Json root;
  root["payload"] = to_base64(payload);
  root["payloadType"] = in_toto_payload_type;
  root["signatures"] = Json::array();
  for (const Key& key : private_keys) {
    const std::string signature = sign(key, pae(in_toto_payload_type, payload));
    if (signature.empty())
      return base::Diagnostic{.code = "E0755",
                              .message = "key '" + base::escaped(key.path) + "' can not sign"};
    root["signatures"].push_back({{"keyid", key.id}, {"sig", to_base64(signature)}});
  }
  return root.dump() + "\n";
}

base::Result<Envelope> read_envelope(const Json& root) {
  base::Diagnostics why;
  try {
    Envelope envelope = envelope_of(root, why);
    if (why.empty()) return envelope;
  } catch (const Malformed& malformed) {
    why.push_back({.code = "E0752",
                   .message = "not a DSSE envelope: " + malformed.message,
                   .expected = "payload, payloadType, signatures: [{keyid, sig}]"});
  }
  return why;
}

std::vector<SignatureCheck> check_signatures(const Envelope& envelope, const std::vector<Key>& trusted) {
  const std::string bytes = pae(in_toto_payload_type, envelope.payload);
  std::vector<SignatureCheck> out;
  for (const Signature& signature : envelope.signatures) {
    SignatureCheck check{.key_id = signature.key_id, .kind = "", .path = ""};
    for (const Key& key : trusted) {
      const bool holds = signature_holds(key, bytes, signature.bytes);
      const bool named = key.id == signature.key_id;
      if (!holds && (!named || check.by == SignedBy::trusted)) continue;
      check = {holds ? SignedBy::trusted : SignedBy::broken, key.id, key.kind, key.path};
      if (holds) break;
    }
    out.push_back(check);
  }
  return out;
}

}  // namespace warpproof::attest
