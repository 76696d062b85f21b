// One rewrite: what it says, what was found, how it goes wrong, why it holds.

#include "verifier/report/html_rewrite.h"

#include "verifier/report/html_math.h"
#include "verifier/report/html_sections.h"

namespace warpproof::report::html {
namespace {

void append_link_back(Node body) {
  Node head = element(body, "header", "masthead");
  Node name = element(head, "h1");
  Node link = element(name, "a", "", "warpproof");
  link.append_attribute("href") = "index.html";
  element(head, "p", "asked", "a rewrite, and how it goes wrong");
}

std::string sentence_of(const Verdict& verdict) {
  std::string out = reach_words(verdict, verdict.reach);
  if (verdict.outcome != Outcome::proved && verdict.reason != Reason::none)
    out += (out.empty() ? "" : ": ") + std::string(sentence(verdict.reason));
  return out;
}

void append_verdict_line(Node parent, const Verdict& verdict) {
  Node line = element(parent, "p", "word");
  element(line, "span", "mark", mark_of(verdict.outcome));
  text(line, word(verdict.outcome));
  if (const std::string said = sentence_of(verdict); !said.empty())
    element(line, "span", "sentence", " " + said);
  if (!verdict.expectation_met)
    element(parent, "p", "expectation missed",
            verdict.expected.empty() ? "nothing is expected of it" : "expected: " + verdict.expected);
  for (const Answer& answer : verdict.answers)
    if (!answer.summary.empty() && answer.summary != sentence(answer.reason))
      element(parent, "p", "because", answer.summary);
}

void append_row(Node list, const char* name, const std::string& value) {
  if (value.empty()) return;
  element(list, "dt", "", name);
  element(list, "dd", "", value);
}

/// As mathematics where it reads as such.
void append_written(Node parent, const std::string& written) {
  if (!append_expression(parent, expression_of(written))) element(parent, "code", "", written);
}

void append_assumptions(Node part, const RewriteStatement& statement) {
  Node list = element(part, "dl", "facts");
  std::string sizes;
  for (const std::string& size : statement.sizes) sizes += (sizes.empty() ? "" : ", ") + size;
  append_row(list, "sizes", sizes);
  if (!statement.inputs.empty()) {
    element(list, "dt", "", "inputs");
    Node inputs = element(list, "dd");
    for (const std::string& input : statement.inputs) element(element(inputs, "div"), "code", "", input);
  }
  if (statement.theory != "real") append_row(list, "theory", statement.theory);
  element(list, "dt", "", "requires");
  Node conditions = element(list, "dd");
  if (statement.requirements.empty()) text(conditions, "nothing");
  for (const auto& [label, condition] : statement.requirements) {
    Node line = element(conditions, "div", "requirement");
    if (!label.empty()) element(line, "span", "label", label);
    append_written(line, condition);
  }
}

void append_statement(Node article, const RewriteEntry& entry) {
  Node part = section(article, "Statement", "statement");
  Node grid = element(part, "div", "sides");
  for (const Definition& definition : entry.verdict.definitions)
    if (!is_claim(definition)) append_definition(grid, definition);
  append_assumptions(part, entry.statement);
}

/// What a twin does instead: its right side, and the left one or the assumptions where they are others.
void append_shipped(Node parent, const RewriteEntry& twin, const RewriteEntry& right) {
  const auto known = [&right](const Definition& definition) {
    for (const Definition& other : right.verdict.definitions)
      if (other.name == definition.name && other.text == definition.text) return true;
    return false;
  };
  Node grid = element(parent, "div", "sides");
  for (const Definition& definition : twin.verdict.definitions)
    if (!is_claim(definition) && !known(definition)) append_definition(grid, definition);
  if (!grid.first_child()) parent.remove_child(grid);
  const bool others = twin.statement.requirements != right.statement.requirements ||
                      twin.statement.inputs != right.statement.inputs ||
                      twin.statement.sizes != right.statement.sizes;
  if (others) append_assumptions(parent, twin.statement);
}

void append_pitfalls(Node article, const RewriteFamilyMember& member) {
  if (member.twins.empty()) return;
  Node part = section(article, "Pitfalls", "pitfalls");
  for (const RewriteEntry* twin : member.twins) {
    Node box = element(part, "article", ("twin " + tone_of(twin->verdict.outcome)).c_str());
    box.append_attribute("id") = anchor_of_twin(*twin).c_str();
    Node title = element(box, "h4", "", shown_title(twin->statement));
    element(title, "small", "", twin->statement.id);
    if (!twin->statement.shipped.empty()) element(box, "p", "meaning", "met in: " + twin->statement.shipped);
    if (!twin->statement.fact.empty()) element(box, "p", "meaning", "fact: " + twin->statement.fact);
    append_shipped(box, *twin, *member.entry);
    append_verdict_line(box, twin->verdict);
    append_counterexample(box, twin->verdict);
  }
}

void append_sources_of(Node article, const RewriteStatement& statement) {
  Node part = section(article, "Where it comes from", "sources");
  Node list = element(part, "dl", "facts");
  append_row(list, "id", statement.id);
  append_row(list, "fact", statement.fact);
  append_row(list, "family", statement.family);
  append_row(list, "origin", statement.origin);
  append_row(list, "met in", statement.shipped);
  append_row(list, "wrong twin of", statement.twin_of);
  element(list, "dt", "", "kernels");
  Node kernels = element(list, "dd");
  if (statement.kernels.empty()) text(kernels, "no claim of these files binds it");
  for (const std::string& kernel : statement.kernels) element(element(kernels, "div"), "code", "", kernel);
}

}  // namespace

std::string anchor_of_twin(const RewriteEntry& twin) { return "twin-" + visible(twin.statement.id, 150); }

const std::string& shown_title(const RewriteStatement& statement) {
  return statement.title.empty() ? statement.id : statement.title;
}

void append_rewrite(Node body, const RewriteFamilyMember& member) {
  const RewriteEntry& entry = *member.entry;
  append_link_back(body);
  Node main = body.append_child("main");
  Node article = element(main, "article", ("verdict of-rewrite " + tone_of(entry.verdict.outcome)).c_str());
  Node head = element(article, "header");
  Node title = element(head, "h2", "", shown_title(entry.statement));
  element(title, "small", "", entry.statement.id);
  append_verdict_line(head, entry.verdict);
  append_statement(article, entry);
  append_diagnostics(article, entry.verdict);
  append_counterexample(article, entry.verdict);
  append_pitfalls(article, member);
  append_derivation(article, entry.verdict);
  append_sources_of(article, entry.statement);
  append_ledger(article, entry.verdict);
  append_replay(article, entry.verdict);
}

}  // namespace warpproof::report::html
