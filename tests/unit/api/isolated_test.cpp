#include "warpproof/isolated.h"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "verifier/api/isolated_request.h"
#include "verifier/base/child_confinement.h"

using namespace warpproof;
namespace files = std::filesystem;

namespace {

const std::string source_dir = WARPPROOF_SOURCE_DIR;

class Folder {
 public:
  Folder() {
    char name[] = "/tmp/warpproof-isolated-XXXXXX";
    REQUIRE(mkdtemp(name));
    path = name;
  }
  ~Folder() { files::remove_all(path); }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path + "/" + name, std::ios::binary) << text;
    return path + "/" + name;
  }
  std::string path;
};

const std::string good = R"(rewrite halves
  size    N
  input   X[N] : real
  output  Y[N] : real
  before  Y[i] = X[i] / 2
  after   Y[i] = 0.5 * X[i]
  expect  proved for all sizes

wrong twin thirds of halves
  after   Y[i] = 0.25 * X[i]
  expect  refuted (value_differs)
)";

Isolation isolation() {
  Isolation out;
  out.worker = WARPPROOF_PROGRAM;
  out.unconfined = true;
  return out;
}

/// A program that stands in for the worker.
Isolation pretender(const Folder& folder, const std::string& script) {
  Isolation out = isolation();
  out.worker = folder.write("pretender", "#!/bin/sh\n" + script + "\n");
  files::permissions(out.worker, files::perms::owner_all);
  return out;
}

}  // namespace

TEST_CASE("an isolated answer is the answer") {
  const Folder folder;
  Request request;
  request.files = {folder.write("halves.rw", good)};
  std::vector<std::string> stages;
  request.progress = [&](const Progress& progress) { stages.push_back(progress.subject); };
  const IsolatedAnswer answer = check_isolated(request, isolation());
  INFO(answer.why);
  REQUIRE(answer.end == IsolatedEnd::answered);
  request.progress = nullptr;
  const std::vector<Verdict> here = check_all(request);
  REQUIRE(answer.verdicts.size() == here.size());
  for (std::size_t i = 0; i < here.size(); ++i) {
    CHECK(answer.verdicts[i].id == here[i].id);
    CHECK(answer.verdicts[i].outcome == here[i].outcome);
    CHECK(answer.verdicts[i].reason == here[i].reason);
    CHECK(answer.verdicts[i].expectation_met);
  }
  CHECK(answer.verdicts[0].outcome == Outcome::proved);
  CHECK(answer.verdicts[1].outcome == Outcome::refuted);
}

TEST_CASE("what progress throws ends the child and arrives as it was thrown") {
  const Folder folder;
  Request request;
  request.files = {folder.write("halves.rw", good)};
  request.progress = [](const Progress&) { throw std::out_of_range("enough"); };
  CHECK_THROWS_WITH_AS(check_isolated(request, isolation()), "enough", std::out_of_range);
  CHECK(waitpid(-1, nullptr, WNOHANG) == -1);  // no child is left, running or dead
}

TEST_CASE("bad input is a verdict of the child") {
  const Folder folder;
  Request request;
  request.files = {folder.write("bad.rw", "rewrite \xff")};
  const IsolatedAnswer answer = check_isolated(request, isolation());
  REQUIRE(answer.end == IsolatedEnd::answered);
  REQUIRE(answer.verdicts.size() == 1);
  CHECK(answer.verdicts[0].outcome == Outcome::rejected);
}

TEST_CASE("a kernel is compiled in the confined child") {
  if (access("/usr/local/cuda/bin/nvcc", X_OK) != 0 || !base::can_confine()) {
    MESSAGE("not measured here: needs nvcc and Landlock");
    return;
  }
  Request request;
  request.root = source_dir;
  request.quick = true;
  request.files = {source_dir + "/kernels/reduction/warp_row_sum/claim.rw"};
  request.only = {"warp_row_sum"};
  const IsolatedAnswer answer = check_isolated(request, isolation());
  INFO(answer.why);
  REQUIRE(answer.end == IsolatedEnd::answered);
  REQUIRE(!answer.verdicts.empty());
  CHECK(answer.verdicts[0].outcome == Outcome::proved);
  bool compiled = false;
  for (const auto& [name, value] : answer.verdicts[0].provenance)
    compiled = compiled || (name.starts_with("source(") && value.starts_with("compiled here by nvcc"));
  CHECK(compiled);
}

TEST_CASE("how a child ends is told apart") {
  const Folder folder;
  Request request;
  request.files = {folder.write("halves.rw", good)};
  const auto with = [&](const std::string& script) {
    return check_isolated(request, pretender(folder, script));
  };
  CHECK(with("exit 0").end == IsolatedEnd::crashed);
  CHECK(with("kill -SEGV $$").why.find("signal 11") != std::string::npos);
  CHECK(with("echo '{\"end\": {\"verdicts\": 0}}'").end == IsolatedEnd::answered);
  CHECK(with("echo '{\"end\": {\"verdicts\": 1}}'").end == IsolatedEnd::crashed);
  CHECK(with("echo '{\"end\": {\"verdicts\": 0}}'; exit 1").end == IsolatedEnd::crashed);
  CHECK(with("echo '{\"end\": {\"verdicts\": 0}}'; echo '{}'").end == IsolatedEnd::crashed);
  CHECK(with("echo '{\"fault\": \"out of memory\", \"memory\": true}'; exit 4").end ==
        IsolatedEnd::out_of_memory);
  CHECK(with("echo '{\"verdict\": \"{}\"}'").end == IsolatedEnd::crashed);
  CHECK(with("echo nonsense").end == IsolatedEnd::crashed);
  CHECK(with("head -c 100000 /dev/urandom").end == IsolatedEnd::crashed);

  Isolation slow = pretender(folder, "sleep 100");
  slow.wall_ms_max = 200;
  CHECK(check_isolated(request, slow).end == IsolatedEnd::timed_out);
  std::stop_source source;
  Isolation stopped = pretender(folder, "sleep 100");
  stopped.stop = source.get_token();
  std::jthread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    source.request_stop();
  });
  CHECK(check_isolated(request, stopped).end == IsolatedEnd::cancelled);
  Isolation missing = isolation();
  missing.worker = folder.path + "/nobody";
  CHECK(check_isolated(request, missing).end == IsolatedEnd::not_started);
}

TEST_CASE("the child sees the root and the system, writes its own folder, and has no network") {
  if (!base::can_confine()) {
    MESSAGE("not measured here: needs Landlock");
    return;
  }
  const Folder folder, other;
  other.write("secret", "secret");
  Request request;
  request.files = {folder.write("halves.rw", good)};
  const std::string out = "/tmp/warpproof-isolated-escaped";
  Isolation spy =
      pretender(folder,
                "fault() { echo \"{\\\"fault\\\": \\\"$1\\\"}\"; exit 4; }\n"
                "cat " +
                    other.path +
                    "/secret && fault read_elsewhere\n"
                    "cat /etc/passwd && fault read_etc\n"
                    "cat halves.rw " +
                    request.files[0] +
                    " > /dev/null\n"
                    "grep -q rewrite " +
                    request.files[0] +
                    " || fault not_read\n"
                    "echo x > " +
                    out +
                    " && fault written_elsewhere\n"
                    "echo x > " +
                    folder.path +
                    "/new && fault written_root\n"
                    "echo x > $TMPDIR/new || fault not_written\n"
                    "bash -c 'exec 3<>/dev/tcp/127.0.0.1/9' 2>&1 | grep -q 'not permitted' || fault network\n"
                    "fault all_good:$TMPDIR");
  const IsolatedAnswer answer = check_isolated(request, spy);
  CHECK(answer.end == IsolatedEnd::crashed);
  CHECK(answer.why.starts_with("all_good:"));
  CHECK_FALSE(files::exists(answer.why.substr(answer.why.find('/'))));  // removed afterwards
  CHECK_FALSE(files::exists(out));
}

TEST_CASE("the worker refuses what it does not understand") {
  const auto refused = [](const std::string& text) {
    std::istringstream in(text);
    std::ostringstream out;
    const int code = serve_worker(in, out);
    return code == 2 && out.str().find("\"fault\"") != std::string::npos;
  };
  CHECK(refused(""));
  CHECK(refused("[]"));
  CHECK(refused(std::string(100'000, '[')));
  CHECK(refused("{\"version\": \"0.0.0\", \"semantics\": \"0\"}"));
  std::string job = isolated::write_job({});
  job.replace(job.find("\"check\""), 7, "\"other\"");
  CHECK(refused(job));
}

TEST_CASE("a request reads back, bytes of paths too") {
  isolated::Job job;
  job.request.files = {"a\xff\xfe/\xc3\xa4.rw", "b\n\"\\.rw"};
  job.request.seed = ~0ull;
  job.request.quick = true;
  job.left = "l\x80";
  job.right = "r";
  job.kind = isolated::Kind::compare;
  std::string why;
  const auto again = isolated::read_job(isolated::write_job(job), why);
  REQUIRE(again.has_value());
  CHECK(again->request.files == job.request.files);
  CHECK(again->request.seed == job.request.seed);
  CHECK(again->request.quick);
  CHECK(again->left == job.left);
  CHECK(again->right == job.right);
  CHECK(again->kind == job.kind);
}
