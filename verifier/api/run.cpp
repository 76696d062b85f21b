#include "warpproof/run.h"

#include <algorithm>
#include <chrono>
#include <ctime>

#include "verifier/api/device_job.h"
#include "verifier/api/guarded.h"
#include "verifier/base/child_process.h"
#include "verifier/base/files.h"
#include "verifier/gpu/device.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof {
namespace {

using checking::DeviceSubject;

struct Code {
  std::string object;  ///< hip: the code of all kernels
  std::string why_not;
};

Code code_object(const RunRequest& request) {
  if (request.code_object.empty()) return {};
  const auto file = base::read_source(request.code_object, base::Limits{});
  if (!file) return {"", base::render(file.diagnostics().front())};
  return {(*file)->text, ""};
}

void add_evidence(RunReport& report, const gpu::JobResult& result) {
  for (const auto& entry : result.evidence)
    if (std::find(report.evidence.begin(), report.evidence.end(), entry) == report.evidence.end())
      report.evidence.push_back(entry);
}

/// Why this subject is not run on this vendor's device, or nothing.
std::string not_for(const DeviceSubject& subject, const RunRequest& request) {
  const bool hip = request.vendor == "hip";
  if (subject.is_amd != hip)
    return hip ? "its code is PTX, the device is AMD's" : "its code is for AMD: run it with --vendor hip";
  if (hip && request.code_object.empty()) return "needs its compiled code: --code-object FILE";
  return subject.not_run;
}

gpu::DeviceOptions options_of(const RunRequest& request) {
  return {.vendor = request.vendor == "hip" ? gpu::Vendor::hip : gpu::Vendor::cuda,
          .library = request.library,
          .wall_ms_max = request.wall_ms_max};
}

/// The worst of the cases decides; of a claim that expects a refutation a failure is what should be seen.
void judge(RunSubject& subject, bool expects_refutation, bool replay) {
  const auto first = [&](RunOutcome outcome) {
    return std::find_if(subject.cases.begin(), subject.cases.end(),
                        [&](const RunCase& c) { return c.outcome == outcome; });
  };
  const auto shown = [&](RunOutcome as, std::vector<RunCase>::const_iterator at) {
    subject.outcome = as;
    subject.summary = "at " + at->sizes + ", " + at->data + ": " + at->findings.front();
  };
  if (const auto at = first(RunOutcome::no_device); at != subject.cases.end()) {
    subject.outcome = RunOutcome::no_device;
    subject.summary = at->findings.front();
  } else if (const auto bad = first(RunOutcome::failed); bad != subject.cases.end()) {
    shown(expects_refutation || replay ? RunOutcome::caught : RunOutcome::failed, bad);
  } else if (const auto open = first(RunOutcome::undecided); open != subject.cases.end()) {
    shown(RunOutcome::undecided, open);
  } else {
    subject.outcome = expects_refutation ? RunOutcome::not_shown : RunOutcome::passed;
    std::uint64_t elements = 0, same = 0;
    double worst = 0;
    for (const RunCase& c : subject.cases) {
      elements += c.elements;
      same += c.same_bits;
      worst = std::max(worst, c.worst_share);
    }
    subject.summary = std::to_string(subject.cases.size()) + " runs, " + std::to_string(elements) +
                      " elements, " + std::to_string(same) +
                      " with our bits, the others within the bound (worst error " +
                      std::to_string(worst).substr(0, 5) + " of it)";
  }
}

/// What is known of a subject before it runs; `no_device`: why there is none, or nothing.
RunSubject begin(const DeviceSubject& subject, const RunRequest& request, const Code& code,
                 const std::string& no_device) {
  RunSubject out{.id = subject.id, .kind = subject.kind, .expected = subject.expected};
  out.provenance = subject.provenance;
  out.diagnostics = verdict::as_data(subject.diagnostics);
  const auto not_run = [&](RunOutcome outcome, const std::string& why) {
    out.outcome = outcome;
    out.summary = why;
    return out;
  };
  if (!subject.diagnostics.empty()) return not_run(RunOutcome::rejected, subject.diagnostics.front().message);
  const std::string why = !code.why_not.empty() ? code.why_not : not_for(subject, request);
  if (!why.empty()) return not_run(RunOutcome::unsupported, why);
  if (!no_device.empty()) return not_run(RunOutcome::no_device, no_device);
  if (subject.cases.empty()) return not_run(RunOutcome::unsupported, "no sizes at which it can be launched");
  return out;
}

/// Subjects are prepared one by one and run many at a time: the start of a device costs more than a run.
class Batch {
 public:
  Batch(const RunRequest& request, const Code& code, const std::string& no_device, RunReport& report)
      : request_(request), code_(code), no_device_(no_device), report_(report) {}

  void add(DeviceSubject&& subject) {
    report_.subjects.push_back(begin(subject, request_, code_, no_device_));
    if (report_.subjects.back().outcome != RunOutcome::passed) return;
    for (const prove::DeviceCase& expected : subject.cases)
      jobs_.push_back(job_of(subject, expected, code_.object, request_.repeats));
    waiting_.emplace_back(report_.subjects.size() - 1, std::move(subject));
    if (jobs_.size() >= together) run();
  }

  void run() {
    if (jobs_.empty()) return;
    const std::vector<gpu::JobResult> results = gpu::run_jobs(options_of(request_), jobs_);
    std::size_t next = 0;
    for (const auto& [number, subject] : waiting_) {
      RunSubject& out = report_.subjects[number];
      for (const prove::DeviceCase& expected : subject.cases) {
        add_evidence(report_, results[next]);
        out.cases.push_back(compare(expected, results[next++]));
      }
      judge(out, subject.expects_refutation, request_.replay);
    }
    jobs_.clear();
    waiting_.clear();
  }

 private:
  static constexpr std::size_t together = 500;
  const RunRequest& request_;
  const Code& code_;
  const std::string& no_device_;
  RunReport& report_;
  std::vector<gpu::Job> jobs_;
  std::vector<std::pair<std::size_t, DeviceSubject>> waiting_;
};

std::string today() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  char text[32] = {};
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
  return text;
}

/// What the assembler on this machine says of itself; the driver has its own, which has the driver's version.
std::string assembler() {
  for (const char* path : {"/usr/local/cuda/bin/ptxas", "/usr/bin/ptxas"}) {
    const base::ChildResult result =
        base::run_child({.argv = {path, "--version"}, .limits = {.wall_time_ms_max = 5'000}});
    if (result.end != base::ChildEnd::exited || result.exit_code != 0) continue;
    const std::size_t at = result.out.find("release ");
    return at == std::string::npos ? "" : result.out.substr(at, result.out.find('\n', at) - at);
  }
  return "";
}

/// The same run under compute-sanitizer: exit code 9 is an error of the kernel that it found.
void sanitize(const RunRequest& request, RunReport& report) {
  constexpr int found_error = 9;
  std::vector<std::string> argv = {"/usr/local/cuda/bin/compute-sanitizer", "--target-processes", "all",
                                   "--error-exitcode", std::to_string(found_error)};
  if (const char* other = std::getenv("WARPPROOF_SANITIZER"); other != nullptr) argv.front() = other;
  argv.insert(argv.end(), request.sanitized_command.begin(), request.sanitized_command.end());
  const base::ChildResult result =
      base::run_child({.argv = argv, .limits = {.wall_time_ms_max = 600'000, .cpu_time_s_max = 0}});
  std::string text = "clean";
  if (result.end == base::ChildEnd::not_started)
    text = "not here";
  else if (result.end != base::ChildEnd::exited)
    text = base::describe(result, {});
  else if (result.exit_code == found_error)
    text = "errors: " + result.out.substr(0, 2000);
  report.sanitizer_found_errors = text.starts_with("errors");
  report.evidence.emplace_back("compute_sanitizer", text);
}

}  // namespace

std::string_view word(RunOutcome outcome) {
  constexpr std::string_view words[] = {"passed",    "caught",      "not shown", "undecided",
                                        "no device", "unsupported", "failed",    "rejected"};
  return words[static_cast<int>(outcome)];
}

RunReport run(const RunRequest& request) {
  return guarded([&] {
    RunReport report;
    const Code code = code_object(request);
    const gpu::JobResult device = gpu::probe(options_of(request));
    const std::string no_device = device.end == gpu::JobEnd::ran ? "" : device.why;
    const checking::DeviceOptions options{
        .replay = request.replay, .prepares = no_device.empty(), .amd = request.vendor == "hip"};
    Batch batch(request, code, no_device, report);
    checking::device_subjects(request.claims, options,
                              [&](DeviceSubject&& subject) { batch.add(std::move(subject)); });
    batch.run();
    report.evidence.emplace_back("date", today());
    if (const std::string text = assembler(); !text.empty()) report.evidence.emplace_back("ptxas", text);
    if (!request.sanitized_command.empty()) sanitize(request, report);
    return report;
  });
}

int exit_code(const RunReport& report) {
  bool failed = report.sanitizer_found_errors, open = report.subjects.empty();
  for (const RunSubject& subject : report.subjects) {
    if (subject.outcome == RunOutcome::rejected) return 2;
    failed = failed || subject.outcome == RunOutcome::failed;
    open = open || subject.outcome == RunOutcome::no_device || subject.outcome == RunOutcome::unsupported ||
           subject.outcome == RunOutcome::undecided;
  }
  return failed ? 1 : open ? 3 : 0;
}

}  // namespace warpproof
