#pragma once
// JSON of somebody else, held to one reading: UTF-8, no key twice in an object, at most 32 levels and 256
// names in an object, nothing after the value. What two readers could read differently is refused, since a
// signature must mean one thing.
//
//   base::Result<nlohmann::ordered_json> root = attest::read_json(text, "the envelope");

#include <nlohmann/json.hpp>
#include <string_view>

#include "verifier/base/result.h"

namespace warpproof::attest {

using Json = nlohmann::ordered_json;

/// E0750 not such JSON (with the byte), E0751 a key twice. `what` names the text in the message.
base::Result<Json> read_json(std::string_view text, const std::string& what);

/// Why a text is no JSON value, for people: "it ends in the middle, after byte 812: it was truncated".
/// "" for one that is JSON.
std::string json_fault(std::string_view text);

/// A member that must be there with this type; throws Malformed (caught where a text is read as a whole).
struct Malformed {
  std::string message;
};
const Json& member(const Json& object, const char* name);
std::string text_member(const Json& object, const char* name);
bool truth_member(const Json& object, const char* name);
const Json& list_member(const Json& object, const char* name);
/// Exactly these keys, no other and none missing.
void has_only(const Json& object, std::initializer_list<const char*> names);

}  // namespace warpproof::attest
