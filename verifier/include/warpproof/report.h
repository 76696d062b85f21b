#pragma once
// Verdicts as text for people and as JSON for machines. The JSON schema is schema/verdicts-1.json in the
// source tree (installed beside the library); one row an item.
//
//   warpproof::write_report(verdicts, "json", {}, std::cout);

#include <iosfwd>
#include <string>
#include <vector>

#include "warpproof/verdict.h"

namespace warpproof {

struct ReportOptions {
  bool color = false;
  bool verbose = false;  ///< text: every detail and the whole ledger
};

std::vector<std::string> report_formats();
/// Returns false for an unknown format, and writes nothing.
bool write_report(const std::vector<Verdict>& verdicts, const std::string& format,
                  const ReportOptions& options, std::ostream& out);

}  // namespace warpproof
