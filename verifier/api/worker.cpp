// The child's side of isolated.h: one request in, lines out, and the end.

#include <iostream>
#include <iterator>
#include <string>

#include "verifier/api/guarded.h"
#include "verifier/api/isolated_request.h"
#include "verifier/base/files.h"
#include "verifier/base/session.h"
#include "verifier/gate/compare_sources.h"
#include "warpproof/isolated.h"

namespace warpproof {
namespace {

constexpr int exit_fault = 4;
constexpr int exit_bad_input = 2;

gating::CodeVersion version_at(const std::string& path) {
  gating::CodeVersion version;
  const std::string folder = base::folder_of(path);
  if (!folder.empty()) version.folder = folder;
  version.file = folder.empty() ? path : path.substr(folder.size() + 1);
  version.shown = path;
  return version;
}

std::vector<Verdict> compared(const isolated::Job& job) {
  return guarded(
      [&] { return gating::compare_sources(version_at(job.left), version_at(job.right), job.request); });
}

void answer(isolated::Job& job, std::ostream& out) {
  std::size_t count = 0;
  job.request.progress = [&](const Progress& progress) {
    out << isolated::progress_line(progress) << std::flush;
  };
  job.request.answered = [&](const Verdict& verdict) {
    out << isolated::verdict_line(verdict) << std::flush;
    ++count;
  };
  switch (job.kind) {
    case isolated::Kind::check:
      check_all(job.request);
      break;
    case isolated::Kind::equivalent:
      job.request.answered(equivalent(job.left, job.right, job.request));
      break;
    case isolated::Kind::compare:
      for (const Verdict& verdict : compared(job)) job.request.answered(verdict);
      break;
  }
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
