// One verdict: the word first, then why, then the evidence.

#include <algorithm>

#include "verifier/report/alarm.h"
#include "verifier/report/html_math.h"
#include "verifier/report/html_sections.h"

namespace warpproof::report::html {
namespace {

constexpr std::size_t details_shown_max = 6;
constexpr std::size_t details_max = 200;

struct Asked {
  Question question;
  const char* title;
  const char* meaning;
};
constexpr Asked asked[] = {
    {Question::equal, "Equal?", "the same function over the reals"},
    {Question::accurate, "Accurate?", "errors within what is accepted"},
    {Question::implemented, "Implemented?", "the code computes the definition"},
    {Question::safe, "Safe?", "races, bounds, barriers"},
};

std::string capital(std::string_view word) {
  std::string out(word);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 32);
  return out;
}

/// "Refuted for the listed sizes: an output element differs from ..."
std::string verdict_sentence(const Verdict& verdict) {
  std::string out = capital(word(verdict.outcome));
  if (const std::string reach = reach_words(verdict, verdict.reach); !reach.empty()) out += " " + reach;
  if (verdict.reason != Reason::none) out += ": " + std::string(sentence(verdict.reason));
  return out + ".";
}

void append_details(Node card, const Answer& answer, bool has_listing) {
  if (answer.details.empty()) return;
  Node inside = folded(card, counted(answer.details.size(), "detail"));
  Node list = element(inside, "ul");
  for (std::size_t i = 0; i < std::min(answer.details.size(), details_max); ++i) {
    const Detail& detail = answer.details[i];
    Node item = element(list, "li", "", detail.text);
    if (detail.place.path.empty()) continue;
    text(item, " ");
    element(item, "code", "place",
            detail.place.path + (detail.place.line != 0 ? ":" + std::to_string(detail.place.line) : ""));
  }
  if (answer.details.size() > details_max)
    element(list, "li", "note", counted(answer.details.size() - details_max, "more detail"));
  // What a listing below says in its place need not be said twice.
  const bool short_enough = answer.details.size() <= details_shown_max && !has_listing;
  if (short_enough && answer.outcome != Outcome::proved) inside.append_attribute("open") = "open";
}

void append_card(Node grid, const Verdict& verdict, const Asked& row) {
  const auto answer = std::find_if(verdict.answers.begin(), verdict.answers.end(),
                                   [&row](const Answer& a) { return a.question == row.question; });
  const bool was_asked = answer != verdict.answers.end();
  const std::string kind = "card " + (was_asked ? tone_of(answer->outcome) : std::string("silent"));
  Node card = element(grid, "div", kind.c_str());
  Node head = element(card, "div", "card-head");
  element(head, "h4", "", row.title);
  Node outcome = element(head, "span", "outcome");
  if (was_asked) element(outcome, "span", "mark", mark_of(answer->outcome));
  text(outcome, was_asked ? word(answer->outcome) : "not asked");
  element(card, "p", "meaning", row.meaning);
  if (!was_asked) return;
  Node said = element(card, "p", "summary");
  text(said, answer->summary.empty() ? std::string(sentence(answer->reason)) : answer->summary);
  std::string tail = reach_words(verdict, answer->reach);
  if (answer->outcome != Outcome::proved)
    tail += (tail.empty() ? "" : " · ") + std::string(code(answer->reason));
  if (!tail.empty()) element(card, "p", "meaning", tail);
  const bool has_listing = std::any_of(verdict.artefacts.begin(), verdict.artefacts.end(),
                                       [](const Artefact& artefact) { return !artefact.text.empty(); });
  append_details(card, *answer, has_listing);
}

void append_head(Node article, const Verdict& verdict) {
  Node head = element(article, "header");
  Node line = element(head, "p", "word");
  element(line, "span", "mark", mark_of(verdict.outcome));
  text(line, capital(word(verdict.outcome)));
  Node subject = element(head, "h2", "", verdict.id);
  element(subject, "small", "", verdict.kind);
  element(head, "p", "sentence", verdict_sentence(verdict));
  if (const Answer* answer = deciding_answer(verdict); answer != nullptr && !answer->summary.empty())
    element(head, "p", "because", answer->summary);
  if (!verdict.expected.empty())
    element(head, "p", verdict.expectation_met ? "expectation met" : "expectation missed",
            verdict.expectation_met ? "As the claim expects: " + verdict.expected
                                    : "The claim expects: " + verdict.expected);
  if (!verdict.place.path.empty())
    element(element(head, "p", "meaning"), "code", "place",
            verdict.place.path + (verdict.place.line != 0 ? ":" + std::to_string(verdict.place.line) : ""));
}

}  // namespace

const char* mark_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::proved:
      return "✓";
    case Outcome::refuted:
      return "✗";
    case Outcome::rejected:
      return "!";
    case Outcome::unsupported:
      return "∅";
    default:
      return "?";
  }
}

std::string tone_of(Outcome outcome) { return std::string(word(outcome)); }

Node section(Node article, const char* title, const char* kind) {
  Node part = element(article, "section", kind);
  element(part, "h3", "", title);
  return part;
}

void append_questions(Node article, const Verdict& verdict) {
  if (verdict.answers.empty()) return;
  Node grid = element(article, "section", "questions");
  for (const Asked& row : asked) append_card(grid, verdict, row);
}

void append_definitions(Node article, const Verdict& verdict) {
  if (verdict.definitions.empty()) return;
  Node part = section(article, "Definitions", "definitions");
  Node grid = element(part, "div", "sides");
  for (const Definition& definition : verdict.definitions)
    if (!is_claim(definition)) append_definition(grid, definition);
  for (const Definition& definition : verdict.definitions) {
    if (!is_claim(definition)) continue;
    Node inside = folded(part, "the claim " + visible(definition.name, 100));
    text(element(inside, "pre", "written"), definition.text, 20'000);
  }
}

void append_verdict(Node parent, const Verdict& verdict, const std::string& anchor) {
  Node article = element(parent, "article", ("verdict " + tone_of(verdict.outcome)).c_str());
  article.append_attribute("id") = anchor.c_str();
  append_head(article, verdict);
  append_questions(article, verdict);
  append_diagnostics(article, verdict);
  append_counterexample(article, verdict);
  // Where lines of the code are what decides, they stand before the mathematics.
  const Answer* deciding = deciding_answer(verdict);
  const bool of_code =
      deciding != nullptr && deciding->question != Question::equal && verdict.outcome != Outcome::proved;
  if (of_code) append_sources(article, verdict);
  append_definitions(article, verdict);
  append_derivation(article, verdict);
  if (!of_code) append_sources(article, verdict);
  append_errors(article, verdict);
  append_ledger(article, verdict);
  append_replay(article, verdict);
  append_provenance(article, verdict);
  append_certificate(article, verdict);
}

}  // namespace warpproof::report::html
