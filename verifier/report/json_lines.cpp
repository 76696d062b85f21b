// JSON lines: the rows of the JSON format, one a line, for tools that read a stream.

#include <nlohmann/json.hpp>
#include <ostream>

#include "verifier/report/format.h"
#include "verifier/report/json_rows.h"
#include "verifier/verdict/json_text.h"

namespace warpproof::report {

void write_json_lines(const std::vector<Verdict>& verdicts, const ReportOptions&, std::ostream& out) {
  for (const Verdict& one : verdicts) out << verdict::json_text(json_row(one), verdict::one_line) << "\n";
}

}  // namespace warpproof::report
