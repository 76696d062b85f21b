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
void work(const DeviceOptions& options, const std::vector<Job>& jobs, std::size_t first,
          const base::Write& write) {
  try {
    const auto driver = open_driver(options.vendor, options.library);
    Session session(*driver);
    for (std::size_t i = first; i < jobs.size(); ++i) {
      const JobResult result = run_job(session, jobs[i]);
      write(write_result(result));
      if (result.end != JobEnd::ran && result.end != JobEnd::not_loaded) break;
    }
    // The context is left to the end of the process: destroying it may hang after a fault.
  } catch (const DriverError& error) {
    write(write_result(failed(error.end, error.what(), jobs[first])));
  }
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
  while (results.size() < jobs.size()) {
    const std::size_t first = results.size();
    const base::ChildWork child =
        base::stream_from_child([&](const base::Write& write) { work(options, jobs, first, write); },
                                options.wall_ms_max, options.answer_bytes_max);
    for (std::size_t at = 0; at < child.answer.size() && results.size() < jobs.size();) {
      auto result = read_result(child.answer, at);
      if (!result) break;
      results.push_back(std::move(*result));
    }
    // The first without a result is the one that did not come back.
    const bool went_well = child.end == base::ChildWorkEnd::finished && results.size() > first;
    if (!went_well && results.size() < jobs.size())
      results.push_back(not_ended(child, options, jobs[results.size()]));
    while (results.back().end == JobEnd::timed_out && results.size() < jobs.size() &&
           !jobs[results.size()].group.empty() &&
           jobs[results.size()].group == jobs[results.size() - 1].group)
      results.push_back(failed(JobEnd::timed_out, "not run: an earlier run of this kernel did not come back",
                               jobs[results.size()]));
    while (results.back().end == JobEnd::no_driver && results.size() < jobs.size())
      results.push_back(failed(JobEnd::no_driver, results.back().why, jobs[results.size()]));
  }
  return results;
}

JobResult probe(const DeviceOptions& options) {
  const base::ChildWork child = base::stream_from_child(
      [&](const base::Write& write) {
        JobResult result;
        try {
          result.evidence = open_driver(options.vendor, options.library)->evidence();
          result.end = JobEnd::ran;
        } catch (const DriverError& error) {
          result = failed(error.end, error.what(), {});
        }
        write(write_result(result));
      },
      options.wall_ms_max, options.answer_bytes_max);
  std::size_t at = 0;
  const auto result = read_result(child.answer, at);
  return result ? *result : not_ended(child, options, {});
}

}  // namespace warpproof::gpu
