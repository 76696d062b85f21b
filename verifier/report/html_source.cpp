// The files that a verdict speaks of, with the lines that its findings name marked: the race's two accesses,
// the store of the wrong value, the claim. Around each a few lines; the whole text is folded below.

#include <algorithm>
#include <map>

#include "verifier/report/html_sections.h"
#include "verifier/report/html_tokens.h"

namespace warpproof::report::html {
namespace {

constexpr std::size_t context_lines = 8;
constexpr std::size_t marked_lines_max = 24;
constexpr std::size_t whole_lines_max = 600;
constexpr std::size_t line_bytes_max = 240;

struct Mark {
  bool is_violation = false;
  std::vector<std::string> texts;
};
using Marks = std::map<std::size_t, Mark>;

std::vector<std::string_view> lines_of(std::string_view source) {
  std::vector<std::string_view> lines;
  while (!source.empty()) {
    const std::size_t end = source.find('\n');
    std::string_view line = source.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    if (end == std::string_view::npos) break;
    source.remove_prefix(end + 1);
  }
  return lines;
}

bool same_file(const std::string& artefact, const std::string& place) {
  const auto ends = [](const std::string& whole, const std::string& tail) {
    return whole.size() > tail.size() && whole.ends_with(tail) &&
           whole[whole.size() - tail.size() - 1] == '/';
  };
  return !place.empty() && (artefact == place || ends(artefact, place) || ends(place, artefact));
}

Marks marks_of(const Verdict& verdict, const std::string& path) {
  Marks marks;
  const auto add = [&](const Place& place, const std::string& said, bool is_violation) {
    if (place.line == 0 || !same_file(path, place.path) || marks.size() >= marked_lines_max) return;
    Mark& mark = marks[place.line];
    mark.is_violation = mark.is_violation || is_violation;
    if (mark.texts.size() < 4 && std::find(mark.texts.begin(), mark.texts.end(), said) == mark.texts.end())
      mark.texts.push_back(said);
  };
  for (const Diagnostic& diagnostic : verdict.diagnostics)
    add(diagnostic.place, diagnostic.code + ": " + diagnostic.message, diagnostic.is_error);
  for (const Answer& answer : verdict.answers)
    for (const Detail& detail : answer.details)
      add(detail.place, detail.text, answer.outcome == Outcome::refuted);
  return marks;
}

void append_line(Node list, std::string_view line, std::size_t number, const Mark* mark, TokenState& state) {
  const char* kind = mark == nullptr ? "line" : mark->is_violation ? "line violation" : "line marked";
  Node row = element(list, "div", kind);
  element(row, "span", "number", std::to_string(number));
  Node code = element(row, "code");
  append_tokens(code, line.substr(0, line_bytes_max), state);
  if (line.size() > line_bytes_max) element(code, "span", "cut", " …");
  if (mark == nullptr) return;
  for (const std::string& said : mark->texts) element(list, "div", "said", said);
}

/// The lines [begin, end), counted from 0. Comments that began above are read as such.
void append_range(Node list, const std::vector<std::string_view>& lines, std::size_t begin, std::size_t end,
                  const Marks& marks) {
  TokenState state;
  for (std::size_t i = 0; i < begin; ++i) skip_tokens(lines[i], state);
  for (std::size_t i = begin; i < end; ++i) {
    const auto mark = marks.find(i + 1);
    append_line(list, lines[i], i + 1, mark == marks.end() ? nullptr : &mark->second, state);
  }
}

void append_windows(Node box, const std::vector<std::string_view>& lines, const Marks& marks) {
  Node list = element(box, "div", "listing");
  std::size_t shown_to = 0;
  for (auto at = marks.begin(); at != marks.end();) {
    const std::size_t begin = at->first > context_lines ? at->first - 1 - context_lines : 0;
    std::size_t end = std::min(lines.size(), at->first + context_lines);
    for (++at; at != marks.end() && at->first <= end + context_lines + 1; ++at)
      end = std::min(lines.size(), at->first + context_lines);
    if (begin >= lines.size()) break;
    if (begin > shown_to) element(list, "div", "gap", "⋯");
    append_range(list, lines, begin, end, marks);
    shown_to = end;
  }
  if (shown_to < lines.size()) element(list, "div", "gap", "⋯");
}

void append_whole(Node box, const std::vector<std::string_view>& lines, const Marks& marks) {
  Node whole = folded(box, "whole file, " + counted(lines.size(), "line"));
  Node list = element(whole, "div", "listing");
  append_range(list, lines, 0, std::min(lines.size(), whole_lines_max), marks);
  if (lines.size() > whole_lines_max)
    element(list, "div", "gap", "cut here, " + counted(lines.size() - whole_lines_max, "more line"));
}

void append_caption(Node box, const Artefact& artefact) {
  Node caption = element(box, "figcaption");
  element(caption, "code", "", artefact.path);
  element(caption, "span", "role",
          artefact.role + (artefact.compiled_here ? ", compiled here to the code that was judged" : ""));
}

}  // namespace

void append_sources(Node article, const Verdict& verdict) {
  Node part;
  // What has marked lines comes first.
  for (const bool marked : {true, false})
    for (const Artefact& artefact : verdict.artefacts) {
      if (artefact.text.empty()) continue;
      const std::vector<std::string_view> lines = lines_of(artefact.text);
      const Marks marks = marks_of(verdict, artefact.path);
      const bool has_marks = !marks.empty() && marks.begin()->first <= lines.size();
      if (has_marks != marked) continue;
      if (!part) part = section(article, "Source", "sources");
      Node box = element(part, "figure", "file");
      append_caption(box, artefact);
      if (has_marks) append_windows(box, lines, marks);
      append_whole(box, lines, marks);
    }
}

}  // namespace warpproof::report::html
