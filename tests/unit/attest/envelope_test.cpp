#include "verifier/attest/envelope.h"

#include <doctest/doctest.h>

#include "tests/unit/attest/made_keys.h"
#include "verifier/attest/base64.h"

using namespace warpproof;
using namespace warpproof::attest;

namespace {

const std::string payload = R"({"a": 1, "b": 2})";

/// The code of the first problem of an envelope's text; "" when it can be read.
std::string refusal(const std::string& text) {
  const base::Result<Json> root = read_json(text, "the envelope");
  if (!root) return root.diagnostics().front().code;
  const base::Result<Envelope> envelope = read_envelope(*root);
  return envelope ? "" : envelope.diagnostics().front().code;
}

Envelope read(const std::string& text) { return *read_envelope(*read_json(text, "the envelope")); }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

Key secret_key(const MadeKeys& keys, const std::string& name) {
  auto key = read_private_key(keys.secret(name));
  REQUIRE(key);
  return *key;
}
Key open_key(const MadeKeys& keys, const std::string& name) {
  auto key = read_public_key(keys.open(name));
  REQUIRE(key);
  return *key;
}

}  // namespace

TEST_CASE("pre-authentication encoding, the example of the standard") {
  CHECK(pae("http://example.com/HelloWorld", "hello world") ==
        "DSSEv1 29 http://example.com/HelloWorld 11 hello world");
  CHECK(pae("", "") == "DSSEv1 0  0 ");
}

TEST_CASE("base64 has one spelling") {
  for (const std::string bytes : {"", "f", "fo", "foo", "foob", "\xff\xfe\xfd"})
    CHECK(from_base64(to_base64(bytes)) == bytes);
  CHECK(to_base64(std::string("\0\0", 2)) == "AAA=");
  CHECK(from_base64("__79") == "\xff\xfe\xfd");  // the URL-safe alphabet
  for (const char* bad : {"A", "AA", "AAA", "AA=", "AB==", "AAB=", "A===", "====", "AA==AA==", "AAA=\n",
                          " AAA", "AA A", "AAAA\n", "_/79", "!AAA", "AA=A"}) {
    CAPTURE(bad);
    CHECK_FALSE(from_base64(bad).has_value());
  }
}

TEST_CASE("what was signed holds, and nothing else does") {
  MadeKeys keys;
  for (const char* algorithm : {"ED25519", "P-256"}) {
    CAPTURE(algorithm);
    keys.make("mine", algorithm);
    keys.make("other", algorithm);
    const Key mine = open_key(keys, "mine"), other = open_key(keys, "other");
    CHECK(mine.id == secret_key(keys, "mine").id);
    CHECK(mine.id != other.id);
    const std::string text = *signed_envelope(payload, {secret_key(keys, "mine")});
    CHECK(read(text).payload == payload);
    const auto by = [](const Envelope& envelope, const std::vector<Key>& trusted) {
      return check_signatures(envelope, trusted).front().by;
    };
    CHECK(by(read(text), {mine}) == SignedBy::trusted);
    CHECK(by(read(text), {other, mine}) == SignedBy::trusted);
    CHECK(by(read(text), {other}) == SignedBy::nobody_known);
    CHECK(by(read(text), {}) == SignedBy::nobody_known);
    Envelope changed = read(text);
    changed.payload = R"({"b": 2, "a": 1})";  // the same JSON, other bytes
    CHECK(by(changed, {mine}) == SignedBy::broken);
    changed.signatures.front().key_id = "";  // no hint: it is tried, and holds or not
    CHECK(by(changed, {mine}) == SignedBy::nobody_known);
    changed.payload = payload;
    CHECK(by(changed, {mine}) == SignedBy::trusted);
    changed.signatures.front().key_id = other.id;  // a hint that lies
    CHECK(by(changed, {other, mine}) == SignedBy::trusted);
    for (std::size_t i = 0; i < changed.signatures.front().bytes.size(); i += 7) {
      Envelope flipped = read(text);
      flipped.signatures.front().bytes[i] = static_cast<char>(flipped.signatures.front().bytes[i] ^ 1);
      CHECK(by(flipped, {mine}) == SignedBy::broken);
    }
  }
}

TEST_CASE("several signatures are checked apart") {
  MadeKeys keys;
  keys.make("a", "ED25519");
  keys.make("b", "P-256");
  const std::string text = *signed_envelope(payload, {secret_key(keys, "a"), secret_key(keys, "b")});
  const auto checks = check_signatures(read(text), {open_key(keys, "b")});
  REQUIRE(checks.size() == 2);
  CHECK(checks[0].by == SignedBy::nobody_known);
  CHECK(checks[1].by == SignedBy::trusted);
  CHECK(checks[1].kind == "ECDSA P-256");
}

TEST_CASE("Ed25519 envelopes are the same bytes each time") {
  MadeKeys keys;
  keys.make("a", "ED25519");
  const Key key = secret_key(keys, "a");
  CHECK(*signed_envelope(payload, {key}) == *signed_envelope(payload, {key}));
}

TEST_CASE("what is not one envelope is refused by its own code") {
  MadeKeys keys;
  keys.make("a", "ED25519");
  const std::string good = *signed_envelope(payload, {secret_key(keys, "a")});
  CHECK(refusal(good) == "");
  CHECK(refusal(replaced(good, "{", "{\"more\": 1, ")) ==
        "");  // the standard passes over what it does not know
  for (std::size_t length = 0; length + 1 < good.size(); ++length)
    CHECK(refusal(good.substr(0, length)) == "E0750");
  CHECK(refusal(good + "x") == "E0750");
  CHECK(refusal(good + good) == "E0750");
  CHECK(refusal("\xff" + good) == "E0750");
  CHECK(refusal(std::string(100'000, '[')) == "E0750");
  std::string wide = good.substr(0, good.rfind('}'));
  for (int i = 0; i < 200'000; ++i) wide += ",\"" + std::to_string(i) + "\":[]";
  CHECK(refusal(wide + "}") == "E0750");  // soon: not in the square of the number of names
  CHECK(refusal(replaced(good, "{", "{\"payload\": \"\", ")) == "E0751");
  CHECK(refusal(replaced(good, "\"sig\"", "\"sig\": \"\", \"sig\"")) == "E0751");
  CHECK(refusal(replaced(good, "\"payload\"", "\"p\"")) == "E0752");
  CHECK(refusal(replaced(good, "\"sig\"", "\"s\"")) == "E0752");
  CHECK(refusal("[]") == "E0752");
  CHECK(refusal(R"({"payload": "", "payloadType": "application/vnd.in-toto+json", "signatures": []})") ==
        "E0752");
  CHECK(refusal(replaced(good, "in-toto+json", "in-toto")) == "E0753");
  CHECK(refusal(replaced(good, "\"payload\":\"", "\"payload\":\" ")) == "E0754");
  CHECK(refusal(replaced(good, "\"sig\":\"", "\"sig\":\"A")) == "E0754");
}

TEST_CASE("keys that are not taken") {
  MadeKeys keys;
  for (const char* algorithm : {"RSA", "P-384"}) {
    keys.make("k", algorithm);
    CHECK(read_private_key(keys.secret("k")).diagnostics().front().code == "E0755");
    CHECK(read_public_key(keys.open("k")).diagnostics().front().code == "E0755");
  }
  keys.make("k", "ED25519");
  CHECK(read_public_key(keys.secret("k")).diagnostics().front().message.find("private") != std::string::npos);
  CHECK_FALSE(read_private_key(keys.open("k")));
  CHECK_FALSE(read_private_key(keys.secret("absent")));
  CHECK_FALSE(read_public_key("/dev/zero"));
  keys.write("junk", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n");
  CHECK_FALSE(read_private_key(keys.secret("junk")));
  keys.write("closed", "-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIGj\n-----END ENCRYPTED PRIVATE KEY-----\n");
  CHECK(read_private_key(keys.secret("closed")).diagnostics().front().message.find("encrypted") !=
        std::string::npos);
}
