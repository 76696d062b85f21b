// The child's side of isolated.h: one request in, lines out, and the end.

#include <iostream>
#include <iterator>
#include <string>

#include "verifier/api/isolated_request.h"
#include "verifier/base/session.h"
#include "warpproof/isolated.h"

namespace warpproof {
namespace {

constexpr int exit_fault = 4;
constexpr int exit_bad_input = 2;

void answer(isolated::Job& job, std::ostream& out) {
  std::size_t count = 0;
  job.request.progress = [&](const Progress& progress) {
    out << isolated::progress_line(progress) << std::flush;
  };
  job.request.answered = [&](const Verdict& verdict) {
    out << isolated::verdict_line(verdict) << std::flush;
    ++count;
  };
  if (!job.left.empty() || !job.right.empty())
    job.request.answered(equivalent(job.left, job.right, job.request));
  else
    check_all(job.request);
  out << isolated::end_line(count) << std::flush;
}

}  // namespace

int serve_worker(std::istream& in, std::ostream& out) {
  base::keep_children_in_session();
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  std::string why;
  std::optional<isolated::Job> job = isolated::read_job(text, why);
  if (!job) {
    out << isolated::fault_line(why, false) << std::flush;
    return exit_bad_input;
  }
  try {
    answer(*job, out);
  } catch (const InternalFault& fault) {
    const std::string what = fault.what();
    out << isolated::fault_line(what, what == "out of memory") << std::flush;
    return exit_fault;
  }
  return out ? 0 : exit_fault;
}

}  // namespace warpproof
