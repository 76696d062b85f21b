#include "gate.h"

#include <sstream>

#include "objects.h"
#include "text.h"

namespace warpproof::python {
namespace {

namespace nb = nanobind;

nb::dict of(const GateRow& row) {
  nb::dict out;
  out["id"] = text_of(row.id);
  out["path"] = text_of(row.path);
  out["cause"] = text_of(word(row.cause));
  out["why"] = text_of(row.why);
  out["blocking"] = row.blocking;
  out["policy"] = text_of(row.policy);
  out["waiver"] = text_of(row.waiver);
  out["before"] = text_of(row.before);
  out["after"] = text_of(row.after);
  out["verdict"] = object_of(row.verdict);
  return out;
}

}  // namespace

nb::dict object_of(const GateReport& report) {
  nb::dict out;
  nb::list rows, diagnostics;
  for (const GateRow& row : report.rows) rows.append(of(row));
  for (const Diagnostic& diagnostic : report.diagnostics) diagnostics.append(object_of(diagnostic));
  std::ostringstream text;
  write_gate_report(report, "text", {}, text);
  out["base_commit"] = text_of(report.base_commit);
  out["head_commit"] = text_of(report.head_commit);
  out["rows"] = rows;
  out["diagnostics"] = diagnostics;
  out["claims_known"] = report.claims_known;
  out["claims_checked"] = report.claims_checked;
  out["exit_code"] = report.exit_code;
  out["text"] = text_of(text.str());
  out["time_ms"] = report.time_ms;
  return out;
}

}  // namespace warpproof::python
