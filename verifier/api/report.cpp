#include <ostream>

#include "verifier/report/format.h"
#include "warpproof/report.h"

namespace warpproof {

std::vector<std::string> report_formats() {
  std::vector<std::string> names;
  for (const report::FormatRow& row : report::formats()) names.emplace_back(row.name);
  return names;
}

bool write_report(const std::vector<Verdict>& verdicts, const std::string& format,
                  const ReportOptions& options, std::ostream& out) {
  for (const report::FormatRow& row : report::formats())
    if (row.name == format) {
      row.write(verdicts, options, out);
      return true;
    }
  return false;
}

}  // namespace warpproof
