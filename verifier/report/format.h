#pragma once
// One file an output format. A format is a row of the table in formats.cpp: its name and one function over
// verdicts. Output is deterministic but for times; an unknown or hostile string in a verdict never breaks the
// format.

#include <iosfwd>
#include <span>
#include <string_view>
#include <vector>

#include "warpproof/report.h"
#include "warpproof/verdict.h"

namespace warpproof::report {

using Writer = void (*)(const std::vector<Verdict>& verdicts, const ReportOptions& options,
                        std::ostream& out);

struct FormatRow {
  std::string_view name;
  std::string_view text;
  Writer write;
};
std::span<const FormatRow> formats();

void write_text(const std::vector<Verdict>& verdicts, const ReportOptions& options, std::ostream& out);
void write_json_lines(const std::vector<Verdict>& verdicts, const ReportOptions& options, std::ostream& out);
void write_sarif(const std::vector<Verdict>& verdicts, const ReportOptions& options, std::ostream& out);
void write_junit(const std::vector<Verdict>& verdicts, const ReportOptions& options, std::ostream& out);
void write_markdown(const std::vector<Verdict>& verdicts, const ReportOptions& options, std::ostream& out);
void write_html(const std::vector<Verdict>& verdicts, const ReportOptions& options, std::ostream& out);
void write_github(const std::vector<Verdict>& verdicts, const ReportOptions& options, std::ostream& out);
void write_gitlab(const std::vector<Verdict>& verdicts, const ReportOptions& options, std::ostream& out);
void write_json(const std::vector<Verdict>& verdicts, const ReportOptions& options, std::ostream& out);

}  // namespace warpproof::report
