#pragma once
// Verdicts with every field filled, from a seed, and a comparison of all fields, bit by bit. `members` names
// every one by a structured binding: a field that is added to verdict.h does not compile here until somebody
// adds it, and then it is filled and compared.

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>
#include <random>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#include "warpproof/verdict.h"

namespace warpproof::random_verdict {

template <class T>
auto members(T& value) {
  using Kind = std::remove_const_t<T>;
  if constexpr (std::is_same_v<Kind, Place>) {
    auto& [path, line, column] = value;
    return std::tie(path, line, column);
  } else if constexpr (std::is_same_v<Kind, Diagnostic>) {
    auto& [code, is_error, place, message, expected, found, suggestion, notes, rendered] = value;
    return std::tie(code, is_error, place, message, expected, found, suggestion, notes, rendered);
  } else if constexpr (std::is_same_v<Kind, LedgerEntry>) {
    auto& [assumption, detail] = value;
    return std::tie(assumption, detail);
  } else if constexpr (std::is_same_v<Kind, TensorValue>) {
    auto& [name, shape, elements, bits] = value;
    return std::tie(name, shape, elements, bits);
  } else if constexpr (std::is_same_v<Kind, Counterexample>) {
    auto& [sizes, inputs, output, index, before, after, replayed, replay_file] = value;
    return std::tie(sizes, inputs, output, index, before, after, replayed, replay_file);
  } else if constexpr (std::is_same_v<Kind, Detail>) {
    auto& [text, place] = value;
    return std::tie(text, place);
  } else if constexpr (std::is_same_v<Kind, ErrorBound>) {
    auto& [output, magnitude, bound_before, bound_after, worst_found] = value;
    return std::tie(output, magnitude, bound_before, bound_after, worst_found);
  } else if constexpr (std::is_same_v<Kind, Answer>) {
    auto& [question, outcome, reach, reason, summary, details, counterexample, ledger, certificate,
           derivation, errors, time_ms] = value;
    return std::tie(question, outcome, reach, reason, summary, details, counterexample, ledger, certificate,
                    derivation, errors, time_ms);
  } else if constexpr (std::is_same_v<Kind, Definition>) {
    auto& [name, text] = value;
    return std::tie(name, text);
  } else if constexpr (std::is_same_v<Kind, Artefact>) {
    auto& [role, path, sha256, compiled_here, text] = value;
    return std::tie(role, path, sha256, compiled_here, text);
  } else if constexpr (std::is_same_v<Kind, Verdict>) {
    auto& [id, place, kind, outcome, reach, reason, answers, expected, fact, expectation_met, diagnostics,
           provenance, definitions, artefacts, time_ms] = value;
    return std::tie(id, place, kind, outcome, reach, reason, answers, expected, fact, expectation_met,
                    diagnostics, provenance, definitions, artefacts, time_ms);
  }
}

template <class T>
concept Record = !std::is_void_v<decltype(members(std::declval<T&>()))>;

inline constexpr int reason_count = 0
#define WARPPROOF_REASON(name, text) +1
#include "warpproof/reasons.def"
#undef WARPPROOF_REASON
    ;
inline constexpr int assumption_count = 0
#define WARPPROOF_ASSUMPTION(name, statement) +1
#include "warpproof/assumptions.def"
#undef WARPPROOF_ASSUMPTION
    ;

class Filler {
 public:
  explicit Filler(std::uint64_t seed) : random_(seed) {}

  void fill(bool& value) { value = below(2) == 1; }
  void fill(std::uint32_t& value) { value = static_cast<std::uint32_t>(random_()); }
  void fill(std::int64_t& value) { value = static_cast<std::int64_t>(random_()) >> below(64); }
  void fill(Outcome& value) { value = static_cast<Outcome>(below(7)); }
  void fill(Reach& value) { value = static_cast<Reach>(below(5)); }
  void fill(Question& value) { value = static_cast<Question>(below(4)); }
  void fill(Reason& value) { value = static_cast<Reason>(below(reason_count)); }
  void fill(Assumption& value) { value = static_cast<Assumption>(below(assumption_count)); }

  /// Any bits but those of the many NaNs.
  void fill(double& value) {
    const std::uint64_t bits = random_();
    std::memcpy(&value, &bits, sizeof value);
    const double special[] = {0.0, -0.0, HUGE_VAL, -HUGE_VAL, std::numeric_limits<double>::denorm_min(), 0.1};
    if (std::isnan(value) || below(3) == 0) value = special[below(6)];
  }

  /// Words, quotes, control bytes, UTF-8 of two to four bytes, and bytes that are none.
  void fill(std::string& value) {
    static const std::vector<std::string> pieces = {"row",
                                                    "\"",
                                                    "\\",
                                                    "\n",
                                                    std::string(1, '\0'),
                                                    "\x7f",
                                                    "\xc3\xa9",
                                                    "\xe2\x88\x91",
                                                    "\xf0\x9f\x98\x80",
                                                    "{\"bytes\": \"ff\"}",
                                                    "\\u0000",
                                                    "</script>",
                                                    "\xff",
                                                    "\xc3",
                                                    "\xc0\x80",
                                                    "\xed\xa0\x80",
                                                    "\xf5\x80\x80\x80",
                                                    "\xe2\x80\xa8"};
    value.clear();
    const int count = below(5);
    for (int i = 0; i < count; ++i) value += pieces[static_cast<std::size_t>(below(int(pieces.size())))];
  }

  template <class T>
  void fill(std::vector<T>& list) {
    list.assign(static_cast<std::size_t>(below(4)), T{});
    for (T& element : list) fill(element);
  }
  template <class A, class B>
  void fill(std::pair<A, B>& pair) {
    fill(pair.first);
    fill(pair.second);
  }
  template <class T>
  void fill(std::optional<T>& value) {
    value.reset();
    if (below(3) != 0) fill(value.emplace());
  }
  template <Record T>
  void fill(T& value) {
    std::apply([&](auto&... member) { (fill(member), ...); }, members(value));
  }

 private:
  int below(int count) { return static_cast<int>(random_() % static_cast<std::uint64_t>(count)); }

  std::mt19937_64 random_;
};

inline Verdict verdict_of(std::uint64_t seed) {
  Verdict verdict;
  Filler(seed).fill(verdict);
  return verdict;
}

/// All fields, doubles by their bits.
struct Same {
  template <class T>
  bool operator()(const T& a, const T& b) const {
    if constexpr (Record<const T>)
      return all(members(a), members(b), std::make_index_sequence<std::tuple_size_v<decltype(members(a))>>());
    else
      return a == b;
  }
  bool operator()(double a, double b) const { return std::memcmp(&a, &b, sizeof a) == 0; }
  template <class T>
  bool operator()(const std::vector<T>& a, const std::vector<T>& b) const {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
      if (!(*this)(a[i], b[i])) return false;
    return true;
  }
  template <class T>
  bool operator()(const std::optional<T>& a, const std::optional<T>& b) const {
    return a.has_value() == b.has_value() && (!a || (*this)(*a, *b));
  }

 private:
  template <class A, class B, std::size_t... I>
  bool all(const A& a, const B& b, std::index_sequence<I...>) const {
    return ((*this)(std::get<I>(a), std::get<I>(b)) && ...);
  }
};

}  // namespace warpproof::random_verdict
