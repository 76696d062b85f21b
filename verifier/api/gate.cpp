#include "warpproof/gate.h"

#include "verifier/api/with_progress.h"
#include "verifier/gate/gate.h"
#include "verifier/report/gate.h"

namespace warpproof {

GateReport gate(const GateRequest& request) {
  return with_progress(request.options, [&](const Request& options) {
    GateRequest watched = request;
    watched.options = options;
    return gating::run_gate(watched);
  });
}

bool write_gate_report(const GateReport& report, const std::string& format, const ReportOptions& options,
                       std::ostream& out) {
  return report::write_gate(report, format, options, out);
}

}  // namespace warpproof
