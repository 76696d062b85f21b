// The proof, step by step: each line of Answer.derivation is drawn as mathematics where it reads as such,
// and stands as it is written where it does not.
//
//   Y, left side, from: E      Y, left side: A = B   [lemma]      Y: both sides are E

#include <algorithm>

#include "verifier/report/html_math.h"
#include "verifier/report/html_math_node.h"
#include "verifier/report/html_sections.h"

namespace warpproof::report::html {
namespace {

constexpr std::size_t steps_max = 400;
constexpr std::size_t open_steps_max = 40;  // longer ones are folded

struct Step {
  std::string group;  ///< "Y, left side"
  std::string said;   ///< "from", "both sides are" or ""
  std::string left, sign, right;
  std::string lemma;
};

/// Where `sign` stands outside of all brackets; npos where it does not, or more than once.
std::size_t only_at(const std::string& text, const std::string& sign) {
  std::size_t found = std::string::npos;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '[') ++depth;
    if (text[i] == ')' || text[i] == ']') --depth;
    if (depth != 0 || text.compare(i, sign.size(), sign) != 0) continue;
    if (found != std::string::npos) return std::string::npos;
    found = i;
  }
  return found;
}

bool take_from(std::string& text, const std::string& prefix) {
  if (!text.starts_with(prefix)) return false;
  text.erase(0, prefix.size());
  return true;
}

Step step_of(const std::string& line) {
  Step step;
  std::string rest = line;
  if (const std::size_t colon = rest.find(": "); colon != std::string::npos && colon < 120) {
    step.group = rest.substr(0, colon);
    rest.erase(0, colon + 2);
  }
  const std::size_t bracket = rest.rfind("   [");
  if (bracket != std::string::npos && rest.ends_with("]")) {
    step.lemma = rest.substr(bracket + 4, rest.size() - bracket - 5);
    rest.resize(bracket);
  }
  if (step.group.ends_with(", from")) {
    step.group.resize(step.group.size() - 6);
    step.said = "from";
  } else if (take_from(rest, "both sides are ")) {
    step.said = "both sides are";
  }
  step.left = rest;
  for (const char* sign : {" exactly when ", " = "})
    if (const std::size_t at = only_at(rest, sign); at != std::string::npos && !step.lemma.empty()) {
      step.left = rest.substr(0, at);
      step.sign = sign;
      step.right = rest.substr(at + step.sign.size());
      break;
    }
  return step;
}

/// False, with nothing appended, when a side does not read as an expression.
bool append_formula(Node parent, const Step& step) {
  const text::NodePtr left = expression_of(step.left);
  const text::NodePtr right = step.sign.empty() ? left : expression_of(step.right);
  if (!is_drawable(left) || !is_drawable(right)) return false;
  Node row = element(parent, "div", "formula").append_child("math").append_child("mrow");
  MathWriter writer;
  writer.draw(row, *left, Binds::anything, true);
  if (step.sign.empty()) return true;
  math_operator(row, step.sign == " = " ? "=" : "⟺");
  writer.draw(row, *right, Binds::anything, true);
  return true;
}

void append_step(Node list, const Step& step, const std::string& line) {
  Node item = element(list, "li", "step");
  if (!step.said.empty()) element(item, "span", "because", step.said);
  if (!append_formula(item, step))
    element(item, "code", "", step.left.empty() ? line : step.left + step.sign + step.right);
  if (!step.lemma.empty()) element(item, "span", "lemma", step.lemma);
}

}  // namespace

void append_derivation(Node article, const Verdict& verdict) {
  const auto proved = std::find_if(verdict.answers.begin(), verdict.answers.end(),
                                   [](const Answer& answer) { return !answer.derivation.empty(); });
  if (proved == verdict.answers.end()) return;
  const std::vector<std::string>& lines = proved->derivation;
  Node part = section(article, "Derivation", "derivation");
  const bool decides = verdict.answers.size() == 1 && lines.size() <= open_steps_max;
  Node inside = folded(part, counted(lines.size(), "step"), decides);
  Node list;
  std::string group;
  for (std::size_t i = 0; i < std::min(lines.size(), steps_max); ++i) {
    const Step step = step_of(lines[i]);
    if (!list || step.group != group) {
      group = step.group;
      if (!group.empty()) element(inside, "h4", "", group);
      list = element(inside, "ol");
    }
    append_step(list, step, lines[i]);
  }
  if (lines.size() > steps_max) element(part, "p", "note", counted(lines.size() - steps_max, "more step"));
}

}  // namespace warpproof::report::html
