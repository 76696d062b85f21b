#include "verifier/attest/json_text.h"

#include <algorithm>
#include <set>
#include <vector>

namespace warpproof::attest {
namespace {

constexpr int depth_max = 32;
// Ours have less than fifty. The parser looks for each name among all earlier ones of its object.
constexpr std::size_t names_max = 256;

struct TooDeep {};
struct TooWide {};
struct Twice {
  std::string key;
};

/// Called by the parser for each event; it keeps nothing but the keys of the open objects.
class KeysOnce {
 public:
  bool operator()(int depth, Json::parse_event_t event, Json& parsed) {
    if (depth > depth_max) throw TooDeep{};
    if (event == Json::parse_event_t::object_start) open_.emplace_back();
    if (event == Json::parse_event_t::object_end && !open_.empty()) open_.pop_back();
    if (event == Json::parse_event_t::key && !open_.empty()) {
      const auto& key = parsed.get_ref<const std::string&>();
      if (!open_.back().insert(key).second) throw Twice{key};
      if (open_.back().size() > names_max) throw TooWide{};
    }
    return true;
  }

 private:
  std::vector<std::set<std::string>> open_;
};

/// The parser counts the end of the text as one byte more.
std::string fault_at(std::size_t byte, std::size_t size) {
  if (size == 0) return "it is empty";
  if (byte > size) return "it ends in the middle, after byte " + std::to_string(size) + ": it was truncated";
  return "byte " + std::to_string(byte) + " does not fit there";
}

}  // namespace

std::string json_fault(std::string_view text) {
  try {
    // Nothing is kept: a text of many megabytes is only looked through.
    [[maybe_unused]] const Json nothing =
        Json::parse(text.begin(), text.end(), [](int, Json::parse_event_t, Json&) { return false; });
  } catch (const Json::parse_error& error) {
    return fault_at(error.byte, text.size());
  } catch (const Json::exception& error) {
    return base::escaped(error.what(), 200);
  }
  return "";
}

base::Result<Json> read_json(std::string_view text, const std::string& what) {
  const auto not_json = [&](const std::string& why) {
    return base::Diagnostic{
        .code = "E0750",
        .message = what + " is not well-formed JSON: " + why,
        .expected =
            "one JSON value in UTF-8, at most 32 levels deep, 256 names in an object, nothing "
            "after it"};
  };
  try {
    KeysOnce once;
    return Json::parse(text.begin(), text.end(), [&](int depth, Json::parse_event_t event, Json& parsed) {
      return once(depth, event, parsed);
    });
  } catch (const Twice& twice) {
    return base::Diagnostic{
        .code = "E0751",
        .message = what + " has the key '" + base::escaped(twice.key, 80) + "' twice in one object",
        .expected = "each key once: two readers could read it differently"};
  } catch (const TooDeep&) {
    return not_json("it is nested too deeply");
  } catch (const TooWide&) {
    return not_json("one object has more than 256 names");
  } catch (const Json::parse_error& error) {
    return not_json(fault_at(error.byte, text.size()));
  } catch (const Json::exception& error) {
    return not_json(base::escaped(error.what(), 200));
  }
}

const Json& member(const Json& object, const char* name) {
  if (!object.is_object() || !object.contains(name))
    throw Malformed{std::string("'") + name + "' is missing"};
  return object[name];
}

std::string text_member(const Json& object, const char* name) {
  const Json& value = member(object, name);
  if (!value.is_string()) throw Malformed{std::string("'") + name + "' is not a text"};
  return value.get<std::string>();
}

bool truth_member(const Json& object, const char* name) {
  const Json& value = member(object, name);
  if (!value.is_boolean()) throw Malformed{std::string("'") + name + "' is not true or false"};
  return value.get<bool>();
}

const Json& list_member(const Json& object, const char* name) {
  const Json& value = member(object, name);
  if (!value.is_array()) throw Malformed{std::string("'") + name + "' is not a list"};
  return value;
}

void has_only(const Json& object, std::initializer_list<const char*> names) {
  for (const char* name : names) (void)member(object, name);
  for (const auto& [key, value] : object.items())
    if (std::none_of(names.begin(), names.end(), [&](const char* name) { return key == name; }))
      throw Malformed{"the field '" + base::escaped(key, 80) + "' is not known"};
}

}  // namespace warpproof::attest
