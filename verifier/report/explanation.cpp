#include "verifier/report/explanation.h"

#include <algorithm>

#include "verifier/report/reach_text.h"
#include "verifier/report/visible.h"
#include "verifier/verdict/reason_class.h"

namespace warpproof::report {
namespace {

constexpr std::size_t steps_shown_max = 24;
constexpr std::size_t elements_shown_max = 16;

std::string upper(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 32 : c);
  return out;
}

std::string bracketed(const std::vector<std::int64_t>& index) {
  std::string out;
  for (const std::int64_t at : index) out += (out.empty() ? "[" : ", ") + std::to_string(at);
  return out.empty() ? "" : out + "]";
}

std::string statement_text(const ExplanationParts& parts) {
  std::string out;
  for (const Definition& side : parts.verdict.definitions) {
    if (side.name != "before" && side.name != "after") continue;
    std::string head = side.name == "before" ? "  before   " : "  after    ";
    for (std::size_t at = 0; at < side.text.size();) {
      const std::size_t end = std::min(side.text.find('\n', at), side.text.size());
      out += head + visible(side.text.substr(at, end - at)) + "\n";
      head = std::string(head.size(), ' ');
      at = end + 1;
    }
  }
  for (const auto& [label, condition] : parts.statement.requirements)
    out += "  requires " + visible(label.empty() ? condition : label + ": " + condition) + "\n";
  return out;
}

/// "Y, left side: A = B   [lemma]": the place once, its lines below it.
std::string derivation_text(const std::vector<std::string>& lines, bool whole) {
  std::string out, group;
  const std::size_t shown = whole ? lines.size() : std::min(lines.size(), steps_shown_max);
  for (std::size_t i = 0; i < shown; ++i) {
    std::string line = lines[i], place;
    const std::size_t colon = line.find(": ");
    if (colon != std::string::npos && colon < 120) {
      place = line.substr(0, colon);
      line.erase(0, colon + 2);
    }
    const bool starts = place.ends_with(", from");
    if (starts) place.resize(place.size() - 6);
    if (!place.empty() && place != group) out += "  " + visible(place) + "\n";
    if (!place.empty()) group = place;
    out += (place.empty() ? "  " : starts ? "    from " : "    ") + visible(line) + "\n";
  }
  if (shown < lines.size())
    out += "  and " + std::to_string(lines.size() - shown) + " lines more (--verbose)\n";
  return out;
}

std::string side_text(const char* head, const std::vector<std::string>& lines) {
  std::string out;
  for (const std::string& line : lines)
    out += std::string(out.empty() ? head : "           ") + visible(line) + "\n";
  return out;
}

std::string counterexample_text(const Counterexample& shown, const ExplanationParts& parts) {
  std::string out = "  smallest counterexample";
  for (const auto& [name, value] : shown.sizes) out += " " + visible(name) + "=" + std::to_string(value);
  out += shown.replayed ? ", replayed\n" : ", not replayed\n";
  for (const TensorValue& input : shown.inputs) {
    out += "    " + visible(input.name) + bracketed(input.shape) + " =";
    for (std::size_t i = 0; i < std::min(input.elements.size(), elements_shown_max); ++i)
      out += " " + visible(input.elements[i]);
    out += input.elements.size() > elements_shown_max ? " ...\n" : "\n";
  }
  out += side_text("  before   ", parts.before) + side_text("  after    ", parts.after);
  return out + "  differs at " + visible(shown.output) + bracketed(shown.index) + ": before " +
         visible(shown.before) + ", after " + visible(shown.after) + "\n";
}

}  // namespace

std::string explanation_text(const ExplanationParts& parts, bool whole) {
  const Verdict& verdict = parts.verdict;
  std::string out = upper(word(verdict.outcome)) + " " + visible(verdict.id);
  if (verdict.reach != Reach::none) out += " " + reach_text(verdict);
  if (verdict.outcome != Outcome::proved) out += " (" + std::string(code(verdict.reason)) + ")";
  if (!parts.statement.title.empty()) out += ": " + visible(parts.statement.title);
  out += "\n";
  if (!parts.statement.fact.empty()) out += "  fact     " + visible(parts.statement.fact) + "\n";
  if (!parts.statement.twin_of.empty())
    out += "  wrong twin of " + visible(parts.statement.twin_of) +
           (parts.statement.shipped.empty() ? "" : ", met in: " + visible(parts.statement.shipped)) + "\n";
  out += statement_text(parts);
  for (const Answer& answer : verdict.answers) {
    const std::string said = answer.summary.empty() ? std::string(sentence(answer.reason)) : answer.summary;
    out += "  " + std::string(word(answer.question)) + "?   " + visible(said) + "\n";
    if (answer.outcome != Outcome::proved)
      for (const Detail& detail : answer.details) out += "    " + visible(detail.text) + "\n";
    if (answer.counterexample) out += counterexample_text(*answer.counterexample, parts);
  }
  if (verdict.outcome != Outcome::proved && verdict.outcome != Outcome::refuted)
    out += "  next     " + std::string(verdict::advice(verdict.reason)) + "\n";
  return out + derivation_text(parts.derivation, whole);
}

}  // namespace warpproof::report
