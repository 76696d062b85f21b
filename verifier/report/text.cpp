// Text for people: the verdict first, then why, then what to do next.

#include <algorithm>
#include <cstdio>
#include <ostream>
#include <sstream>

#include "verifier/report/alarm.h"
#include "verifier/report/format.h"
#include "verifier/report/reach_text.h"
#include "verifier/report/visible.h"

namespace warpproof::report {
namespace {

constexpr std::size_t details_shown_max = 6;
constexpr std::int64_t matrix_side_max = 8;

const char* color_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::proved:
      return "\033[1;32m";
    case Outcome::refuted:
    case Outcome::rejected:
      return "\033[1;31m";
    default:
      return "\033[1;33m";
  }
}

std::string upper(std::string_view text) {
  std::string out;
  for (const char c : text) out += static_cast<char>(c >= 'a' && c <= 'z' ? c - 32 : c);
  return out;
}

std::string pad(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

class TextWriter {
 public:
  TextWriter(const ReportOptions& options, std::ostream& out) : options_(options), out_(out) {}

  void verdict(const Verdict& v) {
    const std::string word_shown = pad(upper(word(v.outcome)), 11);
    out_ << paint(color_of(v.outcome), word_shown) << " " << paint("\033[1m", without_control(v.id));
    if (v.reach != Reach::none) out_ << "  " << reach_text(v);
    if (v.outcome != Outcome::proved) out_ << "  (" << code(v.reason) << ")";
    if (!v.expected.empty())
      out_ << (v.expectation_met ? "  as expected" : "  EXPECTED " + without_control(v.expected));
    out_ << "\n";
    for (const Diagnostic& d : v.diagnostics) indented(visible(d.rendered), "  ");
    for (const Answer& a : v.answers) answer(a);
    advice(v);
  }

 private:
  std::string paint(const char* color, const std::string& text) const {
    return options_.color ? color + text + "\033[0m" : text;
  }

  void indented(const std::string& text, const std::string& by) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) out_ << by << line << "\n";
  }

  void answer(const Answer& a) {
    out_ << "  " << pad(std::string(word(a.question)) + "?", 13)
         << paint(color_of(a.outcome), pad(std::string(word(a.outcome)), 11)) << " "
         << without_control(a.summary.empty() ? std::string(sentence(a.reason)) : a.summary) << "\n";
    const std::size_t shown =
        options_.verbose ? a.details.size() : std::min(a.details.size(), details_shown_max);
    for (std::size_t i = 0; i < shown; ++i) {
      out_ << "      " << without_control(a.details[i].text);
      const Place& p = a.details[i].place;
      if (!p.path.empty())
        out_ << "  [" << without_control(p.path) << (p.line != 0 ? ":" + std::to_string(p.line) : "") << "]";
      out_ << "\n";
    }
    if (shown < a.details.size()) out_ << "      and " << a.details.size() - shown << " more (--verbose)\n";
    if (a.counterexample) counterexample(*a.counterexample, a.question);
    if (!a.ledger.empty()) ledger(a);
  }

  void ledger(const Answer& a) {
    if (!options_.verbose) {
      std::vector<std::string> ids;
      for (const LedgerEntry& e : a.ledger) ids.emplace_back(code(e.assumption));
      std::sort(ids.begin(), ids.end());
      ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
      out_ << "      leans on:";
      for (const std::string& id : ids) out_ << " " << id;
      out_ << "\n";
      return;
    }
    for (const LedgerEntry& e : a.ledger)
      out_ << "      leans on " << code(e.assumption) << ": " << sentence(e.assumption)
           << (e.detail.empty() ? "" : " (" + without_control(e.detail) + ")") << "\n";
  }

  void counterexample(const Counterexample& c, Question question) {
    out_ << "      counterexample at";
    for (const auto& [name, value] : c.sizes) out_ << " " << without_control(name) << "=" << value;
    out_ << (c.replayed ? "  (replayed)" : "  (not replayed)") << "\n";
    for (const TensorValue& input : c.inputs) tensor(input);
    out_ << "      " << without_control(c.output);
    if (!c.index.empty()) {
      out_ << "[";
      for (std::size_t i = 0; i < c.index.size(); ++i) out_ << (i ? ", " : "") << c.index[i];
      out_ << "]";
    }
    const bool of_kernel = question != Question::equal;
    out_ << (of_kernel ? ": expected " : ": before = ") << paint("\033[32m", without_control(c.before))
         << (of_kernel ? ", got " : ", after = ") << paint("\033[31m", without_control(c.after)) << "\n";
  }

  void tensor(const TensorValue& t) {
    const bool matrix = t.shape.size() == 2;
    const std::int64_t rows = matrix ? t.shape[0] : 1;
    const std::int64_t columns = matrix ? t.shape[1] : static_cast<std::int64_t>(t.elements.size());
    const std::string head = "        " + without_control(t.name) + " = ";
    if (rows == 0 || columns == 0) {
      out_ << head << "(empty)\n";
      return;
    }
    for (std::int64_t i = 0; i < std::min(rows, matrix_side_max); ++i) {
      out_ << (i == 0 ? head : std::string(head.size(), ' ')) << (t.shape.empty() ? "" : "[");
      for (std::int64_t j = 0; j < std::min(columns, matrix_side_max); ++j) {
        const auto at = static_cast<std::size_t>(i * columns + j);
        out_ << (j ? "  " : "") << (at < t.elements.size() ? without_control(t.elements[at]) : "?");
      }
      out_ << (columns > matrix_side_max ? "  ..." : "") << (t.shape.empty() ? "" : "]") << "\n";
    }
    if (rows > matrix_side_max) out_ << std::string(head.size(), ' ') << "...\n";
  }

  void advice(const Verdict& v) {
    if (v.outcome == Outcome::proved && v.expectation_met) return;
    if (v.outcome == Outcome::refuted && v.expectation_met) return;
    for (const Diagnostic& d : v.diagnostics)
      if (d.is_error && d.code.starts_with("E")) {
        out_ << "  next: warpproof explain " << without_control(d.code) << "\n";
        return;
      }
    const std::string_view about = v.reason == Reason::none ? word(v.outcome) : code(v.reason);
    out_ << "  next: warpproof explain " << about << "\n";
  }

  const ReportOptions& options_;
  std::ostream& out_;
};

}  // namespace

void write_text(const std::vector<Verdict>& verdicts, const ReportOptions& options, std::ostream& out) {
  TextWriter writer(options, out);
  std::size_t met = 0;
  for (const Verdict& v : verdicts) {
    writer.verdict(v);
    met += v.expectation_met ? 1 : 0;
  }
  if (verdicts.size() != 1) out << met << " of " << verdicts.size() << " as asked\n";
}

}  // namespace warpproof::report
