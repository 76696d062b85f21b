#pragma once
// The gate's table in every output format: text, json, jsonl and markdown of its own; the formats that show
// problems to other tools take the rows as findings.

#include <iosfwd>
#include <string>
#include <vector>

#include "warpproof/gate.h"

namespace warpproof::report {

/// False for an unknown format, with nothing written.
bool write_gate(const GateReport& report, const std::string& format, const ReportOptions& options,
                std::ostream& out);

void write_gate_text(const GateReport& report, const ReportOptions& options, std::ostream& out);
void write_gate_json(const GateReport& report, std::ostream& out);
void write_gate_json_lines(const GateReport& report, std::ostream& out);
void write_gate_markdown(const GateReport& report, std::ostream& out);

/// "2 of 5 rows block", "nothing blocks": what a person reads first.
std::string gate_headline(const GateReport& report);

}  // namespace warpproof::report
