// JSON lines: the rows of the JSON format, one a line, for tools that read a stream.

#include <nlohmann/json.hpp>
#include <ostream>

#include "verifier/report/format.h"
#include "verifier/report/json_rows.h"

namespace warpproof::report {

void write_json_lines(const std::vector<Verdict>& verdicts, const ReportOptions&, std::ostream& out) {
  for (const Verdict& verdict : verdicts)
    out << json_row(verdict).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << "\n";
}

}  // namespace warpproof::report
