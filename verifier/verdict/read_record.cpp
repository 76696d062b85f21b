// The reader of records: strict, since what a cache or a child process hands over is anybody's.

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "verifier/verdict/record.h"
#include "verifier/verdict/record_fields.h"

namespace warpproof::verdict {
namespace {

using Json = nlohmann::ordered_json;

/// Where reading stopped: "answers[2].reason: an unknown word".
struct Refusal {
  std::string what;
};

[[noreturn]] void refuse(std::string what) { throw Refusal{": " + std::move(what)}; }

/// Runs `read`; what it refuses happened inside `place`.
template <class Read>
void inside(const std::string& place, const Read& read) {
  try {
    read();
  } catch (Refusal& refusal) {
    const bool deeper = refusal.what.starts_with('[') || refusal.what.starts_with(':');
    throw Refusal{place + (deeper ? "" : ".") + refusal.what};
  }
}

void read_into(bool& value, const Json& json) {
  if (!json.is_boolean()) refuse("true or false was expected");
  value = json.get<bool>();
}

void read_into(std::int64_t& value, const Json& json) {
  if (!json.is_number_integer() ||
      (json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t{INT64_MAX}))
    refuse("an integer of 64 bits was expected");
  value = json.get<std::int64_t>();
}

void read_into(std::uint32_t& value, const Json& json) {
  if (!json.is_number_unsigned() || json.get<std::uint64_t>() > UINT32_MAX)
    refuse("an integer of 32 bits was expected");
  value = json.get<std::uint32_t>();
}

void read_into(double& value, const Json& json) {
  if (json.is_number()) {
    value = json.get<double>();
    return;
  }
  if (json == "inf")
    value = HUGE_VAL;
  else if (json == "-inf")
    value = -HUGE_VAL;
  else if (json == "nan")
    value = std::nan("");
  else
    refuse("a number was expected");
}

int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

void read_into(std::string& value, const Json& json) {
  if (json.is_string()) {
    value = json.get<std::string>();
    return;
  }
  const auto bytes = json.is_object() && json.size() == 1 ? json.find("bytes") : json.end();
  if (!json.is_object() || bytes == json.end() || !bytes->is_string()) refuse("a text was expected");
  const auto& digits = bytes->get_ref<const std::string&>();
  if (digits.size() % 2 != 0) refuse("an even number of hexadecimal digits was expected");
  value.clear();
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    const int high = digit(digits[i]), low = digit(digits[i + 1]);
    if (high < 0 || low < 0) refuse("hexadecimal digits in lower case were expected");
    value += static_cast<char>(high * 16 + low);
  }
  if (is_utf8(value)) refuse("these bytes are UTF-8: a text was expected");
}

/// The enumerator whose word this is, of those numbered 0 .. count - 1.
template <class Enum, class Word>
void read_word(Enum& value, const Json& json, std::size_t count, const Word& word_of) {
  if (!json.is_string()) refuse("a word was expected");
  for (std::size_t i = 0; i < count; ++i) {
    value = static_cast<Enum>(i);
    if (word_of(value) == json.get_ref<const std::string&>()) return;
  }
  refuse("an unknown word");
}

constexpr std::size_t reason_count = 0
#define WARPPROOF_REASON(name, text) +1
#include "warpproof/reasons.def"
#undef WARPPROOF_REASON
    ;
constexpr std::size_t assumption_count = 0
#define WARPPROOF_ASSUMPTION(name, statement) +1
#include "warpproof/assumptions.def"
#undef WARPPROOF_ASSUMPTION
    ;

void read_into(Outcome& value, const Json& json) {
  read_word(value, json, static_cast<std::size_t>(Outcome::vacuous) + 1, [](Outcome o) { return word(o); });
}
void read_into(Reach& value, const Json& json) {
  read_word(value, json, static_cast<std::size_t>(Reach::all_sizes) + 1, [](Reach r) { return word(r); });
}
void read_into(Question& value, const Json& json) {
  read_word(value, json, static_cast<std::size_t>(Question::safe) + 1, [](Question q) { return word(q); });
}
void read_into(Reason& value, const Json& json) {
  read_word(value, json, reason_count, [](Reason r) { return code(r); });
}
void read_into(Assumption& value, const Json& json) {
  read_word(value, json, assumption_count, [](Assumption a) { return code(a); });
}

template <HasFields T>
void read_into(T& value, const Json& json);
template <class T>
void read_into(std::vector<T>& value, const Json& json);

template <class T>
void read_into(std::optional<T>& value, const Json& json) {
  value.reset();
  if (!json.is_null()) read_into(value.emplace(), json);
}

template <class A, class B>
void read_into(std::pair<A, B>& value, const Json& json) {
  if (!json.is_array() || json.size() != 2) refuse("a pair was expected");
  read_into(value.first, json[0]);
  read_into(value.second, json[1]);
}

template <class T>
void read_into(std::vector<T>& value, const Json& json) {
  if (!json.is_array()) refuse("a list was expected");
  value.clear();
  value.reserve(json.size());
  for (std::size_t i = 0; i < json.size(); ++i) {
    inside("[" + std::to_string(i) + "]", [&] {
      T element{};
      read_into(element, json[i]);
      value.push_back(std::move(element));
    });
  }
}

/// `others`: fields of the object that are not the value's.
template <class T>
void read_object(T& value, const Json& json, std::size_t others) {
  if (!json.is_object()) refuse("an object was expected");
  std::size_t count = others;
  fields(value, [&](const char* name, auto& field) {
    inside(name, [&] {
      const auto found = json.find(name);
      if (found == json.end()) refuse("this field is missing");
      read_into(field, *found);
    });
    ++count;
  });
  if (json.size() != count) refuse("it has a field that is not known");
}

template <HasFields T>
void read_into(T& value, const Json& json) {
  read_object(value, json, 0);
}

/// JSON without repeated names, of a depth that a verdict can have.
Json parsed(std::string_view text) {
  constexpr int depth_max = 12;
  std::vector<std::vector<std::string>> names;
  std::string problem;
  const auto look = [&](int depth, Json::parse_event_t event, Json& value) {
    if (depth > depth_max) problem = "it is nested too deeply";
    if (event == Json::parse_event_t::object_start) names.emplace_back();
    if (event == Json::parse_event_t::object_end && !names.empty()) names.pop_back();
    if (event == Json::parse_event_t::key && !names.empty()) {
      // An object of a record has less than twenty names.
      const auto& name = value.get_ref<const std::string&>();
      std::vector<std::string>& seen = names.back();
      if (seen.size() > 32 || std::find(seen.begin(), seen.end(), name) != seen.end())
        problem = "'" + name.substr(0, 40) + "' is repeated, or there are too many fields";
      if (problem.empty()) seen.push_back(name);
    }
    return problem.empty();
  };
  Json json = Json::parse(text, look, false);
  if (!problem.empty()) refuse(problem);
  if (json.is_discarded()) refuse("it is not JSON");
  return json;
}

}  // namespace

base::Result<Verdict> read_record(std::string_view text) {
  try {
    if (text.size() > record_bytes_max)
      refuse("more than the limit of " + std::to_string(record_bytes_max) + " bytes");
    const Json json = parsed(text);
    if (!json.is_object() || !json.contains("record")) refuse("it does not say which record it is");
    if (json["record"] != record_version) refuse("it is not of version " + std::string(record_version));
    Verdict verdict;
    read_object(verdict, json, 1);
    return verdict;
  } catch (const Refusal& refusal) {
    const std::string what = refusal.what.starts_with(": ") ? refusal.what.substr(2) : refusal.what;
    return base::Diagnostic{.code = "E0770",
                            .message = "this is no record of a verdict: " + base::escaped(what),
                            .expected = "a text that this version wrote"};
  }
}

}  // namespace warpproof::verdict
