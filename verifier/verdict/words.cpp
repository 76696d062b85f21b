#include <array>

#include "warpproof/verdict.h"

namespace warpproof {
namespace {

struct Row {
  std::string_view code, text;
};
constexpr Row reasons[] = {
#define WARPPROOF_REASON(name, sentence) {#name, sentence},
#include "warpproof/reasons.def"
#undef WARPPROOF_REASON
};
constexpr Row assumptions[] = {
#define WARPPROOF_ASSUMPTION(name, statement) {#name, statement},
#include "warpproof/assumptions.def"
#undef WARPPROOF_ASSUMPTION
};
constexpr std::array<std::string_view, 7> outcomes = {"proved",      "refuted",  "tested", "unknown",
                                                      "unsupported", "rejected", "vacuous"};
constexpr std::array<std::string_view, 5> reaches = {"none", "samples", "listed_data", "listed_sizes",
                                                     "all_sizes"};
constexpr std::array<std::string_view, 4> questions = {"equal", "accurate", "implemented", "safe"};

}  // namespace

std::string_view word(Outcome outcome) { return outcomes.at(static_cast<std::size_t>(outcome)); }
std::string_view word(Reach reach) { return reaches.at(static_cast<std::size_t>(reach)); }
std::string_view word(Question question) { return questions.at(static_cast<std::size_t>(question)); }
std::string_view code(Reason reason) { return reasons[static_cast<std::size_t>(reason)].code; }
std::string_view sentence(Reason reason) { return reasons[static_cast<std::size_t>(reason)].text; }
std::string_view code(Assumption assumption) {
  return assumptions[static_cast<std::size_t>(assumption)].code;
}
std::string_view sentence(Assumption assumption) {
  return assumptions[static_cast<std::size_t>(assumption)].text;
}

std::optional<Reason> reason_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(reasons); ++i) {
    if (reasons[i].code == name) return static_cast<Reason>(i);
  }
  return std::nullopt;
}

std::optional<Outcome> outcome_named(std::string_view name) {
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    if (outcomes[i] == name) return static_cast<Outcome>(i);
  }
  return std::nullopt;
}

}  // namespace warpproof
