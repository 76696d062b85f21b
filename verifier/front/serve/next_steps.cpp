#include "verifier/front/serve/answer.h"

namespace warpproof::serve {
namespace {

std::string index_text(const Counterexample& found) {
  std::string out = found.output + "[";
  for (std::size_t i = 0; i < found.index.size(); ++i)
    out += (i > 0 ? ", " : "") + std::to_string(found.index[i]);
  return out + "]";
}

std::string sizes_text(const Counterexample& found) {
  std::string out;
  for (const auto& [name, value] : found.sizes)
    out += (out.empty() ? "" : " ") + name + "=" + std::to_string(value);
  return out;
}

std::string place_text(const Place& place) {
  return place.path.empty() ? "" : " (" + place.path + ":" + std::to_string(place.line) + ")";
}

void refuted_steps(const Verdict& verdict, std::vector<std::string>& out) {
  for (const Answer& answer : verdict.answers) {
    if (answer.outcome != Outcome::refuted) continue;
    if (answer.counterexample) {
      const Counterexample& found = *answer.counterexample;
      const std::string sizes = sizes_text(found);
      out.push_back("At " + (sizes.empty() ? "this input" : sizes) + " the element " + index_text(found) +
                    " must be " + found.before + " and is " + found.after +
                    ": change the code or the definition that computes it.");
    }
    for (const Detail& detail : answer.details)
      if (!detail.place.path.empty()) {
        out.push_back("Look at this line first: " + detail.text + place_text(detail.place) + ".");
        break;
      }
    if (answer.question == Question::accurate)
      out.push_back(
          "If the error is acceptable, loosen 'accept' in the claim and say why; else sum in another "
          "order or a wider format.");
  }
}

void other_steps(const Verdict& verdict, std::vector<std::string>& out) {
  if (verdict.outcome == Outcome::rejected || verdict.outcome == Outcome::unsupported)
    for (const Diagnostic& diagnostic : verdict.diagnostics) {
      if (diagnostic.suggestion.empty() && diagnostic.expected.empty()) continue;
      std::string step = "Correct '" + diagnostic.message + "'" + place_text(diagnostic.place);
      if (!diagnostic.expected.empty()) step += "; expected: " + diagnostic.expected;
      if (!diagnostic.suggestion.empty()) step += "; suggested: " + diagnostic.suggestion;
      out.push_back(step);
      if (out.size() == 4) break;
    }
  if (verdict.reason == Reason::time_limit)
    out.push_back(
        "Call again with a larger 'budget_seconds', with 'quick': true, or with fewer ids in 'only'.");
  else if (verdict.outcome == Outcome::unknown)
    out.push_back(
        "Nothing is known to be wrong, and nothing was proved: narrow the box, state the requirement "
        "that is meant, or write the rewrite in smaller steps.");
  if (verdict.outcome == Outcome::vacuous)
    out.push_back("The requirements or the box exclude every input: change them.");
  if (verdict.outcome == Outcome::proved && !verdict.expectation_met)
    out.push_back("The file expects '" + verdict.expected + "', and it is proved: correct the expectation.");
}

}  // namespace

std::vector<std::string> next_steps(const Verdict& verdict) {
  std::vector<std::string> out;
  if (verdict.expectation_met) return out;
  if (verdict.outcome == Outcome::refuted) refuted_steps(verdict, out);
  other_steps(verdict, out);
  if (verdict.outcome != Outcome::proved)
    out.push_back("Call explain with {\"name\": \"" + std::string(code(verdict.reason)) +
                  "\"} for what this reason means.");
  return out;
}

}  // namespace warpproof::serve
