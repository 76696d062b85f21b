// The gate for people: whether it blocks, then each row that does with why and what to do, then the rest.

#include <ostream>
#include <sstream>

#include "verifier/report/alarm.h"
#include "verifier/report/format.h"
#include "verifier/report/gate.h"
#include "verifier/report/reach_text.h"

namespace warpproof::report {
namespace {

constexpr std::size_t text_lines_max = 24;

std::string short_name(const std::string& commit) {
  constexpr std::size_t length = 12;
  return commit.empty() ? "the work tree" : commit.substr(0, length);
}

class GateWriter {
 public:
  GateWriter(const ReportOptions& options, std::ostream& out) : options_(options), out_(out) {}

  void write(const GateReport& report) {
    const bool blocked = !report.rows.empty() && report.rows.front().blocking;
    out_ << paint(blocked ? "\033[1;31m" : "\033[1;32m", blocked ? "BLOCKED" : "PASSED") << "  "
         << gate_headline(report) << "\n";
    if (!report.base_commit.empty())
      out_ << "  base " << short_name(report.base_commit) << " decides, head "
           << short_name(report.head_commit) << "\n";
    for (const Diagnostic& one : report.diagnostics)
      if (!one.is_error) out_ << "  note[" << one.code << "]: " << without_control(one.message) << "\n";
    for (const GateRow& row : report.rows) {
      out_ << "\n";
      row.blocking ? blocking(row) : passing(row);
    }
  }

 private:
  std::string paint(const char* color, const std::string& text) const {
    return options_.color ? color + text + "\033[0m" : text;
  }

  void head(const GateRow& row, const char* color, const std::string& word_shown) {
    out_ << paint(color, word_shown) << "  " << paint("\033[1m", without_control(row.id));
    if (row.path != row.id && !row.id.starts_with(row.path + ":"))
      out_ << "  [" << without_control(row.path) << "]";
    out_ << "  " << word(row.cause) << ", " << word(row.verdict.outcome);
    if (row.verdict.outcome != Outcome::proved) out_ << " (" << code(row.verdict.reason) << ")";
    out_ << "\n  why    " << without_control(row.why) << "\n";
  }

  void blocking(const GateRow& row) {
    head(row, "\033[1;31m", "BLOCK");
    text_of("before", row.before);
    text_of("after", row.after);
    if (row.verdict.kind == "gate") {
      for (const Diagnostic& one : row.verdict.diagnostics) {
        for (const std::string& note : one.notes) out_ << "  note   " << without_control(note) << "\n";
        if (!one.expected.empty()) out_ << "  do     " << without_control(one.expected) << "\n";
        out_ << "  next   warpproof explain " << one.code << "\n";
      }
    } else {
      std::ostringstream text;
      write_text({row.verdict}, options_, text);
      indented(text.str());
    }
    out_ << "  policy " << without_control(row.policy) << "\n";
  }

  void passing(const GateRow& row) {
    const bool met = exit_code({row.verdict}) == 0;
    head(row, met ? "\033[1;32m" : "\033[1;33m", met ? "pass " : "let  ");
    if (const std::string sizes = sizes_tried(row.verdict); !sizes.empty() && !options_.verbose)
      out_ << "  sizes  " << without_control(sizes) << "\n";
    if (!row.waiver.empty()) out_ << "  waiver " << without_control(row.waiver) << "\n";
    if (!met && row.waiver.empty()) out_ << "  policy " << without_control(row.policy) << "\n";
    if (options_.verbose) {
      std::ostringstream text;
      write_text({row.verdict}, options_, text);
      indented(text.str());
    }
  }

  void indented(const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) out_ << "    " << line << "\n";
  }

  void text_of(const std::string& name, const std::string& text) {
    if (text.empty()) return;
    out_ << "  " << name << "\n";
    std::istringstream lines(text);
    std::size_t shown = 0;
    for (std::string line; std::getline(lines, line); ++shown) {
      if (shown == text_lines_max && !options_.verbose) {
        out_ << "    ... (--verbose)\n";
        return;
      }
      out_ << "    " << without_control(line) << "\n";
    }
  }

  const ReportOptions& options_;
  std::ostream& out_;
};

}  // namespace

void write_gate_text(const GateReport& report, const ReportOptions& options, std::ostream& out) {
  GateWriter(options, out).write(report);
}

}  // namespace warpproof::report
