// A program outside the tree: a right rewrite, a wrong twin and a file that is not there, through the
// installed library; once alone, then from threads at the same time, with the same answers.
#include <warpproof/check.h>
#include <warpproof/information.h>
#include <warpproof/report.h>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

warpproof::Request request_for(const std::string& root, const std::string& id) {
  warpproof::Request request;
  request.root = root;
  request.files = {root + "/rewrites/matmul/row_scale_past_projection.rw"};
  request.only = {id};
  return request;
}

std::string told(warpproof::Verdict verdict) {
  verdict.time_ms = 0;
  for (warpproof::Answer& answer : verdict.answers) answer.time_ms = 0;
  std::ostringstream text;
  warpproof::write_report({verdict}, "json", {}, text);
  return text.str();
}

bool same_from_threads(const std::string& root) {
  const std::vector<std::string> ids = {"row_scale_past_projection", "column_scale_past_projection"};
  std::vector<std::string> alone, together(2 * ids.size());
  for (const std::string& id : ids) alone.push_back(told(warpproof::check(request_for(root, id))));
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < together.size(); ++t)
    threads.emplace_back(
        [&, t] { together[t] = told(warpproof::check(request_for(root, ids[t % ids.size()]))); });
  for (std::thread& thread : threads) thread.join();
  for (std::size_t t = 0; t < together.size(); ++t)
    if (together[t] != alone[t % ids.size()]) {
      std::cout << "thread " << t << " says\n" << together[t] << "alone it was\n" << alone[t % ids.size()];
      return false;
    }
  return true;
}

/// What `progress` throws ends the work and arrives as it was thrown.
bool progress_ends_the_work(const std::string& root) {
  struct Enough {};
  warpproof::Request request;
  request.root = root;
  request.files = {root + "/kernels/matmul/gemm_row_scale/claim.rw"};
  request.only = {"gemm_row_scale"};
  request.compile_sources = false;
  int calls = 0;
  request.progress = [&](const warpproof::Progress&) {
    ++calls;
    throw Enough{};
  };
  try {
    warpproof::check_all(request);
  } catch (const Enough&) {
    return calls == 1;
  }
  return false;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::string root = argv[1];
  const warpproof::Verdict right = warpproof::check(request_for(root, "row_scale_past_projection"));
  const warpproof::Verdict wrong = warpproof::check(request_for(root, "column_scale_past_projection"));
  const warpproof::Verdict none = warpproof::check({.files = {root + "/no/such/file.rw"}});
  warpproof::write_report({right, wrong, none}, "text", {}, std::cout);
  const bool good =
      right.outcome == warpproof::Outcome::proved && wrong.outcome == warpproof::Outcome::refuted &&
      wrong.reason == warpproof::Reason::value_differs && none.outcome == warpproof::Outcome::rejected &&
      warpproof::exit_code({right, wrong}) == 0 && warpproof::exit_code({none}) == 2 &&
      !warpproof::version().empty();
  return good && same_from_threads(root) && progress_ends_the_work(root) ? 0 : 1;
}
