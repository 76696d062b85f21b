#include <array>

#include "verifier/report/format.h"

namespace warpproof::report {
namespace {

constexpr std::array<FormatRow, 9> rows = {{
    {"text", "for people: the verdict first, then why, then what to do", write_text},
    {"json", "for machines: schema verdicts-1, one row an item", write_json},
    {"jsonl", "for machines: the rows of json, one a line", write_json_lines},
    {"sarif", "SARIF 2.1.0 for code scanning: what is not as asked", write_sarif},
    {"junit", "JUnit XML: one suite a subject, one case a question; undecided is a failure", write_junit},
    {"markdown", "for a job summary: one table, then what is not as asked", write_markdown},
    {"html", "a page that needs nothing else: mathematics, source, counterexample, errors", write_html},
    {"github", "annotations of GitHub Actions, worst first", write_github},
    {"gitlab", "GitLab code quality: what is not as asked", write_gitlab},
}};

}  // namespace

std::span<const FormatRow> formats() { return rows; }

}  // namespace warpproof::report
