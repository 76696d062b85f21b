#include "warpproof/gate.h"

#include "verifier/api/guarded.h"
#include "verifier/gate/gate.h"
#include "verifier/report/gate.h"

namespace warpproof {

GateReport gate(const GateRequest& request) {
  return guarded([&] { return gating::run_gate(request); });
}

bool write_gate_report(const GateReport& report, const std::string& format, const ReportOptions& options,
                       std::ostream& out) {
  return report::write_gate(report, format, options, out);
}

}  // namespace warpproof
