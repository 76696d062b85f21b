// Several subjects at a time: the same verdicts, order and callbacks as one after the other.

#include "verifier/check/parallel.h"

#include <unistd.h>

#include <csignal>

#include "tests/unit/check/claim_folder.h"
#include "verifier/base/fault.h"
#include "verifier/check/child_message.h"
#include "verifier/verdict/record.h"

using namespace warpproof;

namespace {

std::string without_times(Verdict verdict) {
  verdict.time_ms = 0;
  for (Answer& answer : verdict.answers) answer.time_ms = 0;
  return verdict::record(verdict);
}

Request kernels() {
  Request request;
  request.root = WARPPROOF_SOURCE_DIR;
  request.files = {request.root + "/kernels/matmul/gemm_row_scale/claim.rw", request.root + "/none.rw",
                   request.root + "/rewrites/softmax/softmax_shift.rw"};
  request.only = {"gemm_row_scale_missing_barrier", "gemm_row_scale_unguarded_tail",
                  "gemm_row_scale_column_scale", "gemm_row_scale_last_rows_unwritten",
                  "softmax_shift_by_maximum"};
  request.compile_sources = false;
  request.quick = true;
  return request;
}

struct Seen {
  std::vector<std::string> verdicts, answered;
  std::size_t progress = 0;
};

Seen run(std::uint32_t jobs) {
  Request request = kernels();
  request.jobs = jobs;
  Seen seen;
  request.answered = [&](const Verdict& verdict) { seen.answered.push_back(without_times(verdict)); };
  request.progress = [&](const Progress& progress) { seen.progress += progress.subject.empty() ? 0 : 1; };
  for (const Verdict& verdict : checking::check_all(request)) seen.verdicts.push_back(without_times(verdict));
  return seen;
}

}  // namespace

TEST_CASE("eight at a time say what one after the other says, byte by byte and in the same order") {
  const Seen alone = run(1), together = run(8);
  REQUIRE(alone.verdicts.size() == 6);
  REQUIRE(together.verdicts.size() == alone.verdicts.size());
  for (std::size_t i = 0; i < alone.verdicts.size(); ++i) CHECK(alone.verdicts[i] == together.verdicts[i]);
  CHECK(alone.answered == alone.verdicts);
  CHECK(together.answered == alone.verdicts);
  CHECK(alone.progress > 0);
  // The proof that the kernels of a file share is searched once.
  CHECK(together.progress == alone.progress);
}

TEST_CASE("with a cache too; the second time nothing is asked") {
  const ClaimFolder folder;
  Request request = kernels();
  request.cache = folder.path("cache.db");
  request.jobs = 3;
  const std::vector<Verdict> first = checking::check_all(request);
  std::size_t progress = 0;
  request.progress = [&](const Progress&) { ++progress; };
  const std::vector<Verdict> second = checking::check_all(request);
  REQUIRE(first.size() == second.size());
  CHECK(progress == 0);
  for (std::size_t i = 0; i < first.size(); ++i)
    if (first[i].kind != "file") CHECK(second[i].provenance.back().second == "hit");
}

TEST_CASE("a child that dies or throws is asked again here, in its turn") {
  Request request = kernels();
  request.jobs = 4;
  std::vector<checking::Task> tasks = checking::tasks_of(request);
  checking::Cached cached(request);
  const pid_t parent = getpid();
  const checking::Compute compute = [&](checking::Task& task) {
    if (getpid() != parent && task.item.name == "gemm_row_scale_missing_barrier") raise(SIGKILL);
    if (getpid() != parent && task.item.name == "gemm_row_scale_column_scale")
      base::raise_fault("", 0, "planted");
    Verdict verdict;
    verdict.id = task.item.name;
    return verdict;
  };
  std::vector<std::string> ids;
  checking::answer_in_parallel(tasks, request, cached, compute,
                               [&](const Verdict& verdict) { ids.push_back(verdict.id); });
  REQUIRE(ids.size() == tasks.size());
  for (std::size_t i = 0; i < ids.size(); ++i) CHECK(ids[i] == tasks[i].item.name);
  // A fault that is there alone too is thrown, after what stands before it.
  ids.clear();
  const checking::Compute faulty = [&](checking::Task& task) {
    if (task.item.name == "gemm_row_scale_column_scale") base::raise_fault("", 0, "planted");
    return compute(task);
  };
  CHECK_THROWS_AS(checking::answer_in_parallel(tasks, request, cached, faulty,
                                               [&](const Verdict& verdict) { ids.push_back(verdict.id); }),
                  base::Fault);
  REQUIRE(!ids.empty());
  CHECK(ids.size() < tasks.size());
  CHECK(tasks[ids.size()].item.name == "gemm_row_scale_column_scale");
}

TEST_CASE("messages of a child are read as they come, also in pieces") {
  Verdict verdict;
  verdict.id = std::string("a\0b\xff", 4);
  const std::string all =
      checking::message_of(Progress{"gemm", "prove", 0.25}) + checking::message_of(verdict, 7.5);
  std::string text;
  std::vector<checking::ChildMessage> seen;
  for (const char c : all) {
    text += c;
    while (auto message = checking::take_message(text)) seen.push_back(std::move(*message));
  }
  REQUIRE(seen.size() == 2);
  CHECK(text.empty());
  CHECK(seen[0].progress->subject == "gemm");
  CHECK(seen[0].progress->stage == "prove");
  CHECK(seen[0].progress->done == 0.25);
  CHECK(seen[1].verdict->id == verdict.id);
  CHECK(seen[1].elapsed_ms == 7.5);
}
