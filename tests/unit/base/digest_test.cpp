#include "verifier/base/digest.h"

#include <doctest/doctest.h>

using namespace warpproof::base;

TEST_CASE("SHA-256 of the standard's examples") {  // FIPS 180-4 example values
  CHECK(sha256_hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(sha256_hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(sha256_hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(sha256_hex(std::string(1'000'000, 'a')) ==
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("SHA-256 around the padding limits") {  // from sha256sum
  CHECK(sha256_hex(std::string(55, 'x')).substr(0, 16) == "d5e285683cd4efc0");
  CHECK(sha256_hex(std::string(56, 'x')).substr(0, 16) == "04c26261370ee754");
  CHECK(sha256_hex(std::string(64, 'x')).substr(0, 16) == "7ce100971f64e700");
}

TEST_CASE("HMAC-SHA-256, vectors of RFC 4231") {
  CHECK(hmac_sha256_hex(std::string(20, '\x0b'), "Hi There") ==
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  CHECK(hmac_sha256_hex("Jefe", "what do ya want for nothing?") ==
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  CHECK(hmac_sha256_hex(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First") ==
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  CHECK(same_tag("ab", "ab"));
  CHECK(!same_tag("ab", "ac"));
  CHECK(!same_tag("ab", "abc"));
}
