// GitHub Actions annotations: `::error file=,line=,title=::message`, worst first, as many of a level as a
// step shows; how many were left out is said.

#include <ostream>

#include "verifier/report/alarm.h"
#include "verifier/report/format.h"

namespace warpproof::report {
namespace {

constexpr std::size_t shown_max[] = {10, 10, 9};  // of each level, in one step; the tenth notice is the note

/// What the workflow commands escape; properties also escape ':' and ','.
std::string escaped(const std::string& text, bool is_property) {
  std::string out;
  for (const char c : text) {
    if (c == '%')
      out += "%25";
    else if (c == '\r')
      out += "%0D";
    else if (c == '\n')
      out += "%0A";
    else if (is_property && c == ':')
      out += "%3A";
    else if (is_property && c == ',')
      out += "%2C";
    else
      out += c;
  }
  return out;
}

}  // namespace

void write_github(const std::vector<Verdict>& verdicts, const ReportOptions&, std::ostream& out) {
  constexpr const char* commands[] = {"error", "warning", "notice"};
  std::size_t shown[3] = {0, 0, 0}, left_out = 0;
  for (const Alarm& alarm : alarms_of(verdicts)) {
    const auto level = static_cast<std::size_t>(alarm.level);
    if (shown[level]++ >= shown_max[level]) {
      ++left_out;
      continue;
    }
    out << "::" << commands[level] << " ";
    if (!alarm.place.path.empty()) {
      out << "file=" << escaped(without_control(alarm.place.path), true) << ",";
      if (alarm.place.line != 0) out << "line=" << alarm.place.line << ",";
    }
    out << "title=" << escaped(alarm.title, true)
        << "::" << escaped(alarm.message + " [" + without_control(alarm.rule) + "]", false) << "\n";
  }
  if (left_out != 0) out << "::notice title=warpproof::" << left_out << " more are in the job summary\n";
}

}  // namespace warpproof::report
