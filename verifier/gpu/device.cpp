#include "verifier/gpu/device.h"

#include "verifier/base/child_work.h"
#include "verifier/gpu/result_text.h"
#include "verifier/gpu/run_job.h"

namespace warpproof::gpu {
namespace {

JobResult failed(JobEnd end, const std::string& why, const Job& job) {
  JobResult result;
  result.end = end;
  result.why = why;
  result.buffers.resize(job.buffers.size());
  return result;
}

/// In the child: jobs one after the other on one context, up to the first that the context may not survive.
std::string work(const DeviceOptions& options, const std::vector<Job>& jobs, std::size_t first,
                 std::size_t count) {
  std::string out;
  try {
    const auto driver = open_driver(options.vendor, options.library);
    for (std::size_t i = first; i < first + count; ++i) {
      const JobResult result = run_job(*driver, jobs[i]);
      out += write_result(result);
      if (result.end != JobEnd::ran && result.end != JobEnd::not_loaded) break;
    }
    // The context is left to the end of the process: destroying it may hang after a fault.
  } catch (const DriverError& error) {
    out += write_result(failed(error.end, error.what(), jobs[first]));
  }
  return out;
}

/// The results that a child gave: at least one, unless it did not end well.
std::vector<JobResult> run_some(const DeviceOptions& options, const std::vector<Job>& jobs, std::size_t first,
                                std::size_t count, std::uint64_t wall_ms_max, base::ChildWork& child) {
  child = base::work_in_child([&] { return work(options, jobs, first, count); }, wall_ms_max,
                              options.answer_bytes_max);
  std::vector<JobResult> results;
  for (std::size_t at = 0; at < child.answer.size() && results.size() < count;) {
    auto result = read_result(child.answer, at);
    if (!result) break;
    results.push_back(std::move(*result));
  }
  return results;
}

JobResult not_ended(const base::ChildWork& child, const DeviceOptions& options, const Job& job) {
  if (child.end == base::ChildWorkEnd::timed_out)
    return failed(JobEnd::timed_out, "did not end within " + std::to_string(options.wall_ms_max) + " ms",
                  job);
  if (child.end == base::ChildWorkEnd::too_large)
    return failed(JobEnd::out_of_room,
                  "more output than " + std::to_string(options.answer_bytes_max) + " bytes", job);
  return failed(JobEnd::crashed,
                child.signal != 0 ? "killed by signal " + std::to_string(child.signal) : "the child failed",
                job);
}

}  // namespace

std::vector<JobResult> run_jobs(const DeviceOptions& options, const std::vector<Job>& jobs) {
  std::vector<JobResult> results;
  bool together = true;  // until a child does not come back: then it must be known which job that was
  while (results.size() < jobs.size()) {
    const std::size_t first = results.size();
    const std::size_t count = together ? jobs.size() - first : 1;
    base::ChildWork child;
    std::vector<JobResult> some =
        run_some(options, jobs, first, count, options.wall_ms_max * (count > 1 ? 2 : 1), child);
    if (some.empty() && count > 1) {
      together = false;
      continue;
    }
    if (some.empty()) some.push_back(not_ended(child, options, jobs[first]));
    const bool no_driver = some.back().end == JobEnd::no_driver;
    for (JobResult& result : some) results.push_back(std::move(result));
    while (no_driver && results.size() < jobs.size())
      results.push_back(failed(JobEnd::no_driver, results.back().why, jobs[results.size()]));
  }
  return results;
}

JobResult probe(const DeviceOptions& options) {
  Job nothing;
  nothing.repeats = 0;
  return run_jobs(options, {nothing}).front();
}

}  // namespace warpproof::gpu
