// GitLab code quality: a list of problems, each with a path, a line and a fingerprint.

#include <nlohmann/json.hpp>
#include <ostream>

#include "verifier/report/alarm.h"
#include "verifier/report/format.h"
#include "verifier/verdict/json_text.h"

namespace warpproof::report {

void write_gitlab(const std::vector<Verdict>& verdicts, const ReportOptions&, std::ostream& out) {
  using Json = nlohmann::ordered_json;
  constexpr const char* severities[] = {"critical", "major", "info"};
  Json root = Json::array();
  for (const Alarm& alarm : alarms_of(verdicts))
    root.push_back({{"description", alarm.title + ": " + alarm.message},
                    {"check_name", "warpproof/" + alarm.rule},
                    {"fingerprint", alarm.fingerprint},
                    {"severity", severities[static_cast<int>(alarm.level)]},
                    {"location",
                     {{"path", alarm.place.path.empty() ? "." : alarm.place.path},
                      {"lines", {{"begin", alarm.place.line == 0 ? 1 : alarm.place.line}}}}}});
  out << verdict::json_text(root, 2) << "\n";
}

}  // namespace warpproof::report
